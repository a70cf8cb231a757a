import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { BoosterScreen } from '@/components/modes/boosting/booster-screen'

export const metadata: Metadata = { title: '我是打手', robots: { index: false } }

export default function BoosterRoute() {
  return (
    <>
      <MemberBar />
      <BoosterScreen />
    </>
  )
}
