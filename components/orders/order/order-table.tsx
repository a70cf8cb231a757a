import { orderPath } from '@/lib/shared/trade/order-path'
import { type LineOrder, OrderLine } from './order-line'
import styles from './orders.module.css'

interface Props {
  orders: readonly LineOrder[]
  /** Epoch ms of the API response. */
  loadedAt: number
  isSeller: boolean
  /** A preview: no order numbers, and only main actions. */
  isBrief?: boolean
  /** Page of an order, if not the usual one. */
  pathOf?: (orderSn: string) => string
  onChanged: () => void
}

/** Own orders, one per row; on phones one per card. */
export function OrderTable({ orders, loadedAt, isSeller, isBrief = false, pathOf = orderPath, onChanged }: Props) {
  return (
    <table className={[styles.table, isBrief && styles.brief, isSeller && styles.sold].filter(Boolean).join(' ')}>
      <colgroup>
        <col />
        {isBrief ? null : <col className={styles.wSn} />}
        <col className={styles.wPrice} />
        <col className={styles.wStatus} />
        <col className={styles.wAct} />
      </colgroup>
      <thead className={isBrief ? 'sr' : undefined}>
        <tr>
          <th scope="col">商品</th>
          {isBrief ? null : <th scope="col">订单</th>}
          <th scope="col" className={styles.r}>
            {isSeller ? (isBrief ? '货款' : '货款 / 到账') : '合计'}
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
          <OrderLine
            key={order.orderSn}
            order={order}
            loadedAt={loadedAt}
            isSeller={isSeller}
            isBrief={isBrief}
            href={pathOf(order.orderSn)}
            onChanged={onChanged}
          />
        ))}
      </tbody>
    </table>
  )
}
