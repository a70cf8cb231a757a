import type { Metadata } from 'next'
import { OrderDetailHere } from '@/components/orders/detail/order-detail-page'

export const metadata: Metadata = { title: '订单详情', robots: { index: false } }

/** Query: orderSn; buyer and seller each see their own view. */
export default function BuyOrderDetailPage() {
  return <OrderDetailHere />
}
