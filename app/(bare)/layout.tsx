import type { ReactNode } from 'react'
import { BareFrame } from '@/components/frame/bare-frame'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function BareLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  return <BareFrame conf={conf}>{children}</BareFrame>
}
