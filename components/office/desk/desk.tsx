'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useWalk } from '@/components/office/parts/use-walk'
import { Empty } from '@/components/ui/kit/empty'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { type DeskQueue, ORDER_QUEUES, type OrderQueue } from '@/lib/shared/staff/desk'
import { ChecksList } from './checks-list'
import { ClaimsList } from './claims/claims-list'
import { ComplaintsList } from './complaints-list'
import styles from './desk.module.css'
import { DeskOrderView } from './desk-order-view'
import { DeskRail } from './desk-rail'
import { DisputesList } from './disputes-list'
import { isWide } from './is-wide'
import { ListSkeleton } from './list-frame'
import { type OrdersFilter, OrdersList } from './orders-list'
import { RecyclingQueue } from './recycling/recycling-queue'
import { useDeskAddress } from './use-desk-address'
import { type Rail, useRail } from './use-rail'

interface Found {
  orderSn: string
  seq: number
}

const isOrders = (queue: string | null): queue is OrderQueue =>
  queue !== null && (ORDER_QUEUES as readonly string[]).includes(queue)

/** Queues that are screens of the console as well. */
const SCREENS: Readonly<Partial<Record<DeskQueue, ComponentType>>> = {
  tickets: lazy(() => import('@/components/office/cases/tickets-screen')),
  reviews: lazy(() => import('@/components/office/people/approvals-screen')),
}

/** Initial queue: overdue before others, own orders before unassigned ones. */
function firstQueue({ queues }: Rail): DeskQueue {
  const names = ['mine', 'unassigned', 'disputes', 'claims', 'complaints'] as const
  return (
    names.find((name) => (queues[name]?.overdue ?? 0) > 0) ??
    names.find((name) => (queues[name]?.total ?? 0) > 0) ??
    'mine'
  )
}

/** Queues, list, conversation, order details. */
export function Desk() {
  const rail = useRail()
  const { queue, orderSn, go } = useDeskAddress()
  const [version, setVersion] = useState(0)
  /** The saved view that was applied last. */
  const [view, setView] = useState<{ n: number; filter?: OrdersFilter }>({ n: 0 })
  /** Incremented with every clicked row, which moves the focus to its order. 0: the order opened automatically. */
  const [pressed, setPressed] = useState(0)
  /** The message found last, to be shown when its order opens. */
  const [found, setFound] = useState<Found | null>(null)
  /** The clicked row, which gets the focus back when the order is closed. */
  const row = useRef<Element | null>(null)
  const open = (sn: string) => {
    row.current = document.activeElement
    setPressed((n) => n + 1)
    go({ orderSn: sn })
  }
  const handleFound = (sn: string, seq: number | null) => {
    setFound(seq === null ? null : { orderSn: sn, seq })
    open(sn)
  }
  const { rows, onRows, walk } = useWalk<string>({ rowKey: (sn) => sn, opened: orderSn || undefined, onOpen: open })
  const [first] = rows
  useEffect(() => {
    if (orderSn || !first || !isWide()) return
    setPressed(0)
    go({ orderSn: first }, 'replaceState')
  }, [orderSn, first])
  useEffect(() => {
    if (orderSn || !(row.current instanceof HTMLElement)) return
    row.current.focus({ preventScroll: true })
    row.current = null
  }, [orderSn])
  useEffect(() => {
    if (queue === null && (rail.data || rail.error))
      go({ queue: rail.data ? firstQueue(rail.data) : 'mine' }, 'replaceState')
  }, [queue, rail.data, rail.error])
  const handleView = ({ queue: wanted = '', ...filter }: OrdersFilter & { queue?: string }) => {
    setView(({ n }) => ({ n: n + 1, filter }))
    onRows([])
    go({ queue: isOrders(wanted) ? wanted : queue, orderSn: '' })
  }
  const handleQueue = (next: DeskQueue) => {
    setView(({ n }) => ({ n, filter: undefined }))
    onRows([])
    go({ queue: next, orderSn: '' })
  }
  /** An order that was taken is among the own ones from then on. */
  const handleTaken = (sn: string) => {
    setView(({ n }) => ({ n, filter: undefined }))
    go({ queue: 'mine', orderSn: sn })
  }
  const changed = () => {
    rail.reload()
    setVersion((n) => n + 1)
  }
  const list = { chosen: orderSn, version, onOpen: open, onRows }
  const Screen = queue === null ? undefined : SCREENS[queue]
  if (Screen)
    return (
      <div className={styles.desk}>
        <DeskRail queues={rail.data?.queues ?? {}} queue={queue} onQueue={handleQueue} />
        <div className={styles.screen}>
          <Suspense fallback={<Skeleton height={480} />}>
            <Screen />
          </Suspense>
        </div>
      </div>
    )
  return (
    <div className={styles.desk} data-open={orderSn !== '' || undefined}>
      <h1 className="sr">客服工作台</h1>
      <DeskRail queues={rail.data?.queues ?? {}} queue={queue} onQueue={handleQueue} />
      {queue === 'checks' ? <ChecksList version={version} onChanged={changed} /> : null}
      {queue === 'recycling' ? <RecyclingQueue version={version} onChanged={changed} /> : null}
      {queue === 'checks' || queue === 'recycling' ? null : (
        <>
          <section className={styles.list} aria-label="队列">
            {queue === null ? <ListSkeleton /> : null}
            {isOrders(queue) ? (
              <OrdersList
                key={`${queue} ${view.n}`}
                queue={queue}
                start={view.filter}
                onView={handleView}
                onFound={handleFound}
                {...list}
              />
            ) : null}
            {queue === 'disputes' ? <DisputesList {...list} /> : null}
            {queue === 'claims' ? <ClaimsList {...list} /> : null}
            {queue === 'complaints' ? <ComplaintsList {...list} onChanged={changed} /> : null}
            {walk.count > 1 ? (
              <p className={styles.keys}>
                <kbd>J</kbd> 下一笔 <kbd>K</kbd> 上一笔
              </p>
            ) : null}
          </section>
          {orderSn ? (
            <DeskOrderView
              key={orderSn}
              orderSn={orderSn}
              pressed={pressed}
              start={queue === 'claims' || queue === 'disputes' ? 'work' : 'chat'}
              onChanged={changed}
              found={found?.orderSn === orderSn ? found : null}
              onTaken={() => queue !== 'mine' && handleTaken(orderSn)}
              onClose={() => go({ orderSn: '' })}
            />
          ) : (
            <div className={styles.none}>
              <Empty picture="orders" title="选一笔订单开始处理" text="按时限排序，最先到期的在最上面" />
            </div>
          )}
        </>
      )}
    </div>
  )
}
