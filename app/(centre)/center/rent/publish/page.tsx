import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { OfferHere } from '@/components/modes/rental/offer-page'

export const metadata: Metadata = { title: '发布出租', robots: { index: false } }

/** Query: goodsSn opens the form of that own account instead of a selection. */
export default function RentPublishPage() {
  return (
    <>
      <MemberBar />
      <OfferHere />
    </>
  )
}
