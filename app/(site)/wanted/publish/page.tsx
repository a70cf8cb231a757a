import type { Metadata } from 'next'
import { WantPublishHere } from '@/components/want/publish-page'

export const metadata: Metadata = { title: '发布求购', robots: { index: false } }

export default function WantPublishRoute() {
  return <WantPublishHere />
}
