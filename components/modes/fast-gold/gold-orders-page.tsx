'use client'

import { useState } from 'react'
import { OrderTable } from '@/components/orders/order/order-table'
import styles from '@/components/orders/order/orders.module.css'
import { askOrders } from '@/components/orders/order/use-orders'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { bestGoldPath, fastGoldOrderPath } from '@/lib/shared/trade/fast-gold-path'
import own from './fast-gold.module.css'

const PAGE_SIZE = 10
/** Currency that a player buys from merchants, and sells to them. */
const TABS = [
  { name: '买币订单', mode: 'fastGold', belong: '0' },
  { name: '卖币订单', mode: 'goldRecycling', belong: '1' },
] as const

/** Own currency orders by amount. */
function GoldOrdersPage({ tab: first }: { tab: number }) {
  const [tab, setTab] = useTab(first)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="gold-h">
      <header className="section-head">
        <h1 id="gold-h">快速买币</h1>
        <a
          className={buttonClass({ kind: 'primary' }, own.push)}
          href={tab === 0 ? bestGoldPath() : '/wares/goldRecycling'}
        >
          {tab === 0 ? '买游戏币' : '卖游戏币'}
        </a>
      </header>
      <TabButtons
        label="买卖游戏币"
        names={TABS.map(({ name }) => name)}
        tab={tab}
        onTab={setTab}
        className={styles.tabs}
      />
      <Orders key={tab} tab={tab} />
    </section>
  )
}

function Orders({ tab }: { tab: number }) {
  const { mode, belong } = TABS[tab] ?? TABS[0]
  const [page, setPage] = useState(1)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${mode} ${page}`, () =>
    askOrders({ mode, belong, pages: String(page), pageSize: String(PAGE_SIZE) }),
  )
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  return (
    <div aria-busy={busy}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={40} /> : null}
      {data && data.orderList.length > 0 ? (
        <OrderTable
          orders={data.orderList}
          loadedAt={data.loadedAt}
          isSeller={belong === '1'}
          pathOf={fastGoldOrderPath}
          onChanged={reload}
        />
      ) : null}
      {data && isCurrent && data.orderList.length === 0 ? (
        <Empty
          picture="orders"
          title={tab === 0 ? '还没有买过游戏币' : '还没有卖过游戏币'}
          text={tab === 0 ? '填数量就能下单，系统派给比例最优的币商' : '币商预付货款，发货核对后到余额'}
        >
          <a className={buttonClass()} href={tab === 0 ? bestGoldPath() : '/wares/goldRecycling'}>
            {tab === 0 ? '去买币' : '去卖币'}
          </a>
        </Empty>
      ) : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

/** Query: tabIndex, 0 bought, 1 sold to merchants. */
export const GoldOrdersHere = withAddress(GoldOrdersPage, (address) => ({
  tab: fromQuery(address, 'tabIndex') === '1' ? 1 : 0,
}))
