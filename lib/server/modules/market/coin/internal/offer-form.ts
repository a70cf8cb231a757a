import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { CoinKind, CoinWay } from '@/lib/shared/trade/coin-terms'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'

/** What a merchant types of an offer. */
export interface OfferForm {
  ratio: bigint
  /** Units to sell, beside those held; of an offer that sells. */
  stock?: number
  /** What is prepaid, of an offer that buys. */
  budget?: Fen
  least: number
  most: number
  openFrom: number
  openTo: number
  way: CoinWay
  roleName?: string
}

const MOST_TOTAL = 9_999_999_999n

/** Refuses INVALID_INPUT: what belongs to its kind must be there, and any order of it must have a price that may be. */
export function assertOffer(kind: CoinKind, form: OfferForm, { leastPriceFen }: Rules): void {
  const fault = faultOf(kind, form, fen(leastPriceFen))
  if (fault) throw refuse('INVALID_INPUT', fault[1], { field: fault[0] })
}

function faultOf(kind: CoinKind, form: OfferForm, leastPrice: Fen): [field: string, message: string] | null {
  const { ratio, stock, budget, least, most, roleName } = form
  if (kind === 'sell' && stock === undefined) return ['stock', '请填写库存']
  if (kind === 'recycle' && !budget) return ['budget', '请填写回收备款']
  if (kind === 'recycle' && !roleName) return ['roleName', '请填写收货角色名']
  if (least > most) return ['most', '每单最多不能小于每单最少']
  if (coinPrice(BigInt(least), ratio) < leastPrice)
    return ['least', `每单最少的数量要值${fenToYuan(leastPrice)}元，请提高数量`]
  return coinPrice(BigInt(most), ratio) > MOST_TOTAL ? ['most', '每单最多的金额过大，请减少数量'] : null
}
