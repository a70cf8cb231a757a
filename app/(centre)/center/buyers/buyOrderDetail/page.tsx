import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { OrderDetailPage } from '@/components/order/order-detail-page'

export const metadata: Metadata = { title: '订单详情', robots: { index: false } }

/** Query: orderSn; its buyer and its seller each see their side. */
export default async function BuyOrderDetailPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { orderSn } = await searchParams
  return (
    <>
      <MemberBar />
      <OrderDetailPage orderSn={typeof orderSn === 'string' ? orderSn : ''} />
    </>
  )
}
