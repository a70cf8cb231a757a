import { DAY_MS } from '@/lib/shared/time'
import type { Claim } from './types'

/** Days between two bans that may still be one: a notice is dated later than the first login that failed. */
const NEAR_DAYS = 7

type Ban = Pick<NonNullable<Claim['ban']>, 'date' | 'days'>

const firstDay = ({ date }: Ban): number => Date.parse(date) / DAY_MS
/** The ban of a sold account states no length and counts as its first day. */
const lastDay = (ban: Ban): number => firstDay(ban) + (ban.days ?? 1) - 1

/** Whether a ban begins within an earlier one, and so is the same. */
export const isWithinBan = (ban: Ban, earlier: Ban): boolean =>
  firstDay(ban) >= firstDay(earlier) && firstDay(ban) <= lastDay(earlier)

/** Whether two bans may be the same: they overlap, or are at most seven days apart. */
export const isNearBan = (one: Ban, other: Ban): boolean =>
  firstDay(one) <= lastDay(other) + NEAR_DAYS && firstDay(other) <= lastDay(one) + NEAR_DAYS
