import type { Metadata } from 'next'
import { CustomerRoom } from '@/components/boosting/customer-room'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '我的代练和护航', robots: { index: false } }

export default function BoostingRoute() {
  return (
    <>
      <MemberBar />
      <CustomerRoom />
    </>
  )
}
