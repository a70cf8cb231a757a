import type { deskDuties } from '../../../db/schema/people/staff'

export type Duty = Pick<typeof deskDuties.$inferSelect, 'state' | 'fromHour' | 'toHour'>
export const ALWAYS: Duty = { state: 'open', fromHour: 0, toHour: 0 }

const BEIJING_MS = 8 * 3_600_000
const hourOf = (at: Date): number => new Date(at.getTime() + BEIJING_MS).getUTCHours()

/** Returns whether new orders are assigned now; the hours may span midnight. */
export function isOnDuty({ state, fromHour: from, toHour: to }: Duty, at: Date): boolean {
  if (state !== 'open') return false
  const hour = hourOf(at)
  return from === to || (from < to ? hour >= from && hour < to : hour >= from || hour < to)
}
