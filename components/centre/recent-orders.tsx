'use client'

import { useState } from 'react'
import { ChatLink, orderHref } from '@/components/order/chat-link'
import { OrderActions } from '@/components/order/order-actions'
import { placeOf, placeText } from '@/components/order/order-text'
import { StatusTag } from '@/components/order/status-tag'
import type { OrderPageData } from '@/components/order/use-orders'
import { buttonClass } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { GameCover } from '@/components/ui/game-cover'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { Price } from '@/components/ui/price'
import { Segment } from '@/components/ui/segment'
import type { LoadState } from '@/lib/client/hooks/use-load'
import type { OrderRow } from '@/lib/contract/entities/order'
import { detailPath } from '@/lib/shared/goods-types'
import { isCancelled } from '@/lib/shared/order-status'
import styles from './centre.module.css'

interface Props {
  bought: readonly OrderRow[]
  sold: LoadState<OrderPageData>
  onChanged: () => void
}

const SIDES = [
  { value: 'bought', label: '买到的' },
  { value: 'sold', label: '卖出的' },
] as const

export function RecentOrders({ bought, sold, onChanged }: Props) {
  const [side, setSide] = useState<'bought' | 'sold'>('bought')
  const isSeller = side === 'sold'
  const orders = isSeller ? (sold.data?.orderList ?? []) : bought
  const isReady = !isSeller || sold.data !== null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="od-h">
      <header className="section-head">
        <h2 id="od-h">最近订单</h2>
        <Segment label="身份" value={side} options={SIDES} onChange={setSide} />
        <a className="more" href={isSeller ? '/center/buyers/buyRecord?isSeller=1' : '/center/buyers/buyRecord'}>
          全部订单
          <Icon name="right" />
        </a>
      </header>
      {isSeller && sold.error ? <LoadError message={sold.error} onRetry={sold.reload} /> : null}
      {orders.length > 0 ? (
        <table className={styles.orders}>
          <colgroup>
            <col />
            <col className={styles.wPrice} />
            <col className={styles.wStatus} />
            <col className={styles.wAct} />
          </colgroup>
          <thead className="sr">
            <tr>
              <th>商品</th>
              <th>金额</th>
              <th>状态</th>
              <th>操作</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Row key={order.orderSn} order={order} isSeller={isSeller} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
      ) : null}
      {isReady && orders.length === 0 ? (
        <Empty title="这里还没有订单" text={isSeller ? '买家付款后的订单会出现在这里' : '下单后的订单会出现在这里'}>
          <a className={buttonClass()} href={isSeller ? '/center/sell' : '/wares'}>
            {isSeller ? '发布商品' : '去看看商品'}
          </a>
        </Empty>
      ) : null}
    </section>
  )
}

/** What is worth a button in a preview, most urgent first; everything else waits on the order's page. */
const MAIN = ['pay', 'confirm', 'deliver', 'eval']

function Row({ order, isSeller, onChanged }: { order: OrderRow; isSeller: boolean; onChanged: () => void }) {
  const main = MAIN.find((action) => order.actions.includes(action))
  const isEnded = isCancelled(order.status)
  return (
    <tr>
      <td>
        <div className={styles.orderGoods}>
          <GameCover id={order.gameId} name={placeOf(order).gameName} />
          <span>
            <a className="ell" href={orderHref(order.orderSn)} title={order.bigTitle}>
              {order.bigTitle}
            </a>
            <small className="muted ell">{placeText(order)}</small>
          </span>
        </div>
      </td>
      <td className={styles.r}>
        <Price yuan={(isSeller ? order.unitPrice : order.totalPrice) ?? order.unitPrice} size="m" />
        <small className="muted num">{order.createTime.slice(5, 16)}</small>
      </td>
      <td>
        <StatusTag order={order} />
      </td>
      <td className={styles.r}>
        {main ? (
          <OrderActions order={{ ...order, actions: [main] }} isSeller={isSeller} onChanged={onChanged} size="sm" />
        ) : null}
        {!main && !isEnded ? <ChatLink order={order} isSeller={isSeller} size="sm" /> : null}
        {!main && isEnded ? (
          <a className={buttonClass({ size: 'sm' })} href={detailPath(order.orderTypeId, order.goodsSn)}>
            再看看
          </a>
        ) : null}
      </td>
    </tr>
  )
}
