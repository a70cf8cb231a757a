import type { Metadata } from 'next'
import { WantFilters } from '@/components/selling/want/want-filters'
import { WantList } from '@/components/selling/want/want-list'
import { readWantQuery, type WantQuery, wantedHref } from '@/components/selling/want/want-query'
import styles from '@/components/selling/want/wanted.module.css'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { Pager } from '@/components/ui/kit/pager'
import { loadWanted } from '@/lib/server/loaders/load-wanted'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { WANT } from '@/lib/shared/goods/want'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const nameOf = ({ gt }: WantQuery, game: { name: string } | undefined): string =>
  `${game?.name ?? ''}${gt ? goodsType(Number(gt)).name : ''}求购`

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readWantQuery(await searchParams)
  const { host } = await currentDist()
  const { game, found } = await loadWanted(host, query)
  const name = nameOf(query, game)
  return pageMetadata({
    path: '/wanted',
    query: { gid: query.gid, gt: query.gt, page: query.page > 1 ? query.page : undefined },
    title: `${name}${query.page > 1 ? ` 第 ${query.page} 页` : ''}`,
    description: `${name}信息：买家想买什么、预算多少、预留了多少钱，卖家可以用在售的商品报价。`,
    index: found.list.length > 0,
  })
}

export default async function WantedPage({ searchParams }: Props) {
  const query = readWantQuery(await searchParams)
  const { host, origin } = await currentDist()
  const { found, games, game } = await loadWanted(host, query)
  const publish = `/wanted/publish?${new URLSearchParams({ ...(query.gid && { gid: query.gid }), ...(query.gt && { gt: query.gt }) })}`
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '求购' }]} origin={origin} />
      <header className={`panel ${styles.head}`}>
        <div>
          <h1>{nameOf(query, game)}</h1>
          <p>{`每条求购都已预留资金，${WANT.days} 天内有效；选中后按卖家的标价正常下单。`}</p>
        </div>
        <div className={styles.acts}>
          <a className="btn" href="/center/buyers/buyWanted">
            我的求购
          </a>
          <a className="btn btn-primary" href={publish}>
            <Icon name="plus" />
            发布求购
          </a>
        </div>
      </header>
      <WantFilters query={query} games={games} />
      {found.list.length > 0 ? (
        <WantList list={found.list} />
      ) : (
        <div className={`panel ${styles.none}`}>
          <Empty picture="search" title="还没有符合条件的求购" text="想买什么，发布出来让卖家来找你">
            <a className="btn" href={publish}>
              发布求购
            </a>
          </Empty>
        </div>
      )}
      <Pager
        page={query.page}
        pages={Math.ceil(found.total / found.pageSize)}
        hrefOf={(page) => wantedHref(query, { page })}
        className={styles.pages}
      />
    </div>
  )
}
