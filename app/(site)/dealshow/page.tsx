import type { Metadata } from 'next'
import { DealWall } from '@/components/listings/deals/deal-wall'
import styles from '@/components/listings/deals/deals.module.css'
import { DealsHead } from '@/components/listings/deals/deals-head'
import { dealsHref, readDealsQuery } from '@/components/listings/deals/deals-query'
import { GoodsCards } from '@/components/listings/goods/goods-card'
import { Crumb } from '@/components/ui/kit/crumb'
import { Pager } from '@/components/ui/kit/pager'
import { loadDeals, loadSoldToday } from '@/lib/server/loaders/load-deals'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readDealsQuery(await searchParams)
  const { host } = await currentDist()
  const { deals } = await loadDeals(host, query, 'time')
  return pageMetadata({
    path: '/dealshow',
    title: '实时成交',
    description: '平台真实付款的成交记录，按游戏和时间查看成交价，实时更新。',
    index: isWithin(query.page, deals),
  })
}

export default async function DealShowPage({ searchParams }: Props) {
  const query = readDealsQuery(await searchParams)
  const { host } = await currentDist()
  const [{ deals, figures }, again] = await Promise.all([
    loadDeals(host, query, 'time'),
    query.page === 1 ? loadSoldToday(host, query.gid) : [],
  ])
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '实时成交' }]} />
      <DealsHead
        path="/dealshow"
        query={query}
        figures={figures}
        title="实时成交"
        text="每一单都已付款，只显示商品与单价，不显示买卖双方。"
      />
      <DealWall list={deals.list} query={query} />
      <Pager
        page={query.page}
        pages={Math.ceil(deals.total / deals.pageSize)}
        hrefOf={(page) => dealsHref('/dealshow', query, { page })}
        className={styles.pages}
      />
      {again.length > 0 ? (
        <section className={`panel ${styles.again}`} aria-labelledby="again-h">
          <header className="section-head">
            <h2 id="again-h">今日有成交，还能买到</h2>
          </header>
          <GoodsCards list={again} />
        </section>
      ) : null}
    </div>
  )
}
