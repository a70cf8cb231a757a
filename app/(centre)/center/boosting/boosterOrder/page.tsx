import type { Metadata } from 'next'
import { WorkerOrdersRoom } from '@/components/boosting/worker-orders-room'
import { MemberBar } from '@/components/centre/member-bar'

export const metadata: Metadata = { title: '代练订单', robots: { index: false } }

export default function BoosterOrderRoute() {
  return (
    <>
      <MemberBar />
      <WorkerOrdersRoom />
    </>
  )
}
