import type { Metadata } from 'next'
import styles from '@/components/listings/deals/deals.module.css'
import { DealsHead } from '@/components/listings/deals/deals-head'
import { dealsHref, readDealsQuery } from '@/components/listings/deals/deals-query'
import { SellTimes } from '@/components/listings/deals/sell-times'
import { Crumb } from '@/components/ui/kit/crumb'
import { Pager } from '@/components/ui/kit/pager'
import { loadDeals } from '@/lib/server/loaders/load-deals'
import { isWithin } from '@/lib/shared/text/is-within'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

const PATH = '/dealshow/selltime'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readDealsQuery(await searchParams)
  const { host } = await currentDist()
  const { deals } = await loadDeals(host, query, 'fast')
  return pageMetadata({
    path: PATH,
    title: '卖出用时',
    description: '商品从上架到成交用了多久：按游戏统计的卖出用时和卖得最快的商品。',
    index: isWithin(query.page, deals),
  })
}

export default async function SellTimePage({ searchParams }: Props) {
  const query = readDealsQuery(await searchParams)
  const { host } = await currentDist()
  const { deals, figures } = await loadDeals(host, query, 'fast')
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '实时成交', href: '/dealshow' }, { title: '卖出用时' }]} />
      <DealsHead
        path={PATH}
        query={query}
        figures={figures}
        title="卖出用时"
        text="从上架到买家付款用了多久，定价前先看看同类商品。"
      />
      <SellTimes speeds={figures.speeds} list={deals.list} />
      <Pager
        page={query.page}
        pages={Math.ceil(deals.total / deals.pageSize)}
        hrefOf={(page) => dealsHref(PATH, query, { page })}
        className={styles.pages}
      />
    </div>
  )
}
