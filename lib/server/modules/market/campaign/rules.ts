import { MINUTE_MS } from '@/lib/shared/durations'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { LotteryPrize, PlannedPrize, Window } from './types'

/** Sum of all odds of a lottery, in parts per million. */
export const ALL_ODDS = 1_000_000
/** Maximum value of a prize: 50,000 yuan (docs/decisions/campaign.md). */
const MAX_PRIZE: Fen = fen(5_000_000)

type WindowState = 'soon' | 'open' | 'ended'
export const windowState = ({ startsAt, endsAt }: Window, now: Date): WindowState =>
  now < startsAt ? 'soon' : now < endsAt ? 'open' : 'ended'

/**
 * Returns what is invalid in a planned lottery, in Chinese; null if nothing is. Besides the legal limits, a coupon is
 * at most 5 % of the minimum order, which is the platform's lowest fee, so that trading with oneself to cash in a
 * coupon gains nothing.
 */
export function lotteryError(prizes: readonly PlannedPrize[]): string | null {
  if (prizes.some(({ odds }) => !Number.isInteger(odds) || odds < 0)) return '概率须精确到百万分之一，且不能为负'
  const sum = prizes.reduce((all, { odds }) => all + odds, 0)
  if (sum !== ALL_ODDS) return `各奖品的概率之和为 ${sum / 10_000}%，应为 100%`
  if (prizes.filter(({ coupon }) => !coupon).length !== 1) return '须有且只有一个“谢谢参与”'
  for (const { name, coupon } of prizes) {
    if (!coupon) continue
    const error = couponError(coupon)
    if (error) return `“${name}”${error}`
    if (coupon.quantity < 1) return `“${name}”没有数量`
  }
  return null
}

interface CouponTerms {
  amount: Fen
  min: Fen
  validDays: number
}

/** Returns what is invalid in the terms of any coupon; null if nothing is. */
export function couponError({ amount, min, validDays }: CouponTerms): string | null {
  if (amount > MAX_PRIZE) return '超过 50000 元'
  if (amount <= 0n || amount * 20n > min) return '的面额不能超过使用门槛的 5%'
  return validDays < 1 ? '没有有效期' : null
}

type Chooseable = Pick<LotteryPrize, 'oddsPpm' | 'sort'>

/** Returns the prize of a ticket (0..999,999) by the published odds, in the order of the table. */
export function prizeAt<P extends Chooseable>(prizes: readonly P[], ticket: number): P {
  let upTo = 0
  for (const prize of [...prizes].sort((a, b) => a.sort - b.sort)) {
    upTo += prize.oddsPpm
    if (ticket < upTo) return prize
  }
  throw new Error(`ticket ${ticket} is beyond the odds`)
}

/** Returns current odds: a used-up prize has none, and its share goes to the prize of kind nothing. */
export function oddsNow(prizes: readonly LotteryPrize[]): Map<number, number> {
  const isGone = (prize: LotteryPrize) => prize.kind === 'coupon' && prize.remaining === 0
  const gone = prizes.filter(isGone).reduce((sum, prize) => sum + prize.oddsPpm, 0)
  return new Map(
    prizes.map((prize) => [prize.id, isGone(prize) ? 0 : prize.oddsPpm + (prize.kind === 'nothing' ? gone : 0)]),
  )
}

/** Draws left: today's free ones, those earned by orders, and how many the daily limit still allows. */
export function countChances(
  limits: { freePerDay: number; maxPerDay: number },
  used: { today: number; freeToday: number },
  earned: number,
) {
  const free = Math.max(0, limits.freePerDay - used.freeToday)
  return { free, earned, left: Math.max(0, Math.min(limits.maxPerDay - used.today, free + earned)) }
}

/** The published terms are frozen one minute before the start, so that the first draws use what was announced. */
const HOLD_MS = MINUTE_MS

export const hasBegun = ({ startsAt }: Pick<Window, 'startsAt'>, now: Date): boolean =>
  startsAt.getTime() - HOLD_MS <= now.getTime()

/** Returns the first invalid field of an announced campaign's time window and its message; undefined if none. */
export function windowError({ startsAt, endsAt }: Window, now: Date): { field: string; text: string } | undefined {
  if (endsAt <= startsAt) return { field: 'endTime', text: '结束时间须晚于开始时间' }
  return hasBegun({ startsAt }, now) ? { field: 'startTime', text: '开始时间须晚于现在一分钟以上' } : undefined
}

/** Returns why a coupon cannot be for these goods types; null if it can. */
export const couponTypesError = (ids: readonly number[]): string | null =>
  ids.every((id) => GOODS_TYPES.some((type) => type.id === id)) ? null : '没有这种商品类型'

type BoardTerms = Window & { kind: string; modes: readonly string[] }

/**
 * Returns what is invalid in a leaderboard, compared with its current version; undefined if nothing is. What it counts
 * cannot change once it has begun.
 */
export function boardError(
  board: BoardTerms,
  before: BoardTerms | undefined,
  now: Date,
): { field: string; text: string } | undefined {
  if (!before || !hasBegun(before, now)) return windowError(board, now)
  const counts = ({ kind, startsAt, modes }: BoardTerms) => `${kind} ${startsAt.getTime()} ${[...modes].sort()}`
  if (counts(board) !== counts(before))
    return { field: 'modes', text: '榜单已经开始，类型、开始时间和统计范围不能再改' }
  if (before.endsAt <= now) return { field: 'endTime', text: '榜单已经结束' }
  return board.endsAt < now ? { field: 'endTime', text: '结束时间不能早于现在' } : undefined
}
