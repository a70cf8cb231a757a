'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { OrderTable } from '@/components/orders/order/order-table'
import { askOrders } from '@/components/orders/order/use-orders'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import styles from './boosting-page.module.css'

const PAGE_SIZE = 10
const BELONG = { customer: '0', worker: '1' } as const
/** By status; a worker's orders start with payment. */
const TABS = {
  customer: [
    ['', '全部'],
    ['0', '待付款'],
    ['1', '待接单和进行中'],
    ['2', '待验收'],
    ['3', '已完成'],
    ['-1', '已取消'],
  ],
  worker: [
    ['', '全部'],
    ['1', '待回应和进行中'],
    ['2', '等客户确认'],
    ['3', '已完成'],
    ['-1', '已取消'],
  ],
} as const

interface Props {
  side: keyof typeof TABS
  /** Shown if there are no orders at all. */
  empty: ReactNode
}

/** Own work orders of one party. */
export function WorkOrders({ side, empty }: Props) {
  const [status, setStatus] = useState('')
  const [page, setPage] = useState(1)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${status} ${page}`, () =>
    askOrders({
      mode: WORK_MODES.join(),
      belong: BELONG[side],
      pages: String(page),
      pageSize: String(PAGE_SIZE),
      ...(status && { status }),
    }),
  )
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  const handleTab = (next: string) => {
    setStatus(next)
    setPage(1)
  }
  const isEmpty = data && isCurrent && data.orderList.length === 0
  return (
    <div aria-busy={busy}>
      <nav className={`tabs ${styles.tabs}`} aria-label="订单状态">
        {TABS[side].map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-current={value === status ? 'true' : undefined}
            onClick={() => handleTab(value)}
          >
            {label}
          </button>
        ))}
      </nav>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={40} /> : null}
      {data && data.orderList.length > 0 ? (
        <OrderTable orders={data.orderList} loadedAt={data.loadedAt} isSeller={side === 'worker'} onChanged={reload} />
      ) : null}
      {isEmpty ? status ? <p className={styles.nothing}>没有符合条件的订单</p> : empty : null}
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}
