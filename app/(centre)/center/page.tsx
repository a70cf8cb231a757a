import type { Metadata } from 'next'
import { CentreOverview } from '@/components/members/centre/centre-overview'

export const metadata: Metadata = { title: '个人中心', robots: { index: false } }

export default function CenterPage() {
  return <CentreOverview />
}
