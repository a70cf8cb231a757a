import { type Fen, fen } from '../money/money'
import { isCurrencyType } from './goods-types'

/** Rules of want-to-buy (docs/trade.md). */
export const WANT = {
  /** Open posts per user. */
  most: 5,
  /** Days until a post expires. */
  days: 7,
  /** Answers to one post, and answers of one seller to it. */
  answers: 30,
  answersOfOne: 3,
  title: { min: 4, max: 40 },
  detail: 200,
  note: 60,
} as const

/** Percentage of the budget that is reserved: all of it for currency, otherwise earnest money. */
export const reservePercent = (goodsTypeId: number): number => (isCurrencyType(goodsTypeId) ? 100 : 5)

/** Amount a post reserves, rounded up to a whole fen: never zero, never more than the budget. */
export const reserveOf = (budget: Fen, goodsTypeId: number): Fen =>
  fen((budget * BigInt(reservePercent(goodsTypeId)) + 99n) / 100n)

export type WantState = 'open' | 'ordered' | 'closed' | 'expired'
/** `void`: the item was sold, left the shelf or is now above the budget. `over`: the post was closed without it. */
export type WantAnswerState = 'open' | 'ordered' | 'declined' | 'withdrawn' | 'void' | 'over'

export const wantTitleError = (title: string): string | undefined =>
  [...title.trim()].length < WANT.title.min ? `请写清想买什么，至少${WANT.title.min}个字` : undefined
