import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { WorkerOrdersScreen } from '@/components/modes/boosting/worker-orders-screen'

export const metadata: Metadata = { title: '代练订单', robots: { index: false } }

export default function BoosterOrderRoute() {
  return (
    <>
      <MemberBar />
      <WorkerOrdersScreen />
    </>
  )
}
