import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CentreFrame } from '@/components/site/frame/centre-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { robots: { index: false } }

export default async function CentreLayout({ children }: { children: ReactNode }) {
  const { host, conf } = await currentDist()
  return (
    <CentreFrame conf={conf} hotGames={await loadHotGames(host)}>
      {children}
    </CentreFrame>
  )
}
