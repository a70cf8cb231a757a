import type { Metadata } from 'next'
import { ComingSoon } from '@/components/frame/coming-soon'

export const metadata: Metadata = { title: '暂未开放', robots: { index: false } }

export default function MyCouponPage() {
  return <ComingSoon />
}
