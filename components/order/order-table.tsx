import { GameCover } from '@/components/ui/game-cover'
import { Price } from '@/components/ui/price'
import type { OrderRow } from '@/lib/contract/entities/order'
import { ChatLink, orderHref } from './chat-link'
import { OrderActions } from './order-actions'
import { leftText, placeOf, placeText } from './order-text'
import styles from './orders.module.css'
import { StatusTag } from './status-tag'

interface Props {
  orders: readonly OrderRow[]
  isSeller: boolean
  onChanged: () => void
}

export function OrderTable({ orders, isSeller, onChanged }: Props) {
  return (
    <table className={styles.table}>
      <colgroup>
        <col />
        <col className={styles.wSn} />
        <col className={styles.wPrice} />
        <col className={styles.wStatus} />
        <col className={styles.wAct} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">订单</th>
          <th scope="col" className={styles.r}>
            {isSeller ? '单价' : '实付'}
          </th>
          <th scope="col" className={styles.c}>
            状态
          </th>
          <th scope="col" className={styles.r}>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.orderSn} order={order} isSeller={isSeller} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order, isSeller, onChanged }: { order: OrderRow; isSeller: boolean; onChanged: () => void }) {
  return (
    <tr>
      <td>
        <div className={styles.goods}>
          <GameCover id={order.gameId} name={placeOf(order).gameName} />
          <span>
            <a className="ell" href={orderHref(order.orderSn)} title={order.bigTitle}>
              {order.bigTitle}
            </a>
            <small className="muted ell">{placeText(order)}</small>
          </span>
        </div>
      </td>
      <td className={styles.sn}>
        <span className="num">{order.orderSn}</span>
        <small className="muted num">{order.createTime.slice(0, 16)}</small>
      </td>
      <td className={styles.r}>
        <Price yuan={(isSeller ? order.unitPrice : order.totalPrice) ?? order.unitPrice} size="m" />
        {order.goodsNum > 1 ? <small className="muted num">{`× ${order.goodsNum}`}</small> : null}
      </td>
      <td className={styles.c}>
        <StatusTag order={order} />
        {order.dueIn !== null && order.status < 3 ? (
          <small className={styles.due}>{`剩 ${leftText(order.dueIn)}`}</small>
        ) : null}
      </td>
      <td>
        <div className={styles.act}>
          <OrderActions order={order} isSeller={isSeller} onChanged={onChanged} size="sm" />
          <ChatLink order={order} isSeller={isSeller} label="群聊" size="sm" />
        </div>
      </td>
    </tr>
  )
}
