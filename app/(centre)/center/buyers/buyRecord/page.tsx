import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { BothSidesHere } from '@/components/orders/order/order-list-page'

export const metadata: Metadata = { title: '订单中心', robots: { index: false } }

/** Query: headerIndex 1 pending payment, 2 awaiting shipment, 3-5 further tabs; isSeller=1 sales. */
export default function BuyRecordPage() {
  return (
    <>
      <MemberBar />
      <BothSidesHere title="订单中心" bothSides />
    </>
  )
}
