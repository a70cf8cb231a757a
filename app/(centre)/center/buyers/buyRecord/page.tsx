import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { OrderListPage } from '@/components/order/order-list-page'

export const metadata: Metadata = { title: '订单中心', robots: { index: false } }

/** Query: headerIndex 1 pending payment, 2 awaiting shipment, 3-5 further tabs; isSeller=1 sales. */
export default async function BuyRecordPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { headerIndex, isSeller } = await searchParams
  const tab = /^[1-5]$/.test(String(headerIndex)) ? Number(headerIndex) : 0
  return (
    <>
      <MemberBar />
      <OrderListPage
        key={`${tab} ${isSeller}`}
        side={isSeller === '1' ? 'sold' : 'bought'}
        tab={tab}
        title="订单中心"
        bothSides
      />
    </>
  )
}
