import type { Metadata } from 'next'
import { PackagesRoom } from '@/components/boosting/packages-room'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '我的套餐', robots: { index: false } }

export default function SetMealRoute() {
  return (
    <>
      <MemberBar />
      <PackagesRoom />
    </>
  )
}
