import { kindsText, type RestrictionKind } from '@/lib/shared/people/restrictions'

/** Account states, as shown to staff. */
export const USER_STATES = { normal: '正常', frozen: '本人冻结', closed: '已注销' } as const
export const USER_TONES = { normal: 'success', frozen: 'warning', closed: 'default' } as const

interface Shown {
  state: keyof typeof USER_STATES
  restricted: readonly RestrictionKind[]
}
/** The state of an account: one that is restricted is not normal. */
export const userStates = ({ state, restricted }: Shown): { color: string; text: string }[] => [
  ...(state === 'normal' && restricted.length > 0 ? [] : [{ color: USER_TONES[state], text: USER_STATES[state] }]),
  ...(restricted.length > 0 ? [{ color: 'error', text: `限制${kindsText(restricted)}` }] : []),
]
