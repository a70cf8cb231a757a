import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CashFrame } from '@/components/site/frame/cash-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { robots: { index: false } }

export default async function CashLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  return <CashFrame conf={conf}>{children}</CashFrame>
}
