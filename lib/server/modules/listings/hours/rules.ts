import { isOpenAt, type KeptHours } from '@/lib/shared/trade/open-hours'
import type { Rules } from '../../core/tenancy/types'
import type { Presence, PresenceJson } from './types'

export const ALWAYS: Presence = { windows: [], awayUntil: null }

export const presenceOf = (json: PresenceJson): Presence =>
  json ? { windows: json.windows, awayUntil: json.awayUntil ? new Date(json.awayUntil) : null } : ALWAYS

export const isAwayAt = ({ awayUntil }: Pick<Presence, 'awayUntil'>, at: Date): boolean =>
  awayUntil !== null && awayUntil > at

export const isPresentAt = (presence: Presence, at: Date): boolean =>
  !isAwayAt(presence, at) && isOpenAt(presence.windows, at)

/** What an order keeps of the hours when it is paid; undefined: its clocks run around the clock. */
export function keptOf(
  { windows, awayUntil }: Presence,
  { hoursCapHours: capHours }: Pick<Rules, 'hoursCapHours'>,
  at: Date,
): KeptHours | undefined {
  const isAway = awayUntil !== null && awayUntil > at
  if (windows.length === 0 && !isAway) return undefined
  return isAway ? { windows, awayUntil: awayUntil.toISOString(), capHours } : { windows, capHours }
}
