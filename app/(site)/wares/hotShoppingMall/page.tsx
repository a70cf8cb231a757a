import type { Metadata } from 'next'
import { CoinMall } from '@/components/modes/currency/coin-mall'
import { readMallQuery } from '@/components/modes/currency/mall-query'
import { loadCoinMall } from '@/lib/server/loaders/load-currency'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readMallQuery(await searchParams)
  const { host } = await currentDist()
  const { game, found } = await loadCoinMall(host, query)
  const what = game ? `${game.gameName}${game.coinName}` : '游戏币'
  return pageMetadata({
    path: '/wares/hotShoppingMall',
    query: { gid: query.gid, page: query.page > 1 ? query.page : undefined },
    title: query.quickCoinType === '2' ? `${what}币商报价` : `${what}商城`,
    description: game
      ? `${what}在售 ${game.offers} 件，最优比例 1 元 ${scaleText(game.bestScale)}，中位比例 1 元 ${scaleText(game.medianScale)}，货款由平台托管。`
      : '各游戏货币现货按比例排序，货款由平台托管。',
    index: query.quickCoinType === '1' && game !== undefined && isWithin(query.page, found),
  })
}

export default async function CoinMallPage({ searchParams }: Props) {
  const query = readMallQuery(await searchParams)
  const { host } = await currentDist()
  const { scales, ...more } = await loadCoinMall(host, query)
  return <CoinMall query={query} scales={scales.list} {...more} />
}
