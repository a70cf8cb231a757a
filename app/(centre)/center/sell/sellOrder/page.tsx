import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { OrderListHere } from '@/components/orders/order/order-list-page'

export const metadata: Metadata = { title: '我卖出的', robots: { index: false } }

/** Query: headerIndex as on /center/buyers/buyRecord. */
export default function SellOrderPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell/sellOrder" />
      <OrderListHere side="sold" title="我卖出的" />
    </>
  )
}
