import type { Metadata } from 'next'
import { DealRoom } from '@/components/modes/service/deal-room'

export const metadata: Metadata = { title: '我的担保', robots: { index: false } }

export default function DealsRoute() {
  return <DealRoom />
}
