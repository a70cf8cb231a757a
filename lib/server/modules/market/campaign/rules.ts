import { MINUTE_MS } from '@/lib/shared/durations'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { LotteryPrize, PlannedPrize, Window } from './types'

/** All odds of a lottery together, in parts per million. */
export const ALL_ODDS = 1_000_000
/** 50,000 yuan: no prize is worth more (docs/decisions/campaign.md). */
const MAX_PRIZE: Fen = fen(5_000_000)

type WindowState = 'soon' | 'open' | 'ended'
export const windowState = ({ startsAt, endsAt }: Window, now: Date): WindowState =>
  now < startsAt ? 'soon' : now < endsAt ? 'open' : 'ended'

/**
 * What is wrong with a planned lottery, in Chinese; null: nothing. Besides the law's limits a coupon is at most 5 % of the least
 * order, which is the platform's lowest fee: trading with oneself to cash in a coupon brings nothing.
 */
export function faultOf(prizes: readonly PlannedPrize[]): string | null {
  if (prizes.some(({ odds }) => !Number.isInteger(odds) || odds < 0)) return '概率须精确到百万分之一，且不能为负'
  const sum = prizes.reduce((all, { odds }) => all + odds, 0)
  if (sum !== ALL_ODDS) return `各奖品的概率之和为 ${sum / 10_000}%，应为 100%`
  if (prizes.filter(({ coupon }) => !coupon).length !== 1) return '须有且只有一个“谢谢参与”'
  for (const { name, coupon } of prizes) {
    if (!coupon) continue
    const fault = couponFault(coupon)
    if (fault) return `“${name}”${fault}`
    if (coupon.quantity < 1) return `“${name}”没有数量`
  }
  return null
}

interface CouponTerms {
  amount: Fen
  min: Fen
  validDays: number
}

/** What is wrong with the terms of a coupon, whoever gives it; null: nothing. */
export function couponFault({ amount, min, validDays }: CouponTerms): string | null {
  if (amount > MAX_PRIZE) return '超过 50000 元'
  if (amount <= 0n || amount * 20n > min) return '的面额不能超过使用门槛的 5%'
  return validDays < 1 ? '没有有效期' : null
}

type Chooseable = Pick<LotteryPrize, 'oddsPpm' | 'sort'>

/** The prize a ticket (0..999,999) falls on by the published odds, in the order of the table. */
export function prizeAt<P extends Chooseable>(prizes: readonly P[], ticket: number): P {
  let upTo = 0
  for (const prize of [...prizes].sort((a, b) => a.sort - b.sort)) {
    upTo += prize.oddsPpm
    if (ticket < upTo) return prize
  }
  throw new Error(`ticket ${ticket} is beyond the odds`)
}

/** Odds in force: a used-up prize has none, its share falls to the prize of kind nothing. */
export function oddsNow(prizes: readonly LotteryPrize[]): Map<number, number> {
  const isGone = (prize: LotteryPrize) => prize.kind === 'coupon' && prize.remaining === 0
  const gone = prizes.filter(isGone).reduce((sum, prize) => sum + prize.oddsPpm, 0)
  return new Map(
    prizes.map((prize) => [prize.id, isGone(prize) ? 0 : prize.oddsPpm + (prize.kind === 'nothing' ? gone : 0)]),
  )
}

/** Draws left: free ones of today, those earned by orders, and how many the daily limit still allows. */
export function countChances(
  limits: { freePerDay: number; maxPerDay: number },
  used: { today: number; freeToday: number },
  earned: number,
) {
  const free = Math.max(0, limits.freePerDay - used.freeToday)
  return { free, earned, left: Math.max(0, Math.min(limits.maxPerDay - used.today, free + earned)) }
}

/** What is published stays from a minute before the beginning on: who draws first finds what was announced. */
const HOLD_MS = MINUTE_MS

export const hasBegun = ({ startsAt }: Pick<Window, 'startsAt'>, now: Date): boolean =>
  startsAt.getTime() - HOLD_MS <= now.getTime()

/** What is wrong with the time of a campaign that is announced, at its field; undefined: nothing. */
export function windowFault({ startsAt, endsAt }: Window, now: Date): { field: string; text: string } | undefined {
  if (endsAt <= startsAt) return { field: 'endTime', text: '结束时间须晚于开始时间' }
  return hasBegun({ startsAt }, now) ? { field: 'startTime', text: '开始时间须晚于现在一分钟以上' } : undefined
}

/** Goods types that a coupon cannot be for; null: none. */
export const couponTypesFault = (ids: readonly number[]): string | null =>
  ids.every((id) => GOODS_TYPES.some((type) => type.id === id)) ? null : '没有这种商品类型'

type BoardTerms = Window & { kind: string; modes: readonly string[] }

/** What is wrong with a leaderboard beside what it was; undefined: nothing. What it counts is fixed once it began. */
export function boardFault(
  board: BoardTerms,
  before: BoardTerms | undefined,
  now: Date,
): { field: string; text: string } | undefined {
  if (!before || !hasBegun(before, now)) return windowFault(board, now)
  const counts = ({ kind, startsAt, modes }: BoardTerms) => `${kind} ${startsAt.getTime()} ${[...modes].sort()}`
  if (counts(board) !== counts(before))
    return { field: 'modes', text: '榜单已经开始，类型、开始时间和统计范围不能再改' }
  if (before.endsAt <= now) return { field: 'endTime', text: '榜单已经结束' }
  return board.endsAt < now ? { field: 'endTime', text: '结束时间不能早于现在' } : undefined
}
