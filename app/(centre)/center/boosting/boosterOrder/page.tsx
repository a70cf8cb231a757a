import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { WorkerOrdersRoom } from '@/components/modes/boosting/worker-orders-room'

export const metadata: Metadata = { title: '代练订单', robots: { index: false } }

export default function BoosterOrderRoute() {
  return (
    <>
      <MemberBar />
      <WorkerOrdersRoom />
    </>
  )
}
