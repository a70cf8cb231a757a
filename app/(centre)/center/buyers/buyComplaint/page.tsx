import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { DisputesHere } from '@/components/orders/case/dispute/dispute-page'

export const metadata: Metadata = { title: '售后', robots: { index: false } }

/**
 * Query: orderSn, the order whose dispute is shown or opened; without it all of the member's disputes, as buyer or
 * seller.
 */
export default function BuyComplaintPage() {
  return <DisputesHere head={<MemberBar />} />
}
