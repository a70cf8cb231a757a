'use client'

import { Empty } from '@/components/ui/empty'
import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Timeline } from '@/components/ui/timeline'
import { ContactForm } from './contact-form'
import { Credentials } from './credentials'
import { OrderFacts, OrderItem, OrderSums } from './order-facts'
import { stepsOf } from './order-process'
import { OrderTurn } from './order-turn'
import styles from './orders.module.css'
import { useOneOrder } from './use-one-order'

/** One order, for its buyer or its seller: whose turn it is, how far it is, what it is about, what it costs. */
export function OrderDetailPage({ orderSn }: { orderSn: string }) {
  if (!orderSn) {
    return (
      <section className={`panel ${styles.box}`}>
        <h1 className="sr">订单详情</h1>
        <Empty title="没有指定订单" text="请从订单列表打开订单">
          <a className="btn" href="/center/buyers/buyRecord">
            查看我的订单
          </a>
        </Empty>
      </section>
    )
  }
  return <OneOrder orderSn={orderSn} />
}

function OneOrder({ orderSn }: { orderSn: string }) {
  const { data, slow, error, reload } = useOneOrder(orderSn)
  if (!data) {
    return (
      <section className={`panel ${styles.box}`} aria-busy={!error}>
        <h1 className="sr">订单详情</h1>
        {slow ? <SkeletonRows rows={5} /> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
      </section>
    )
  }
  const { detail, process, until } = data
  const isRunning = detail.status >= 0 && detail.status <= 2
  return (
    <>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <OrderTurn detail={detail} until={until} onChanged={reload} />
      <div className={styles.duo}>
        <div>
          <OrderItem detail={detail} />
          {detail.hasCredentials ? (
            <section className={`panel ${styles.part}`} aria-labelledby="handed-h">
              <h2 id="handed-h">交付内容</h2>
              <Credentials key={`${orderSn}-${detail.status}`} orderSn={orderSn} />
            </section>
          ) : null}
          <OrderFacts detail={detail} />
          {isRunning && detail.belong === 0 ? (
            <ContactForm key={orderSn} orderSn={orderSn} contact={detail.contact} onChanged={reload} />
          ) : null}
        </div>
        <div>
          <OrderSums detail={detail} />
          <section className={`panel ${styles.part}`} aria-labelledby="steps-h">
            <h2 id="steps-h">订单进度</h2>
            <Timeline steps={stepsOf(detail, process)} />
          </section>
        </div>
      </div>
    </>
  )
}
