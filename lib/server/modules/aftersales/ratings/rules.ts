import { DAY_MS } from '@/lib/shared/time'
import { RATING_DAYS } from '@/lib/shared/trade/service-rating'
import type { Served } from '../../orders/trading/staff/queries-served'

/** running: the order is not completed; none: no staff served it; late: completed too long ago; open: may be rated. */
export type RatingState = 'running' | 'none' | 'late' | 'open' | 'done'

export function ratingState({ endedAt, staffId }: Served, isRated: boolean, now: Date): RatingState {
  if (isRated) return 'done'
  if (!endedAt) return 'running'
  if (staffId === null) return 'none'
  return now.getTime() - endedAt.getTime() > RATING_DAYS * DAY_MS ? 'late' : 'open'
}
