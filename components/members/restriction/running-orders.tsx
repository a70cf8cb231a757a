import { Empty } from '@/components/ui/kit/empty'
import { Price } from '@/components/ui/kit/price'
import type { RunningOrder } from '@/lib/contract/entities/restriction'
import styles from './restriction.module.css'

const SIDES = { buyer: '我买的', seller: '我卖的' } as const

/** Orders that a restricted member still has to finish. */
export function RunningOrders({ orders }: { orders: readonly RunningOrder[] }) {
  return (
    <section className={`panel ${styles.past}`} aria-labelledby="running-h">
      <h2 id="running-h">{`进行中的订单 ${orders.length} 笔`}</h2>
      <p className="muted">限制期间请照常发货、收货、回复和处理售后，超时按订单规则处理。</p>
      {orders.length === 0 ? <Empty title="没有进行中的订单" text="无需操作" /> : null}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderSn}>
            <div>
              <b className="ell">{order.title}</b>
              <span className="muted">
                {[
                  SIDES[order.side],
                  order.statusName,
                  order.dueTime ? `${order.dueTime.slice(5, 16)} 前` : '',
                  order.siteName,
                ]
                  .filter(Boolean)
                  .join('，')}
              </span>
            </div>
            <Price yuan={order.price} />
            <a className="link" href={order.url}>
              去处理
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
