import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { CoinKind, CoinWay } from '@/lib/shared/trade/coin-terms'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'

/** The fields of an offer that a merchant fills in. */
export interface OfferForm {
  ratio: bigint
  /** Units for sale, not including reserved ones; for offers that sell. */
  stock?: number
  /** Prepaid amount; for offers that buy. */
  budget?: Fen
  least: number
  most: number
  way: CoinWay
  roleName?: string
}

const MOST_TOTAL = 9_999_999_999n

/**
 * Refuses INVALID_INPUT: required fields of the kind are missing, or an order could have a price that is not allowed.
 */
export function assertOffer(kind: CoinKind, form: OfferForm, { leastPriceFen }: Rules): void {
  const error = offerError(kind, form, fen(leastPriceFen))
  if (error) throw refuse('INVALID_INPUT', error[1], { field: error[0] })
}

function offerError(kind: CoinKind, form: OfferForm, leastPrice: Fen): [field: string, message: string] | null {
  const { ratio, stock, budget, least, most, roleName } = form
  if (kind === 'sell' && stock === undefined) return ['stock', '请填写库存']
  if (kind === 'recycle' && !budget) return ['budget', '请填写回收备款']
  if (kind === 'recycle' && !roleName) return ['roleName', '请填写收货角色名']
  if (least > most) return ['most', '每单最多不能小于每单最少']
  return priceError({ ratio, least, most }, leastPrice)
}

/** Whether an order within the bounds could have a price that is not allowed. */
export function priceError(
  { ratio, least, most }: Pick<OfferForm, 'ratio' | 'least' | 'most'>,
  leastPrice: Fen,
): [field: string, message: string] | null {
  if (coinPrice(BigInt(least), ratio) < leastPrice)
    return ['least', `每单最少的数量要值${fenToYuan(leastPrice)}元，请提高数量`]
  return coinPrice(BigInt(most), ratio) > MOST_TOTAL ? ['most', '每单最多的金额过大，请减少数量'] : null
}
