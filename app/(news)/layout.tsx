import type { ReactNode } from 'react'
import { NewsFrame } from '@/components/site/frame/news-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function NewsLayout({ children }: { children: ReactNode }) {
  const { host, conf } = await currentDist()
  return (
    <NewsFrame conf={conf} hotGames={await loadHotGames(host)}>
      {children}
    </NewsFrame>
  )
}
