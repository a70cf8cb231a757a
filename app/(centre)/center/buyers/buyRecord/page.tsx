import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { BothSidesHere } from '@/components/orders/order/order-list-page'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'

export const metadata: Metadata = { title: '订单中心', robots: { index: false } }

/** Query: headerIndex 1 pending payment, 2 awaiting shipment, 3-5 further tabs; isSeller=1 sales, the only list of them. */
export default function BuyRecordPage() {
  return (
    <>
      <MemberBar />
      <BothSidesHere title="订单中心" bothSides soldBar={<TradeBar side="seller" current={SOLD_ORDERS_PATH} />} />
    </>
  )
}
