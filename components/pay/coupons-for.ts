import type { CouponRow } from '@/lib/contract/entities/campaign'
import { whyUnusable } from '@/lib/shared/coupon'
import { yuanToFen } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import { parseDateTime } from '@/lib/shared/time'
import type { OrderGoods } from './use-order-goods'

export interface FittingCoupons {
  usable: CouponRow[]
  unfit: { coupon: CouponRow; why: string }[]
}

/** Own coupons measured against the order by the server's rule; the greatest help first. The server asks again. */
export function couponsFor({ goods, coupons }: OrderGoods, num: number, now = new Date()): FittingCoupons {
  const sale = quoteSale({ unit: yuanToFen(goods.price), num, tier: null })
  const order = { goods: sale.goods, goodsTypeId: goods.goodsTypeId, now }
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
