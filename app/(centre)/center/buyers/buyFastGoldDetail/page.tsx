import type { Metadata } from 'next'
import { GoldDetailHere } from '@/components/modes/fast-gold/gold-detail-page'

export const metadata: Metadata = { title: '买币订单', robots: { index: false } }

/** Query: orderSn; each party sees its own view. */
export default function BuyFastGoldDetailPage() {
  return <GoldDetailHere />
}
