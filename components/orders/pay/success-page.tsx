'use client'

import { CredentialBox } from '@/components/orders/detail/credential-box'
import { TONE_ICONS } from '@/components/orders/detail/turn-band'
import { ChatLink } from '@/components/orders/order/chat-link'
import { OrderError } from '@/components/orders/order/order-error'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Clock } from '@/components/ui/kit/clock'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { orderPath } from '@/lib/shared/trade/order-path'
import { isPaidSide } from '@/lib/shared/trade/order-status'
import { OrderSlip } from './order-slip'
import styles from './pay.module.css'
import { Promises } from './promises'

/** After payment: the receipt and the next step. Shows a notice if the order is not paid. */
export function SuccessPage({ orderSn }: { orderSn: string }) {
  if (!orderSn) {
    return (
      <div className="wrap">
        <div className={`panel ${styles.lone}`}>
          <Empty picture="orders" title="没有指定订单" text="可以在订单列表里找到刚付款的订单">
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
  const loaded = useLoad(orderSn, async () => ({
    order: await call('GET /order/orderDetail', { orderSn }),
    loadedAt: Date.now(),
  }))
  const { data, slow, error, reload } = loaded
  useLiveOrders(reload, orderSn)
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.ways}`} aria-busy={!data && !error}>
        <OrderError {...loaded} />
        {slow ? <SkeletonRows rows={3} /> : null}
        {data ? <Outcome order={data.order} loadedAt={data.loadedAt} onChanged={reload} /> : null}
      </section>
      {data ? <OrderSlip order={data.order} /> : null}
    </div>
  )
}

/** Whether it is paid, then whose turn it is and the deadline. */
function Outcome({ order, loadedAt, onChanged }: { order: OrderDetail; loadedAt: number; onChanged: () => void }) {
  const { turn } = order
  const isPaid = isPaidSide(order.status)
  const links = isPaid ? [] : order.actions.filter(({ form, primary }) => form === 'link' && primary)
  return (
    <>
      <div className={styles.outcome} data-tone={isPaid ? 'safe' : turn.tone}>
        <Icon name={isPaid ? 'done' : TONE_ICONS[turn.tone]} />
        <div>
          <h2>{isPaid ? '付款成功' : turn.title}</h2>
          {isPaid ? <p>{turn.title}</p> : null}
          <p className="muted">{turn.text}</p>
        </div>
      </div>
      {turn.clock ? (
        <div className={styles.until}>
          <Clock deadline={turn.clock} loadedAt={loadedAt} isCalm={turn.tone !== 'warn'} onDue={onChanged} />
        </div>
      ) : null}
      {isPaid && order.hasCredentials && goodsType(order.orderTypeId).delivery === 'code' ? (
        <div className={styles.code}>
          <CredentialBox detail={order} onLooked={onChanged} isOpen />
        </div>
      ) : null}
      <div className={styles.go}>
        {links.map(({ action, label, href }) => (
          <a key={action} className={buttonClass({ kind: 'primary', size: 'xl' })} href={href}>
            {label}
          </a>
        ))}
        <ChatLink order={order} isSeller={false} label="进入订单群聊" look={{ kind: 'primary', size: 'xl' }} />
        <a className={buttonClass({ size: 'xl' })} href={orderPath(order.orderSn)}>
          查看订单
        </a>
        <a className={buttonClass({ kind: 'text' })} href="/wares">
          继续逛逛
        </a>
      </div>
      <Promises promises={order.promises} />
    </>
  )
}

/** Query: orderSn. */
export const SuccessHere = withAddress(SuccessPage, (address) => ({ orderSn: fromQuery(address, 'orderSn') }))
