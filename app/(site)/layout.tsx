import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { host, conf } = await currentDist()
  return (
    <SiteFrame conf={conf} hotGames={await loadHotGames(host)}>
      {children}
    </SiteFrame>
  )
}
