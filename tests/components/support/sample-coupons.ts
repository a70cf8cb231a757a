import type { CouponRow } from '@/lib/contract/entities/campaign'
import { pageOf } from './page-of'

/** Returns an unused, long-valid coupon of 20.00 for orders of at least 400.00. */
export const couponOf = (more: Partial<CouponRow> = {}): CouponRow => ({
  couponId: 4,
  title: '满 400 元减 20 元',
  amount: '20.00',
  minAmount: '400.00',
  goodsTypes: [],
  source: 'lottery',
  validFrom: '2020-01-01 00:00:00',
  validTo: '2099-01-01 00:00:00',
  state: 'unused',
  orderSn: null,
  usedTime: null,
  ...more,
})

export const couponPage = (list: CouponRow[]) => ({
  ...pageOf(list),
  counts: { unused: list.length, used: 0, expired: 0 },
})
