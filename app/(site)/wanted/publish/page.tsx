import type { Metadata } from 'next'
import { WantPublishHere } from '@/components/selling/want/publish-page'

export const metadata: Metadata = { title: '发布求购', robots: { index: false } }

export default function WantPublishRoute() {
  return <WantPublishHere />
}
