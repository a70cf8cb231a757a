'use client'

import { type ReactNode, useEffect } from 'react'
import { SearchBox } from '@/components/ui/forms/search-box'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Badge } from '@/components/ui/kit/badge'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { NoOrders } from './no-orders'
import { OrderFilters } from './order-filters'
import { OrderTable } from './order-table'
import styles from './orders.module.css'
import { OrdersOnOtherSites } from './orders-on-other-sites'
import {
  hasFilters,
  NO_FILTERS,
  type OrderPageData,
  type OrderQuery,
  type OrderSide,
  tabsOf,
  useOrderQuery,
  useOrders,
} from './use-orders'

interface Props {
  side: OrderSide
  /** Initial tab, by `headerIndex`. */
  tab: number
  title: string
  /** The page shows both roles; otherwise only `side`. */
  bothSides?: boolean
  /** Shown above the list of sales. */
  soldBar?: ReactNode
}

const SIDES = [
  { value: 'bought', label: '买到的' },
  { value: 'sold', label: '卖出的' },
] as const

/** Own orders by status, with search and pagination. */
export function OrderListPage({ side, tab, title, bothSides = false, soldBar }: Props) {
  const { query, change } = useOrderQuery({ side, tab })
  const { data, busy, isCurrent, slow, error, reload } = useOrders(query)
  useAddress(query, bothSides)
  const isSeller = query.side === 'sold'
  // if a page becomes empty because its last order moved, the previous one is shown
  const pages = data ? Math.max(1, Math.ceil(Math.max(data.total, data.elsewhere.total) / data.pageSize)) : 1
  useEffect(() => {
    if (data && !busy && query.page > pages) change({ page: pages })
  }, [data, busy])
  return (
    <>
      {isSeller ? soldBar : null}
      <section className={`panel ${styles.box}`} aria-labelledby="orders-h" aria-busy={busy}>
        <header className="section-head">
          <h1 id="orders-h">{title}</h1>
          {bothSides ? (
            <Segment
              label="买卖身份"
              value={query.side}
              options={SIDES}
              onChange={(next) => change({ ...NO_FILTERS, keyWord: '', side: next, tab: 0 })}
            />
          ) : null}
          <SearchBox
            key={query.side}
            label="搜索订单"
            placeholder="订单号、商品编号、商品名"
            onSearch={(keyWord) => change({ keyWord })}
          />
        </header>
        <Tabs query={query} counts={data?.counts} onChange={(next) => change({ tab: next })} />
        <OrderFilters query={query} data={data} onChange={change} />
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={5} height={40} /> : null}
        {data && data.orderList.length > 0 ? (
          <OrderTable orders={data.orderList} loadedAt={data.loadedAt} isSeller={isSeller} onChanged={reload} />
        ) : null}
        {data ? <OrdersOnOtherSites orders={data.elsewhere.list} /> : null}
        {data && isCurrent && data.orderList.length + data.elsewhere.total === 0 ? (
          <NoOrders
            side={query.side}
            keyWord={query.keyWord}
            onClear={hasFilters(query) ? () => change(NO_FILTERS) : undefined}
          />
        ) : null}
        {data ? <PageButtons page={query.page} pages={pages} onPage={(page) => change({ page })} /> : null}
      </section>
    </>
  )
}

/** Keeps the selection in the address, so that a reload and the left menu show the same. */
function useAddress({ side, tab }: OrderQuery, bothSides: boolean): void {
  useEffect(() => {
    const search = new URLSearchParams({
      ...(tab > 0 && { headerIndex: String(tab) }),
      ...(bothSides && side === 'sold' && { isSeller: '1' }),
    }).toString()
    const wanted = `${location.pathname}${search && `?${search}`}`
    if (wanted !== location.pathname + location.search) history.replaceState(null, '', wanted)
  }, [side, tab, bothSides])
}

function Tabs({
  query,
  counts,
  onChange,
}: {
  query: OrderQuery
  counts?: OrderPageData['counts']
  onChange: (tab: number) => void
}) {
  return (
    <nav className={`tabs ${styles.tabs}`} aria-label="订单状态">
      {tabsOf(query.side).map((tab) => (
        <button
          key={tab.index}
          type="button"
          aria-current={tab.index === query.tab ? 'true' : undefined}
          onClick={() => onChange(tab.index)}
        >
          {tab.label}
          {tab.count ? <Count of={tab.count} n={counts?.[tab.count] ?? 0} /> : null}
        </button>
      ))}
    </nav>
  )
}

/** Red is what there is to do; all others are only counted. */
function Count({ of, n }: { of: keyof OrderPageData['counts']; n: number }) {
  if (of === 'mine') return <Badge count={n} label="笔" soft />
  return n > 0 ? <small className={`muted num ${styles.count}`}>{n}</small> : null
}

const tabOf = (address: URL, side: OrderSide): number => {
  const index = fromQuery(address, 'headerIndex')
  return tabsOf(side).find((tab) => String(tab.index) === index)?.index ?? 0
}

/** Query: headerIndex 1 pending payment, 2 awaiting shipment, 3-5 further tabs, 6 what waits for the member. */
export const OrderListHere = withAddress(OrderListPage, (address) => ({
  tab: tabOf(address, 'bought'),
}))

/** Query: headerIndex; isSeller=1 sales. */
export const BothSidesHere = withAddress(OrderListPage, (address) => {
  const side = fromQuery(address, 'isSeller') === '1' ? ('sold' as const) : ('bought' as const)
  return { tab: tabOf(address, side), side }
})
