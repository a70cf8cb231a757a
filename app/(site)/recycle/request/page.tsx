import type { Metadata } from 'next'
import { RecycleRequestHere } from '@/components/selling/recycle/request-page'

export const metadata: Metadata = { title: '申请回收', robots: { index: false } }

export default function RecycleRequestRoute() {
  return <RecycleRequestHere />
}
