/** What an order waits for from its staff member, with its name at the desk. */
export const CLOCKS = {
  first: '首次回复',
  next: '回复',
  verify: '验号',
  rebind: '换绑',
} as const
export type ClockKind = keyof typeof CLOCKS
export const CLOCK_KINDS = Object.keys(CLOCKS) as [ClockKind, ...ClockKind[]]

/** What the desk counts down for an order: what staff owe, or the timer of a party. */
export const DESK_CLOCKS = { ...CLOCKS, take: '接手', hold: '处理', timer: '' } as const
export type DeskClockKind = keyof typeof DESK_CLOCKS
export const DESK_CLOCK_KINDS = Object.keys(DESK_CLOCKS) as [DeskClockKind, ...DeskClockKind[]]

/** Breaches in one shift after which supervisors are notified. */
export const BREACHES_A_SHIFT = 3

/** A staff name as parties read it: with the title, unless the name has it. */
export const staffTitle = (name: string): string => (name.startsWith('客服') ? name : `客服${name}`)
