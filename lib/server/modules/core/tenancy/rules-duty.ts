import type { DutyHours } from '@/lib/shared/trade/duty-hours'
import type { Rules } from './types'

/** Duty hours of customer service, in which deadlines for answers count. */
export const dutyOf = ({
  dutyFromHour: from,
  dutyToHour: to,
}: Pick<Rules, 'dutyFromHour' | 'dutyToHour'>): DutyHours => ({
  from,
  to,
})
