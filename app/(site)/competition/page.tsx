import type { Metadata } from 'next'
import styles from '@/components/site/competition/competition.module.css'
import { MatchFilters } from '@/components/site/competition/match-filters'
import { dayText, readMatchQuery } from '@/components/site/competition/match-query'
import { MatchSections } from '@/components/site/competition/match-sections'
import { NoMatchNote } from '@/components/site/competition/no-match-note'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { loadMatches } from '@/lib/server/loaders/load-matches'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { gid, day } = readMatchQuery(await searchParams)
  const { host } = await currentDist()
  const game = (await loadMatches(host, { gid, day })).games.find((one) => String(one.gameId) === gid)
  return pageMetadata({
    path: '/competition',
    // a single day is outdated quickly, so the game's schedule is the canonical page
    query: { gid: game && gid },
    title: `${game?.gameName ?? ''}赛事中心`,
    description: `${game?.gameName ?? '热门游戏'}联赛赛程、比分与结果，按游戏和日期查看。`,
    index: day === undefined,
  })
}

/** League matches by game and day. */
export default async function CompetitionPage({ searchParams }: Props) {
  const query = readMatchQuery(await searchParams)
  const { host, origin } = await currentDist()
  const found = await loadMatches(host, query)
  const game = found.games.find((one) => String(one.gameId) === query.gid)
  const crumbs = [
    { title: '首页', href: '/' },
    ...(game ? [{ title: '赛事中心', href: '/competition' }] : []),
    { title: game?.gameName ?? '赛事中心' },
  ]
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <header className={styles.head}>
        <h1>{`${game?.gameName ?? ''}赛事中心`}</h1>
        <p>
          {query.day ? `${dayText(query.day)}的赛程与结果` : '近一周的结果与未来两周的赛程'}；本站不提供任何竞猜与投注。
        </p>
      </header>
      <MatchFilters query={query} found={found} />
      <NoMatchNote query={query} found={found} />
      {found.list.length ? (
        <MatchSections list={found.list} isOneDay={query.day !== undefined} />
      ) : (
        <div className="panel section">
          <Empty
            picture="search"
            title={query.day ? '这一天没有比赛' : '近期没有比赛'}
            text="换一个日期或游戏看看，也可以先看看资讯"
          >
            <a className="btn" href={query.day || query.gid ? '/competition' : '/news'}>
              {query.day || query.gid ? '查看全部赛程' : '去资讯中心'}
            </a>
          </Empty>
        </div>
      )}
    </div>
  )
}
