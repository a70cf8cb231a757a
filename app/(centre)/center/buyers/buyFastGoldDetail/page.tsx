import type { Metadata } from 'next'
import { GoldDetailHere } from '@/components/modes/fast-gold/gold-detail-page'

export const metadata: Metadata = { title: '买币订单', robots: { index: false } }

/** Query: orderSn; both parties each see their side. */
export default function BuyFastGoldDetailPage() {
  return <GoldDetailHere />
}
