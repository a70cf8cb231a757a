import type { Metadata } from 'next'
import { CouponPage } from '@/components/site/campaign/coupon-page'

export const metadata: Metadata = { title: '我的优惠券', robots: { index: false } }

/** In the account centre's frame, but not below /center: no member header. */
export default function MyCouponPage() {
  return <CouponPage />
}
