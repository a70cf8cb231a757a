'use client'

import { useState } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { NoOrders } from '@/components/orders/order/no-orders'
import { OrderTable } from '@/components/orders/order/order-table'
import type { OrderPageData } from '@/components/orders/order/use-orders'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { Segment } from '@/components/ui/kit/segment'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import type { CentreData } from './load-centre'

interface Props {
  bought: Pick<CentreData, 'orders' | 'loadedAt' | 'counts'>
  sold: LoadState<OrderPageData>
  onChanged: () => void
}

const SIDES = [
  { value: 'bought', label: '买到的' },
  { value: 'sold', label: '卖出的' },
] as const

export function RecentOrders({ bought, sold, onChanged }: Props) {
  // only once: an action on an order must not switch the list under the pointer
  const [side, setSide] = useState(() => busierSide(bought, sold.data))
  const isSeller = side === 'sold'
  const orders = isSeller ? (sold.data?.orderList ?? []) : bought.orders
  const loadedAt = isSeller ? (sold.data?.loadedAt ?? 0) : bought.loadedAt
  const isReady = !isSeller || sold.data !== null
  return (
    <section className={`panel ${styles.box} ${styles.recent}`} aria-labelledby="od-h">
      <header className="section-head">
        <h2 id="od-h">最近订单</h2>
        <Segment label="身份" value={side} options={SIDES} onChange={setSide} />
        <a className="more" href={isSeller ? SOLD_ORDERS_PATH : '/center/buyers/buyRecord'}>
          全部订单
          <Icon name="right" />
        </a>
      </header>
      {isSeller && sold.error ? <LoadError message={sold.error} onRetry={sold.reload} /> : null}
      {orders.length > 0 ? (
        <OrderTable orders={orders} loadedAt={loadedAt} isSeller={isSeller} isBrief onChanged={onChanged} />
      ) : null}
      {isReady && orders.length === 0 ? <NoOrders side={side} /> : null}
    </section>
  )
}

/** The side with more orders waiting for this member. */
function busierSide(bought: Props['bought'], sold: OrderPageData | null): 'bought' | 'sold' {
  if (!sold?.orderList.length) return 'bought'
  if (bought.orders.length === 0) return 'sold'
  const { unpaid = 0, shipped = 0 } = bought.counts ?? {}
  return sold.counts.paid > unpaid + shipped ? 'sold' : 'bought'
}
