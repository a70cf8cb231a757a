import { type Fen, fen } from '@/lib/shared/money'
import type { LotteryPrize, Window } from './types'

/** All odds of a lottery together, in parts per million. */
export const ALL_ODDS = 1_000_000
/** 50,000 yuan: no prize is worth more (docs/decisions/campaign.md). */
const MAX_PRIZE: Fen = fen(5_000_000)

type WindowState = 'soon' | 'open' | 'ended'
export const windowState = ({ startsAt, endsAt }: Window, now: Date): WindowState =>
  now < startsAt ? 'soon' : now < endsAt ? 'open' : 'ended'

export interface PlannedPrize {
  name: string
  odds: number
  /** undefined: nothing is won. */
  coupon?: { title: string; amount: Fen; min: Fen; goodsTypes?: number[]; validDays: number; quantity: number }
}

/**
 * What is wrong with a planned lottery; null: nothing. Besides the law's limits a coupon is at most 5 % of the least
 * order, which is the platform's lowest fee: trading with oneself to cash in a coupon brings nothing.
 */
export function faultOf(prizes: readonly PlannedPrize[]): string | null {
  if (prizes.some(({ odds }) => !Number.isInteger(odds) || odds < 0)) return 'odds must be whole parts per million'
  const sum = prizes.reduce((all, { odds }) => all + odds, 0)
  if (sum !== ALL_ODDS) return `odds sum to ${sum}, not ${ALL_ODDS}`
  if (prizes.filter(({ coupon }) => !coupon).length !== 1) return 'exactly one prize must be nothing'
  for (const { name, coupon } of prizes) {
    if (!coupon) continue
    if (coupon.amount > MAX_PRIZE) return `${name} is worth more than 50,000 yuan`
    if (coupon.amount <= 0n || coupon.amount * 20n > coupon.min)
      return `${name} is worth more than 5 % of its least order`
    if (coupon.quantity < 1 || coupon.validDays < 1) return `${name} has no quantity or no time`
  }
  return null
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
