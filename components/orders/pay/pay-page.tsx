'use client'

import { useEffect } from 'react'
import { isOnOtherSite, OrderError } from '@/components/orders/order/order-error'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Empty } from '@/components/ui/kit/empty'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { toastLater } from '@/lib/client/toast-store'
import { OrderSlip } from './order-slip'
import styles from './pay.module.css'
import { PayEnded } from './pay-ended'
import { PayWays } from './pay-ways'
import { usePayState } from './use-pay-state'

interface Props {
  orderSn: string
  payee: string
}

/** Checkout page of one order. Once it is paid, here, in another tab or on a phone, the success page opens. */
export function PayPage({ orderSn, payee }: Props) {
  if (!orderSn) {
    return (
      <div className="wrap">
        <div className={`panel ${styles.lone}`}>
          <NoOrder title="没有指定订单" text="请从订单列表进入收银台" />
        </div>
      </div>
    )
  }
  return <Till orderSn={orderSn} payee={payee} />
}

function Till({ orderSn, payee }: Props) {
  const loaded = usePayState(orderSn)
  const { data, slow, error, reload } = loaded
  const isPaid = data?.state.state === 'paid'
  const goodsSn = data?.order.goodsSn || orderSn
  useEffect(() => {
    if (!isPaid) return
    toastLater({ text: '付款成功' })
    location.replace(`/wares/${goodsSn}/success?orderSn=${orderSn}`)
  }, [isPaid, goodsSn, orderSn])
  return (
    <div className={`wrap ${styles.cash}`}>
      <section
        className={`panel ${styles.ways}`}
        aria-labelledby={data ? 'ways-h' : undefined}
        aria-busy={!data && !error}
      >
        <OrderError {...loaded} />
        {error && !data && !isOnOtherSite(loaded) ? (
          <NoOrder title="打不开这笔订单" text="可以从订单列表重新进入收银台" />
        ) : null}
        {slow ? <SkeletonRows rows={4} height={60} /> : null}
        {data?.state.state === 'cancelled' ? <PayEnded order={data.order} /> : null}
        {data && data.state.state !== 'cancelled' ? (
          <PayWays key={orderSn} data={data} payee={payee} onChanged={reload} />
        ) : null}
      </section>
      {data ? <OrderSlip order={data.order} /> : null}
    </div>
  )
}

function NoOrder({ title, text }: { title: string; text: string }) {
  return (
    <Empty picture="orders" title={title} text={text}>
      <a className="btn" href="/center/buyers/buyRecord">
        查看我的订单
      </a>
    </Empty>
  )
}

/** Query: orderSn. */
export const PayHere = withAddress(PayPage, (address) => ({
  orderSn: fromQuery(address, 'orderSn'),
}))
