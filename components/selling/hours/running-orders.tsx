import { Alert } from '@/components/ui/kit/alert'
import type { RunningOrder } from '@/lib/contract/entities/restriction'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import styles from './hours.module.css'

const MOST = 5

/** Sold orders whose deadlines run on: a change of the hours or a time away moves none of them. */
export function RunningOrders({ orders }: { orders: readonly RunningOrder[] }) {
  if (orders.length === 0) return null
  return (
    <Alert kind="warn">
      <p>
        <b>{`还有 ${orders.length} 笔卖出的订单没有结束。`}</b>
        休假和修改营业时间不会改变它们的期限，请按时处理。
      </p>
      <ul className={styles.running}>
        {orders.slice(0, MOST).map(({ orderSn, title, statusName, dueTime, url }) => (
          <li key={orderSn}>
            <a className="link ell" href={url}>
              {title}
            </a>
            <span className="num">{`${statusName}${dueTime ? `，${dueTime.slice(5, 16)} 到期` : ''}`}</span>
          </li>
        ))}
      </ul>
      {orders.length > MOST ? (
        <a className="link" href={SOLD_ORDERS_PATH}>
          查看全部
        </a>
      ) : null}
    </Alert>
  )
}
