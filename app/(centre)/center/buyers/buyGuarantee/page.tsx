import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { ClaimsHere } from '@/components/orders/case/claim/claim-page'

export const metadata: Metadata = { title: '包赔理赔', robots: { index: false } }

/**
 * Query: orderSn, the order whose claim is shown or filed; without it all of the member's claims, as buyer or seller.
 */
export default function BuyGuaranteePage() {
  return <ClaimsHere head={<MemberBar />} />
}
