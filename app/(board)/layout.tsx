import type { ReactNode } from 'react'
import { LeaderboardFrame } from '@/components/site/frame/leaderboard-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function LeaderboardLayout({ children }: { children: ReactNode }) {
  const { host, conf } = await currentDist()
  return (
    <LeaderboardFrame conf={conf} hotGames={await loadHotGames(host)}>
      {children}
    </LeaderboardFrame>
  )
}
