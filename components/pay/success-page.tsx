'use client'

import { wordsOf } from '@/components/goods/type-words'
import { turnOf } from '@/components/order/order-text'
import { buttonClass } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { isPaidSide, ORDER_STATUS } from '@/lib/shared/order-status'
import { OrderSlip } from './order-slip'
import styles from './pay.module.css'

/** After payment: the receipt and what happens next. Says so when the order is not paid after all. */
export function SuccessPage({ orderSn }: { orderSn: string }) {
  if (!orderSn) {
    return (
      <div className="wrap">
        <div className={`panel ${styles.lone}`}>
          <Empty title="没有指定订单" text="可以在订单列表里找到刚付款的订单">
            <a className="btn" href="/center/buyers/buyRecord">
              查看我的订单
            </a>
          </Empty>
        </div>
      </div>
    )
  }
  return <Receipt orderSn={orderSn} />
}

function Receipt({ orderSn }: { orderSn: string }) {
  const { data, slow, error, reload } = useLoad(orderSn, () => call('GET /order/orderDetail', { orderSn }))
  useLiveOrders(reload, orderSn)
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.ways}`} aria-busy={!data && !error}>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={3} /> : null}
        {data ? <Outcome order={data} /> : null}
      </section>
      {data ? <OrderSlip order={data} total={data.payTime ? '实付' : '合计'} /> : null}
    </div>
  )
}

function Outcome({ order }: { order: OrderDetail }) {
  const turn = turnOf(order)
  const isPaid = isPaidSide(order.status)
  return (
    <>
      <div className={styles.outcome} data-tone={isPaid ? 'safe' : turn.tone}>
        <Icon name={isPaid ? 'done' : turn.tone === 'warn' ? 'clock' : 'fail'} />
        <div>
          <h2>{isPaid ? '付款成功' : turn.title}</h2>
          <p className="muted">{isPaid ? '货款已由平台托管，确认收货前不放款给卖家' : turn.text}</p>
        </div>
      </div>
      {isPaid ? <NextSteps goodsTypeId={order.orderTypeId} /> : null}
      <div className={styles.go}>
        {isPaid ? (
          <a
            className={buttonClass({ kind: 'primary', size: 'xl' })}
            href={`/chatSystem?status=${order.status}&returnType=0&orderSn=${order.orderSn}`}
          >
            进入订单群聊
          </a>
        ) : null}
        {order.status === ORDER_STATUS.unpaid ? (
          <a
            className={buttonClass({ kind: 'primary', size: 'xl' })}
            href={`/wares/${order.goodsSn}/pay?orderSn=${order.orderSn}`}
          >
            去付款
          </a>
        ) : null}
        <a className={buttonClass({ size: 'xl' })} href={`/center/buyers/buyOrderDetail?orderSn=${order.orderSn}`}>
          查看订单
        </a>
        <a className={buttonClass({ kind: 'text' })} href="/wares">
          继续逛逛
        </a>
      </div>
    </>
  )
}

function NextSteps({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <ol className={styles.next} aria-label="接下来">
      {wordsOf(goodsTypeId).afterPayment.map(([title, text], i) => (
        <li key={title}>
          <b className="num">{i + 1}</b>
          <span>
            <strong>{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
