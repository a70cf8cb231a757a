import type { KeyboardEvent } from 'react'
import { orderFace, placeOf } from '@/components/orders/order/order-text'
import { Badge } from '@/components/ui/kit/badge'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { serverNow } from '@/lib/client/server-clock'
import type { OrderRow } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { chatTime, machineTime, parseDateTime } from '@/lib/shared/time'
import styles from './chat.module.css'
import { NO_FILTER, type OrderFilter } from './order-filter'
import { OrderFilters } from './order-filters'
import { activityOf, type ChatOrders } from './use-chat-orders'

interface Props {
  orders: ChatOrders
  chosen: string
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  onChoose: (orderSn: string) => void
}

export function OrderList({ orders, chosen, filter, onFilter, onChoose }: Props) {
  const now = serverNow()
  /** The one order that the tab key stops at; the arrow keys move on from there. */
  const stop = orders.list.some(({ orderSn }) => orderSn === chosen) ? chosen : ''
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <section className={styles.orders} aria-label="订单列表" aria-busy={orders.state === 'loading'}>
      <OrderFilters filter={filter} onChange={onFilter} />
      {orders.error ? <LoadError message={orders.error} onRetry={orders.reload} /> : null}
      {orders.state === 'loading' && orders.list.length === 0 ? (
        <div className={styles.wait} role="status" aria-label="加载中">
          {[...Array(5).keys()].map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </div>
      ) : null}
      {orders.state === 'ready' && orders.list.length === 0 ? (
        <Empty picture="orders" title="这里还没有订单" text={isFiltered ? '换个条件试试' : '付款后的订单会出现在这里'}>
          {isFiltered ? (
            <button type="button" className="btn" onClick={() => onFilter(NO_FILTER)}>
              清空条件
            </button>
          ) : (
            <a className="btn" href="/wares">
              去看看商品
            </a>
          )}
        </Empty>
      ) : null}
      <ul onKeyDown={moveFocus}>
        {orders.list.map((order, i) => (
          <li key={order.orderSn}>
            <Item
              order={order}
              group={orders.groups[order.orderSn]}
              now={now}
              chosen={order.orderSn === chosen}
              isStop={order.orderSn === stop || (!stop && i === 0)}
              onChoose={onChoose}
            />
          </li>
        ))}
        {orders.hasMore ? (
          <li className={styles.more}>
            <button type="button" className="link" onClick={orders.more}>
              查看更多订单
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const items = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const next = items[items.indexOf(document.activeElement as HTMLButtonElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface ItemProps {
  order: OrderRow
  group: ChatOrders['groups'][string] | undefined
  now: Date
  chosen: boolean
  isStop: boolean
  onChoose: (orderSn: string) => void
}

/** The buyer sees the amount paid, the seller the price of the goods or the rent. */
function Item({ order, group, now, chosen, isStop, onChoose }: ItemProps) {
  const { areaName, serverName } = placeOf(order)
  return (
    <button
      type="button"
      className={styles.item}
      tabIndex={isStop ? 0 : -1}
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChoose(order.orderSn)}
    >
      <GoodsCover {...orderFace(order)} src={order.thumbnail} width={56} />
      <span className={styles.line}>
        <b className="ell">{order.bigTitle}</b>
        <time className="num" dateTime={machineTime(activityOf(order, group))}>
          {chatTime(parseDateTime(activityOf(order, group)), now)}
        </time>
      </span>
      <span className={`${styles.line} ${styles.meta}`}>
        <span className="ell">
          {[order.orderTypeName, `${areaName} ${serverName}`.trim()].filter(Boolean).join(' · ')}
        </span>
        <span className={`${styles.money} num`}>{yuanText(order.totalPrice ?? order.goodsPrice)}</span>
      </span>
      <span className={`${styles.line} ${styles.last}`}>
        <span className="ell">{group?.lastMessage || (order.groupId === null ? order.statusName : '群聊已创建')}</span>
        <Badge count={group?.unread ?? order.unread} />
      </span>
    </button>
  )
}
