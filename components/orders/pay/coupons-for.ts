import type { CouponRow } from '@/lib/contract/entities/campaign'
import { quoteSale } from '@/lib/shared/goods/quote'
import { whyUnusable } from '@/lib/shared/money/coupon'
import { yuanToFen } from '@/lib/shared/money/money'
import { parseDateTime } from '@/lib/shared/time'
import type { OrderGoods } from './use-order-goods'

export interface FittingCoupons {
  usable: CouponRow[]
  unfit: { coupon: CouponRow; why: string }[]
}

/**
 * Own coupons checked against the order by the server's rule, as of the time they were loaded: one that expires while
 * the page is open is still sent, and rejected. Highest discount first.
 */
export function couponsFor({ goods, coupons, readAt }: OrderGoods, num: number): FittingCoupons {
  const sale = quoteSale({ unit: yuanToFen(goods.price), num, tier: null })
  const order = { goods: sale.goods, goodsTypeId: goods.goodsTypeId, now: readAt }
  const judged = coupons.map((coupon) => ({ coupon, why: whyUnusable(termsOf(coupon), order) }))
  return {
    usable: judged
      .flatMap(({ coupon, why }) => (why === null ? [coupon] : []))
      .sort((a, b) => Number(yuanToFen(b.amount) - yuanToFen(a.amount))),
    unfit: judged.flatMap(({ coupon, why }) => (why === null ? [] : [{ coupon, why }])),
  }
}

const termsOf = ({ amount, minAmount, goodsTypes, validFrom, validTo }: CouponRow) => ({
  amount: yuanToFen(amount),
  min: yuanToFen(minAmount),
  goodsTypes,
  validFrom: parseDateTime(validFrom),
  validTo: parseDateTime(validTo),
})
