import { useEffect, useState } from 'react'
import { parseDateTime } from '@/lib/shared/time'
import type { FittingCoupons } from './coupons-for'
import type { OrderGoods } from './use-order-goods'

/** Coupons that were shown but are missing after a reload: they are marked instead of silently removed. */
export function useUnavailableCoupons({
  coupons,
  readAt,
}: Pick<OrderGoods, 'coupons' | 'readAt'>): FittingCoupons['unfit'] {
  const [seen, setSeen] = useState(coupons)
  const isThere = (couponId: number) => coupons.some((one) => one.couponId === couponId)
  useEffect(() => setSeen((was) => [...coupons, ...was.filter((one) => !isThere(one.couponId))]), [coupons])
  return seen
    .filter((one) => !isThere(one.couponId))
    .map((coupon) => ({
      coupon,
      why: readAt >= parseDateTime(coupon.validTo) ? '优惠券已过期' : '现在不能用，可能已用于其他订单',
    }))
}
