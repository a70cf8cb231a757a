import type { Metadata } from 'next'
import { MissingRuling } from '@/components/site/trust/missing-ruling'

export const metadata: Metadata = { title: '案例不存在', robots: { index: false } }

/** The frame is already rendered around it. */
export default function RulingNotFound() {
  return <MissingRuling />
}
