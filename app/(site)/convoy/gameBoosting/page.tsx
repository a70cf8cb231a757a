import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isNarrowed, readHallQuery, refusedHall } from '@/components/modes/boosting/hall-query'
import { BoostingPage } from '@/components/modes/service/boosting-page'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { loadHall } from '@/lib/server/loaders/load-services'
import { minutesText } from '@/lib/shared/text/span-text'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const WORDS = {
  plans: (game: string, terms: TradeTerms) => ({
    title: `${game}代练`,
    text: `${game}代练价格表：按段位分段计价，打手先交保证金，首张截图 ${minutesText(terms.firstShotMinutes)}内，验收后才付款。`,
  }),
  offers: (game: string, terms: TradeTerms) => ({
    title: `${game}代练套餐`,
    text: `${game}打手的代练套餐：价格、时限、完成单数、准时率和评分，下单后打手 ${minutesText(terms.assignMinutes)}内接单。`,
  }),
  posts: (game: string) => ({
    title: `${game}代练接单大厅`,
    text: `${game}等待接单的代练需求：价格、时限和保证金写明，先接先得。`,
  }),
}

async function load(searchParams: Props['searchParams']) {
  const { host, origin } = await currentDist()
  const query = readHallQuery(await searchParams)
  return { query, origin, hall: await loadHall(host, 'boosting', query) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, hall } = await load(searchParams)
  const { view, page } = query
  const isChosen = hall.game && query.gid === String(hall.game.id)
  const { title, text } = WORDS[view](isChosen ? (hall.game?.name ?? '') : '游戏', hall.terms)
  return pageMetadata({
    path: '/convoy/gameBoosting',
    query: {
      view: view === 'plans' ? undefined : view,
      gid: isChosen ? query.gid : undefined,
      page: page > 1 ? page : undefined,
    },
    title: page > 1 ? `${title} 第 ${page} 页` : title,
    description: text,
    index: view === 'plans' || (!isNarrowed(query) && !query.sort && (hall.offers ?? hall.posts)?.list.length !== 0),
  })
}

export default async function Boosting({ searchParams }: Props) {
  const refused = refusedHall('boosting', await searchParams)
  if (refused) redirect(refused)
  return <BoostingPage {...(await load(searchParams))} />
}
