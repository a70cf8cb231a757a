import type { ReactNode } from 'react'
import { MobileFrame } from '@/components/frame/mobile-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function MobileLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  return <MobileFrame conf={conf}>{children}</MobileFrame>
}
