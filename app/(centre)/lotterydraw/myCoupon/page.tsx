import type { Metadata } from 'next'
import { CouponPage } from '@/components/campaign/coupon-page'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '我的优惠券', robots: { index: false } }

export default function MyCouponPage() {
  return (
    <>
      <MemberBar />
      <CouponPage />
    </>
  )
}
