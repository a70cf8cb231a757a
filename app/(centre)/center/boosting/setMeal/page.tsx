import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { PackagesScreen } from '@/components/modes/boosting/packages-screen'

export const metadata: Metadata = { title: '我的套餐', robots: { index: false } }

export default function SetMealRoute() {
  return (
    <>
      <MemberBar />
      <PackagesScreen />
    </>
  )
}
