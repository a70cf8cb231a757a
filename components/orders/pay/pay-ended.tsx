import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './pay.module.css'

/** The order can no longer be paid: the reason, and where to continue. */
export function PayEnded({ order }: { order: Pick<OrderDetail, 'orderSn' | 'cancelReason' | 'actions'> }) {
  const again = order.actions.filter(({ form }) => form === 'link')
  return (
    <>
      <h2 id="ways-h" className="sr">
        订单已取消
      </h2>
      <Empty picture="orders" title="订单已取消" text={order.cancelReason || '订单已超时取消，请重新下单'}>
        <span className={styles.endActions}>
          {again.map(({ action, label, href }) => (
            <a key={action} className={buttonClass({ kind: 'primary' })} href={href}>
              {label}
            </a>
          ))}
          <a className={buttonClass()} href={orderPath(order.orderSn)}>
            查看订单
          </a>
          <a className={buttonClass()} href="/wares">
            看看其他商品
          </a>
        </span>
      </Empty>
    </>
  )
}
