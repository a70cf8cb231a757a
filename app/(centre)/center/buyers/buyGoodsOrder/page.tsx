import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { TradeBar } from '@/components/members/centre/trade-bar'
import { OrderListHere } from '@/components/orders/order/order-list-page'

export const metadata: Metadata = { title: '我的订单', robots: { index: false } }

/** Query: headerIndex as on /center/buyers/buyRecord. */
export default function BuyGoodsOrderPage() {
  return (
    <>
      <MemberBar />
      <TradeBar side="buyer" current="/center/buyers/buyGoodsOrder" />
      <OrderListHere side="bought" title="我的订单" />
    </>
  )
}
