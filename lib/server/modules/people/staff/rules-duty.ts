import { DAY_MINUTES, EVERY_DAY, isOnShift, type Roster, shiftStart } from '@/lib/shared/staff/shifts'
import { startOfDay } from '@/lib/shared/time'
import type { deskDuties } from '../../../db/schema/people/staff'

export interface Duty extends Roster {
  state: (typeof deskDuties.$inferSelect)['state']
}
export const ALWAYS: Duty = { state: 'open', shifts: [], holidays: [] }

type Stored = Pick<typeof deskDuties.$inferSelect, 'state' | 'shifts' | 'holidays' | 'fromHour' | 'toHour'>

/** The duty of a row; one that only the former release wrote has one window. */
export function dutyOf({ state, shifts, holidays, fromHour, toHour }: Stored): Duty {
  const former = fromHour === toHour ? [] : [{ days: EVERY_DAY, from: fromHour * 60, to: toHour * 60 }]
  return { state, holidays, shifts: shifts.length > 0 ? shifts : former }
}

/** The columns of the former release, which knows one window in whole hours. */
export function formerHoursOf({ shifts: [first] }: Roster): { fromHour: number; toHour: number } {
  if (!first) return { fromHour: 0, toHour: 0 }
  return { fromHour: Math.floor(first.from / 60), toHour: Math.ceil(first.to / 60) % (DAY_MINUTES / 60) }
}

/** Returns whether new orders are assigned now. */
export const isOnDuty = (duty: Duty, at: Date): boolean => duty.state === 'open' && isOnShift(duty, at)

/** Since when breaches count together: the running shift, between shifts the day. */
export const shiftSince = (duty: Duty, at: Date): Date => shiftStart(duty, at) ?? startOfDay(at)
