import { ChatLink } from '@/components/orders/order/chat-link'
import { OrderActions } from '@/components/orders/order/order-actions'
import { ClockFigure } from '@/components/ui/kit/clock'
import { Price } from '@/components/ui/kit/price'
import type { OrderRow } from '@/lib/contract/entities/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './buyback.module.css'

interface Props {
  order: OrderRow
  loadedAt: number
  isSeller: boolean
  onChanged: () => void
}

/** The order created from a request, or the buyback order, with its actions. */
export function RequestOrder({ order, loadedAt, isSeller, onChanged }: Props) {
  const { turn } = order
  return (
    <div className={styles.part} data-open={turn.tone === 'warn' || undefined}>
      <div>
        <b>{isSeller ? turn.title : `赎回订单：${order.statusName}`}</b>
        <p className={styles.small}>
          <a className="link num" href={orderPath(order.orderSn)}>
            {order.orderSn}
          </a>
        </p>
      </div>
      <Price yuan={order.totalPrice ?? order.goodsPrice} size="l" />
      {turn.clock ? (
        <span className={styles.left}>
          {turn.clock.label} <ClockFigure deadline={turn.clock} loadedAt={loadedAt} isLabelled onDue={onChanged} />
        </span>
      ) : null}
      <div className={styles.act}>
        <OrderActions order={order} onChanged={onChanged} size="sm" isFolded />
        <ChatLink order={order} isSeller={isSeller} label="群聊" look={{ size: 'sm' }} />
      </div>
    </div>
  )
}
