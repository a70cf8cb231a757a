import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { TradeBar } from '@/components/centre/trade-bar'
import { OrderListPage } from '@/components/order/order-list-page'

export const metadata: Metadata = { title: '我的订单', robots: { index: false } }

/** Query: headerIndex as on /center/buyers/buyRecord. */
export default async function BuyGoodsOrderPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { headerIndex } = await searchParams
  return (
    <>
      <MemberBar />
      <TradeBar side="buyer" current="/center/buyers/buyGoodsOrder" />
      <OrderListPage
        side="bought"
        tab={/^[1-5]$/.test(String(headerIndex)) ? Number(headerIndex) : 0}
        title="我的订单"
      />
    </>
  )
}
