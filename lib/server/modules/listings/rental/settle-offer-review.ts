import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import type { Rules } from '../../core/tenancy/types'
import { loadRentPrices } from '../catalog/lists/queries-rent'
import { parkOffer } from './internal/park-offer'
import { findOffer } from './queries'
import { rangesOf, rentPriceError } from './rules'

interface Approved {
  goodsSn: GoodsSn
  ownerId: UserId
  /** Of rentals of its game on its site, now. */
  rules: Pick<Rules, 'leastPriceFen' | 'tradeOpen'>
  at: Date
}

/**
 * Lets an account that staff approved at the prices its owner set meanwhile; if the rules no longer allow them, it is
 * not for rent and its owner keeps the prices. Returns what is against them and what to do, '' if it is let, null if it is only for
 * sale.
 */
export async function settleOfferReview(
  tx: Tx,
  effects: Effects,
  { goodsSn, ownerId, rules, at }: Approved,
): Promise<string | null> {
  const prices = await loadRentPrices(tx, goodsSn, ownerId)
  if (!prices) return null
  const hourPrices = rangesOf(await findOffer(tx, goodsSn))
  const error = rentPriceError({ prices, hourPrices }, fen(rules.leastPriceFen))
  if (rules.tradeOpen && !error) return ''
  await parkOffer(tx, effects, { goodsSn, ownerId, prices, at })
  return rules.tradeOpen ? `${error?.message}，请到“我的租号”修改租金` : '该游戏暂停租号，恢复后可在“我的租号”开启'
}
