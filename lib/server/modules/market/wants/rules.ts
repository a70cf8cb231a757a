import { type Attrs, boundsText, readRange } from '@/lib/shared/goods/attrs'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import type { WantAnswerState, WantState } from '@/lib/shared/goods/want'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { GameField } from '../../../db/game-field'
import type { WishedFact } from '../../../db/schema/market/wants'
import { refuse } from '../../../runtime/refusal'
import type { WantAnswerRow, WantPost } from './types'

/** Returns the state of a want; past its end time it counts as expired even before the scheduled job closes it. */
export const stateOf = ({ status, dueAt }: Pick<WantPost, 'status' | 'dueAt'>, at: Date): WantState =>
  status === 'open' && dueAt <= at ? 'expired' : status

/** The properties of an item that decide whether it still matches a want. */
export interface Listing {
  priceFen: Fen
  isForSale: boolean
}

export const totalOf = (price: Fen, num: number): Fen => fen(price * BigInt(num))

export function answerStateOf(
  { status, num }: Pick<WantAnswerRow, 'status' | 'num'>,
  post: WantPost,
  listing: Listing | undefined,
  at: Date,
): WantAnswerState {
  if (status !== 'open') return status
  if (stateOf(post, at) !== 'open') return 'over'
  return listing?.isForSale && totalOf(listing.priceFen, num) <= post.budgetFen ? 'open' : 'void'
}

/** Returns wanted facts with the game's labels; numbers as bounds. Facts unknown to the game are omitted. */
export const wishedFacts = (fields: readonly GameField[], attrs: Attrs): WishedFact[] =>
  fields.flatMap(({ key, label, kind, options = [], unit = '' }) => {
    const wished = attrs.get(key) ?? []
    const value =
      kind === 'number'
        ? boundsText(readRange(wished[0]) ?? {}, unit)
        : wished.filter((one) => options.includes(one)).join('、')
    return value ? [{ key, label, value }] : []
  })

/** Returns the wanted amount of currency; other goods have none. Refuses INVALID_INPUT. */
export function amountOf(goodsTypeId: number, amount: number | undefined): number | null {
  if (!isCurrencyType(goodsTypeId)) return null
  if (amount === undefined) throw refuse('INVALID_INPUT', '请填写想买多少', { field: 'amount' })
  return amount
}
