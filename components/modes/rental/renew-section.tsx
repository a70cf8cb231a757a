'use client'

import { isOnOtherSite, OrderError } from '@/components/orders/order/order-error'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { rentPath } from '@/lib/shared/goods/goods-types'
import { orderPath } from '@/lib/shared/trade/order-path'
import { RenewForm } from './renew-form'
import styles from './rental.module.css'
import { type Renewal, useRenewal } from './use-renewal'

interface Props {
  orderSn: string
  /** The account of the current page. */
  goodsSn: string
}

/** Extends an own rental, or explains why it cannot be extended. */
export function RenewSection({ orderSn, goodsSn }: Props) {
  const loaded = useRenewal(orderSn)
  const { data, slow, error, reload } = loaded
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="renew-h" aria-busy={!data && !error}>
      <h2 id="renew-h">续租</h2>
      <OrderError {...loaded} />
      {error && !data && !isOnOtherSite(loaded) ? (
        <Empty picture="orders" title="打不开这笔租号订单" text="可以从我的租号重新进入">
          <a className={buttonClass()} href="/center/rent?tabIndex=2">
            我租的账号
          </a>
        </Empty>
      ) : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      {data ? <Body renewal={data} goodsSn={goodsSn} onReload={reload} /> : null}
    </section>
  )
}

function Body({ renewal, goodsSn, onReload }: { renewal: Renewal; goodsSn: string; onReload: () => void }) {
  const { order, prices } = renewal
  if (order.goodsSn !== goodsSn) {
    return (
      <Empty picture="orders" title="这笔订单租的是另一个账号" text={order.bigTitle}>
        <a className={buttonClass()} href={`${rentPath(order.goodsSn)}?orderSn=${order.orderSn}`}>
          去续租那个账号
        </a>
      </Empty>
    )
  }
  const canRenew = order.actions.some(({ action }) => action === 'renew')
  if (!canRenew || !prices) {
    return (
      <Empty
        picture="orders"
        title={canRenew ? '号主已停止出租，不能续租' : `订单${order.statusName}，现在不能续租`}
        text={canRenew ? '租到的时间不受影响，到期自动收回账号' : order.turn.text}
      >
        <a className={buttonClass({ kind: 'primary' })} href={orderPath(order.orderSn)}>
          查看订单
        </a>
      </Empty>
    )
  }
  return <RenewForm renewal={renewal} prices={prices} onReload={onReload} />
}
