import type { Metadata } from 'next'
import { TransitPage } from '@/components/site/redirects/transit-page'

export const metadata: Metadata = { title: '正在进入', robots: { index: false } }

export default function AdvertisingTransitPage() {
  return <TransitPage />
}
