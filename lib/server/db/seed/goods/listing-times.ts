import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import type { Random } from '../random'
import { weighted } from '../weighted'

const BEIJING_MS = 8 * HOUR_MS
/** Relative activity in each hour of a Beijing day. */
const HOURS = [5, 3, 2, 1, 1, 1, 2, 3, 5, 7, 8, 8, 9, 8, 7, 7, 7, 7, 8, 10, 13, 14, 12, 9]
const hourOf = weighted(
  HOURS.map((_, hour) => hour),
  (hour) => HOURS[hour] as number,
)
/** Average days an item stays listed, at most MAX_DAYS. */
const MEAN_DAYS = 13
const MAX_DAYS = 88

/** A time `days` before today at a busy hour; never in the future. */
export function atBusyHour(random: Random, now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS
  const at = today - days * DAY_MS + hourOf(random) * HOUR_MS + Math.floor(random.next() * HOUR_MS)
  return new Date(at < now.getTime() - 60_000 ? at : at - DAY_MS)
}

/** Listing time of an item that is still on the shelf: mostly in the last two weeks. */
export const listedAt = (random: Random, now: Date): Date =>
  atBusyHour(random, now, Math.min(MAX_DAYS, Math.floor(-Math.log(1 - random.next()) * MEAN_DAYS)))

/** Views grow with age, fast at first; the rate is random per item. */
export function viewsOf(random: Random, listed: Date, now: Date): number {
  const hours = Math.max(0, now.getTime() - listed.getTime()) / HOUR_MS
  return Math.floor(0.5 * 18 ** random.next() * hours ** 0.75)
}

/** A few percent of viewers add it to their favourites. */
export const fansOf = (random: Random, views: number): number =>
  Math.floor(views * (0.004 + 0.036 * random.next() ** 2))
