import type { Metadata } from 'next'
import { AllGames } from '@/components/listings/games/all-games'
import { loadGames } from '@/lib/server/loaders/load-games'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/allgame',
    title: '全部游戏',
    description: '按首字母、类型和名称查找游戏，直达账号、道具、游戏币交易。',
  })

export default async function AllGamePage() {
  const { host } = await currentDist()
  return <AllGames {...(await loadGames(host))} />
}
