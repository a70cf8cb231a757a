import { purposeOf } from '@/components/ui/kit/clock'
import type { DeskClock } from '@/lib/contract/entities/desk'
import { DESK_CLOCKS } from '@/lib/shared/staff/clocks'

/** What a clock of an order is for: 回复 of staff, 确认 of a party. */
export const ClockName = ({ clock: { kind, label } }: { clock: DeskClock }) => DESK_CLOCKS[kind] || purposeOf(label)

const NEAR_SECONDS = 1800
/** The colour of a clock, the same in every list and card; undefined: there is time. */
export const clockState = ({
  dueIn,
  isPressing = false,
}: {
  dueIn: number
  isPressing?: boolean
}): 'over' | 'near' | undefined => (dueIn < 0 ? 'over' : isPressing || dueIn < NEAR_SECONDS ? 'near' : undefined)
