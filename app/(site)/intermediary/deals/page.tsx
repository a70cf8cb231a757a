import type { Metadata } from 'next'
import { DealsScreen } from '@/components/modes/service/deals-screen'

export const metadata: Metadata = { title: '我的担保', robots: { index: false } }

export default function DealsRoute() {
  return <DealsScreen />
}
