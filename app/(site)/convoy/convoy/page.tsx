import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isNarrowed, readHallQuery, refusedHall } from '@/components/modes/boosting/hall-query'
import { ConvoyPage } from '@/components/modes/service/convoy-page'
import { loadHall } from '@/lib/server/loaders/load-services'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const WORDS = {
  plans: (game: string) => ({
    title: `${game}护航`,
    text: `${game}护航陪练：自己登录账号，高手组队带打，按局计费，确认一局付一局，没打的退回。`,
  }),
  offers: (game: string) => ({
    title: `${game}护航套餐`,
    text: `${game}护航员的套餐：每局价格、完成单数、准时率和评分，不用交账号密码。`,
  }),
  posts: (game: string) => ({
    title: `${game}护航接单大厅`,
    text: `${game}等待接单的护航需求：每局价格、局数和保证金写明，先接先得。`,
  }),
}

async function load(searchParams: Props['searchParams']) {
  const { host, origin } = await currentDist()
  const query = readHallQuery(await searchParams)
  return { query, origin, hall: await loadHall(host, 'convoy', query) }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, hall } = await load(searchParams)
  const { view, page } = query
  const isChosen = hall.game && query.gid === String(hall.game.id)
  const { title, text } = WORDS[view](isChosen ? (hall.game?.name ?? '') : '游戏')
  return pageMetadata({
    path: '/convoy/convoy',
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

export default async function Convoy({ searchParams }: Props) {
  const refused = refusedHall('convoy', await searchParams)
  if (refused) redirect(refused)
  return <ConvoyPage {...(await load(searchParams))} />
}
