import type { Metadata } from 'next'
import { VisitFigures } from '@/components/office/dist/visit-figures'

export const metadata: Metadata = { title: '访问统计', robots: { index: false } }

export default function UvStatisticsPage() {
  return <VisitFigures />
}
