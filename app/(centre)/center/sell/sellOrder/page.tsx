import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { TradeBar } from '@/components/centre/trade-bar'
import { OrderListPage } from '@/components/order/order-list-page'

export const metadata: Metadata = { title: '我卖出的', robots: { index: false } }

/** Query: headerIndex as on /center/buyers/buyRecord. */
export default async function SellOrderPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { headerIndex } = await searchParams
  return (
    <>
      <MemberBar />
      <TradeBar side="seller" current="/center/sell/sellOrder" />
      <OrderListPage side="sold" tab={/^[2-5]$/.test(String(headerIndex)) ? Number(headerIndex) : 0} title="我卖出的" />
    </>
  )
}
