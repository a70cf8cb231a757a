import { type Fen, fen } from '../money/money'
import { isCurrencyType } from './goods-types'

/** Rules of want-to-buy (docs/trade.md). */
export const WANT = {
  /** Live posts of a person. */
  most: 5,
  /** Days a post stands. */
  days: 7,
  /** Answers to one post, and of one seller to it. */
  answers: 30,
  answersOfOne: 3,
  title: { min: 4, max: 40 },
  detail: 200,
  note: 60,
} as const

/** Share of the budget that is set aside, in percent: currency is bought for just that, the rest is earnest money. */
export const reservePercent = (goodsTypeId: number): number => (isCurrencyType(goodsTypeId) ? 100 : 5)

/** What a post sets aside, rounded up to a whole fen: never nothing, never more than the budget. */
export const reserveOf = (budget: Fen, goodsTypeId: number): Fen =>
  fen((budget * BigInt(reservePercent(goodsTypeId)) + 99n) / 100n)

export type WantState = 'open' | 'ordered' | 'closed' | 'expired'
/** `void`: the item was sold, left the shelf or costs more than the budget now. `over`: the post ended without it. */
export type WantAnswerState = 'open' | 'ordered' | 'declined' | 'withdrawn' | 'void' | 'over'

export const wantTitleFault = (title: string): string | undefined =>
  [...title.trim()].length < WANT.title.min ? `请写清想买什么，至少${WANT.title.min}个字` : undefined
