import type { Metadata } from 'next'
import { BoosterRoom } from '@/components/boosting/booster-room'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '我是代练', robots: { index: false } }

export default function BoosterRoute() {
  return (
    <>
      <MemberBar />
      <BoosterRoom />
    </>
  )
}
