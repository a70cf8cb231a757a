import { goodsType } from '../goods/goods-types'
import { type Fen, moneyText } from './money'

interface CouponTerms {
  amount: Fen
  /** Minimum price of the goods, without cover. */
  min: Fen
  /** Empty: all. */
  goodsTypes: readonly number[]
  validFrom: Date
  validTo: Date
}

/** Data to check a coupon against: the goods without the cover, which a coupon cannot reduce. */
interface CouponOrder {
  goods: bigint
  goodsTypeId: number
  now: Date
}

/**
 * Discount of a coupon: its amount, but at most the platform's fee for the order. Otherwise two people could profit by
 * trading with each other.
 */
export const couponValue = (amount: Fen, fee: Fen): Fen => (amount < fee ? amount : fee)

/** e.g. "账号、道具", or "全部商品". */
export function scopeText(goodsTypes: readonly number[]): string {
  if (goodsTypes.length === 0) return '全部商品'
  return [...new Set(goodsTypes.map((type) => goodsType(type).name))].join('、')
}

/** Why a coupon cannot be used for an order, as a readable message; null if it can. Used by both page and server. */
export function whyUnusable(coupon: CouponTerms, order: CouponOrder): string | null {
  if (order.now < coupon.validFrom) return '还没到可用时间'
  if (order.now >= coupon.validTo) return '优惠券已过期'
  if (coupon.goodsTypes.length > 0 && !coupon.goodsTypes.includes(order.goodsTypeId))
    return `仅限${scopeText(coupon.goodsTypes)}使用`
  if (order.goods < coupon.min)
    return `商品金额满 ${moneyText(coupon.min)} 可用，还差 ${moneyText(coupon.min - order.goods)}`
  return null
}
