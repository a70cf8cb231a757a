import type { Metadata } from 'next'
import { IntermediaryPage } from '@/components/modes/service/intermediary-page'
import { loadGames } from '@/lib/server/loaders/load-games'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/intermediary/intermediary',
    title: '中介担保',
    description: '游戏账号中介担保：站外谈好的交易由平台托管货款、客服陪同验号换绑，担保费可选由谁承担。',
  })

export default async function Intermediary() {
  const { host } = await currentDist()
  const [{ games }, terms] = await Promise.all([loadGames(host), loadTradeTerms(host, 'intermediary')])
  return <IntermediaryPage games={games.map(({ id, name }) => ({ id, name }))} terms={terms} />
}
