'use client'

import { useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { ORDER_QUEUES, type OrderQueue } from '@/lib/shared/desk'
import { ClaimsList } from './claims-list'
import styles from './desk.module.css'
import { DeskOrderView } from './desk-order-view'
import { DeskRail } from './desk-rail'
import { DisputesList } from './disputes-list'
import { OrdersList } from './orders-list'
import { RecyclingQueue } from './recycling-queue'
import { useDeskAddress } from './use-desk-address'
import { useRail } from './use-rail'

const isOrders = (queue: string): queue is OrderQueue => (ORDER_QUEUES as readonly string[]).includes(queue)

/** Queues, list, conversation, order card. */
export function Desk() {
  const rail = useRail()
  const { queue, orderSn, go } = useDeskAddress()
  const [version, setVersion] = useState(0)
  /** The row that was pressed: reading goes on in its order, and at it when the order is left for the list. */
  const row = useRef<Element | null>(null)
  const open = (sn: string) => {
    row.current = document.activeElement
    go({ orderSn: sn })
  }
  useEffect(() => {
    if (orderSn || !(row.current instanceof HTMLElement)) return
    row.current.focus({ preventScroll: true })
    row.current = null
  }, [orderSn])
  const changed = () => {
    rail.reload()
    setVersion((n) => n + 1)
  }
  const list = { chosen: orderSn, version, onOpen: open }
  return (
    <div className={styles.desk} data-open={orderSn !== '' || undefined}>
      <h1 className="sr">客服工作台</h1>
      <DeskRail queues={rail.data?.queues ?? {}} queue={queue} onQueue={(next) => go({ queue: next, orderSn: '' })} />
      <section className={styles.list} aria-label="队列">
        {isOrders(queue) ? <OrdersList key={queue} queue={queue} {...list} /> : null}
        {queue === 'disputes' ? <DisputesList {...list} /> : null}
        {queue === 'claims' ? <ClaimsList {...list} onChanged={changed} /> : null}
        {queue === 'recycling' ? <RecyclingQueue {...list} onChanged={changed} /> : null}
      </section>
      {orderSn ? (
        <DeskOrderView
          key={orderSn}
          orderSn={orderSn}
          isPressed={row.current !== null}
          onChanged={changed}
          onClose={() => go({ orderSn: '' })}
        />
      ) : (
        <div className={styles.none}>
          <Empty picture="orders" title="从左侧选一笔订单" text="按时限排序，最先到期的在最上面" />
        </div>
      )}
    </div>
  )
}
