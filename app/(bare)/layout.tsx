import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { BareFrame } from '@/components/site/frame/bare-frame'
import { currentDist } from '@/lib/tenant/current-dist'

/** Login and transit pages: not worth indexing. */
export const metadata: Metadata = { robots: { index: false, follow: true } }

export default async function BareLayout({ children }: { children: ReactNode }) {
  const { conf } = await currentDist()
  return <BareFrame conf={conf}>{children}</BareFrame>
}
