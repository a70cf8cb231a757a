import type { Metadata } from 'next'
import { OrderDetailHere } from '@/components/orders/detail/order-detail-page'

export const metadata: Metadata = { title: '订单详情', robots: { index: false } }

/** Query: orderSn; its buyer and its seller each see their side. */
export default function BuyOrderDetailPage() {
  return <OrderDetailHere />
}
