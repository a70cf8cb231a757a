import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { CustomerScreen } from '@/components/modes/boosting/customer-screen'

export const metadata: Metadata = { title: '我的代练和护航', robots: { index: false } }

export default function BoostingRoute() {
  return (
    <>
      <MemberBar />
      <CustomerScreen />
    </>
  )
}
