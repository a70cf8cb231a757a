import { goodsType } from '../goods/goods-types'
import { type Fen, moneyText } from './money'

interface CouponTerms {
  amount: Fen
  /** Least amount of goods, without cover. */
  min: Fen
  /** Empty: all. */
  goodsTypes: readonly number[]
  validFrom: Date
  validTo: Date
}

/** What a coupon is measured against: the goods without the cover, which no coupon lowers. */
interface CouponOrder {
  goods: bigint
  goodsTypeId: number
  now: Date
}

/**
 * What a coupon takes off an order: its amount, at most the fee that the platform earns by the order. Otherwise two people
 * who trade with each other would be paid for it.
 */
export const couponValue = (amount: Fen, fee: Fen): Fen => (amount < fee ? amount : fee)

/** "账号、道具", or "全部商品". */
export function scopeText(goodsTypes: readonly number[]): string {
  if (goodsTypes.length === 0) return '全部商品'
  return [...new Set(goodsTypes.map((type) => goodsType(type).name))].join('、')
}

/** Why a coupon does not fit an order, for a person; null when it fits. The page and the server ask the same. */
export function whyUnusable(coupon: CouponTerms, order: CouponOrder): string | null {
  if (order.now < coupon.validFrom) return '还没到可用时间'
  if (order.now >= coupon.validTo) return '优惠券已过期'
  if (coupon.goodsTypes.length > 0 && !coupon.goodsTypes.includes(order.goodsTypeId))
    return `仅限${scopeText(coupon.goodsTypes)}使用`
  if (order.goods < coupon.min)
    return `商品金额满 ${moneyText(coupon.min)} 可用，还差 ${moneyText(coupon.min - order.goods)}`
  return null
}
