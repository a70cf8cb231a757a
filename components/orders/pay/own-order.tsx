import { OrderActions } from '@/components/orders/order/order-actions'
import { buttonClass } from '@/components/ui/kit/button'
import { ClockFigure } from '@/components/ui/kit/clock'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './pay.module.css'
import type { OwnOrder as Own } from './use-order-goods'

/** The user's own order of this item: an order that reserves it can be paid or cancelled, a purchase can be viewed. */
export function OwnOrder({ own: { order, loadedAt }, onChanged }: { own: Own; onChanged: () => void }) {
  const { clock } = order.turn
  const isUnpaid = order.status === 0
  return (
    <section className={`panel ${styles.own}`} aria-label="你的订单">
      <p>
        <Icon name={isUnpaid ? 'clock' : 'done'} />
        {isUnpaid ? '你已提交订单' : '你已购买这件商品'}
        {isUnpaid && clock ? (
          <>
            ，<ClockFigure deadline={clock} loadedAt={loadedAt} onDue={onChanged} />
          </>
        ) : null}
      </p>
      {order.totalPrice ? <Price yuan={order.totalPrice} size="l" /> : null}
      <div>
        {isUnpaid ? <OrderActions order={order} onChanged={onChanged} /> : null}
        <a className={buttonClass({ kind: isUnpaid ? 'text' : 'primary' })} href={orderPath(order.orderSn)}>
          查看订单
        </a>
      </div>
    </section>
  )
}
