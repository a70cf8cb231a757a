import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { OwnRentHere } from '@/components/modes/rental/own-rent-page'

export const metadata: Metadata = { title: '我的租号', robots: { index: false } }

/** Query: tabIndex, 0 own rental offers, 1 their orders, 2 rented from others. */
export default function RentPage() {
  return (
    <>
      <MemberBar />
      <OwnRentHere />
    </>
  )
}
