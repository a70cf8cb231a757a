'use client'

import { useEffect, useState } from 'react'
import { OrderTable } from '@/components/orders/order/order-table'
import { askOrders, type OrderPageData, tabsOf } from '@/components/orders/order/use-orders'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './own.module.css'

/** Accounts rented out to others (`let`), or rented from them. */
type RentalSide = 'let' | 'rented'

const PAGE_SIZE = 10
const BELONG = { let: '1', rented: '0' } as const

type Tab = ReturnType<typeof tabsOf>[number]
/** Renting has its own names for two states. */
const NAMES: Readonly<Record<string, string>> = { shipped: '租用中', complete: '已完成' }
const nameOf = ({ count, label }: Tab): string => (count && NAMES[count]) || label
const countText = (counts: OrderPageData['counts'] | undefined, { count }: Tab): string =>
  count && counts?.[count] ? ` ${counts[count]}` : ''

/** Own rental orders, as owner or as renter: running ones first, the nearest deadline at the top. */
export function RentalOrders({ side }: { side: RentalSide }) {
  const [{ page, tab }, setAsked] = useState({ page: 1, tab: 0 })
  const setPage = (next: number) => setAsked({ page: next, tab })
  const tabs = tabsOf(side === 'let' ? 'sold' : 'bought')
  const chosen = tabs[tab]
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${side} ${tab} ${page}`, () =>
    askOrders({
      mode: 'rental',
      belong: BELONG[side],
      status: chosen?.status,
      isMine: chosen?.count === 'mine' ? '1' : undefined,
      sort: 'due',
      pages: String(page),
      pageSize: String(PAGE_SIZE),
    }),
  )
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  return (
    <div aria-busy={busy}>
      <div className={styles.states}>
        <Segment
          label="订单状态"
          value={tab}
          options={tabs.map((one, value) => ({ value, label: nameOf(one) + countText(data?.counts, one) }))}
          onChange={(next) => setAsked({ page: 1, tab: next })}
        />
      </div>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={40} /> : null}
      {data && data.orderList.length > 0 ? (
        <OrderTable orders={data.orderList} loadedAt={data.loadedAt} isSeller={side === 'let'} onChanged={reload} />
      ) : null}
      {data && isCurrent && data.orderList.length === 0 ? (
        <NoRentals side={side} state={tab > 0 && chosen ? nameOf(chosen) : undefined} />
      ) : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

function NoRentals({ side, state }: { side: RentalSide; state?: string }) {
  if (state) return <Empty picture="orders" title={`没有${state}的租号订单`} />
  return side === 'let' ? (
    <Empty picture="orders" title="还没有出租订单" text="租客付款后的订单会出现在这里">
      <a className={buttonClass()} href="/center/rent/publish">
        发布出租
      </a>
    </Empty>
  ) : (
    <Empty picture="orders" title="还没有租过账号" text="下单后的租号订单会出现在这里">
      <a className={buttonClass()} href="/wares?gt=1&rent=1">
        去租号大厅
      </a>
    </Empty>
  )
}
