import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { GoldOrdersHere } from '@/components/modes/fast-gold/gold-orders-page'

export const metadata: Metadata = { title: '快速买币', robots: { index: false } }

/** Query: tabIndex, 0 bought from merchants, 1 sold to them. */
export default function BuyFastGoldPage() {
  return (
    <>
      <MemberBar />
      <GoldOrdersHere />
    </>
  )
}
