import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { CustomerRoom } from '@/components/modes/boosting/customer-room'

export const metadata: Metadata = { title: '我的代练和护航', robots: { index: false } }

export default function BoostingRoute() {
  return (
    <>
      <MemberBar />
      <CustomerRoom />
    </>
  )
}
