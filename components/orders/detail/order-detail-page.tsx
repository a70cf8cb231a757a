'use client'

import type { ReactNode } from 'react'
import { ChatLink } from '@/components/orders/order/chat-link'
import { isGone, OrderError } from '@/components/orders/order/order-error'
import { OrderItem } from '@/components/orders/order/order-item'
import orders from '@/components/orders/order/orders.module.css'
import styles from '@/components/orders/order/orders-page.module.css'
import { type OneOrder, useOneOrder } from '@/components/orders/order/use-one-order'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { inquiryHref } from '@/lib/shared/goods/inquiries'
import { isOver } from '@/lib/shared/trade/order-status'
import { ContactForm } from './contact-form'
import { CoverCertificate } from './cover-certificate'
import { CredentialBox, HandedOverBox } from './credential-box'
import { OrderCrumb, OrderCrumbWait } from './order-crumb'
import { OrderFacts } from './order-facts'
import { OrderProofs } from './order-proofs'
import { OrderSums } from './order-sums'
import { OrderTimeline } from './order-timeline'
import { TurnBand } from './turn-band'
import { WorkHeld, WorkPerson, WorkProgress, WorkProposal } from './work-parts'

interface Props {
  orderSn: string
  /** Full-width content below the status band. */
  ladder?: (detail: OrderDetail) => ReactNode
  /** Additional panels before the others. */
  more?: (detail: OrderDetail) => ReactNode
}

/** One order, for both parties: whose turn it is, progress, item, costs. */
export function OrderDetailPage({ orderSn, ...panels }: Props) {
  const loaded = useOneOrder(orderSn)
  const { data, slow, error, reload } = loaded
  if (data && !isGone(loaded))
    return (
      <>
        <OrderCrumb detail={data.detail} />
        <OrderError {...loaded} />
        <OrderRoom order={data} {...panels} onChanged={reload} />
      </>
    )
  return (
    <>
      <OrderCrumbWait />
      <section className={`panel ${orders.box}`} aria-busy={orderSn !== '' && !error}>
        <h1 className="sr">订单详情</h1>
        {slow && orderSn ? <SkeletonRows rows={5} /> : null}
        <OrderError {...loaded} />
        {orderSn ? null : (
          <Empty picture="orders" title="没有指定订单" text="请从订单列表打开订单">
            <a className="btn" href="/center/buyers/buyRecord">
              查看我的订单
            </a>
          </Empty>
        )}
      </section>
    </>
  )
}

function OrderRoom({
  order,
  ladder,
  more,
  onChanged,
}: { order: OneOrder; onChanged: () => void } & Omit<Props, 'orderSn'>) {
  const { detail, process, loadedAt } = order
  const isBuyer = detail.belong === 0
  return (
    <>
      <TurnBand detail={detail} loadedAt={loadedAt} onChanged={onChanged}>
        <ChatLink order={detail} isSeller={!isBuyer} />
        {detail.inquiryId === undefined ? null : (
          <a className={buttonClass({ size: 'sm' })} href={inquiryHref(detail.inquiryId)}>
            咨询记录
          </a>
        )}
      </TurnBand>
      {ladder?.(detail)}
      <div className={styles.room}>
        <div>
          <div className={styles.first}>
            {more?.(detail)}
            {detail.work ? <WorkProgress work={detail.work} /> : null}
            {detail.work ? <WorkProposal work={detail.work} /> : null}
            {detail.hasCredentials ? <CredentialBox detail={detail} onLooked={onChanged} /> : null}
            {detail.handedOver ? <HandedOverBox detail={detail} /> : null}
            {detail.proofs.length > 0 ? <OrderProofs proofs={detail.proofs} onStale={onChanged} /> : null}
          </div>
          <OrderItem detail={detail} />
          <OrderFacts detail={detail} />
          {isBuyer && !isOver(detail.status) && !goodsType(detail.orderTypeId).isUnique ? (
            <ContactForm orderSn={detail.orderSn} contact={detail.contact} onChanged={onChanged} />
          ) : null}
        </div>
        <div>
          {detail.work ? <WorkHeld work={detail.work} /> : null}
          {detail.work ? <WorkPerson work={detail.work} /> : null}
          <OrderSums detail={detail} />
          <CoverCertificate detail={detail} />
          <div className={styles.second}>
            <OrderTimeline detail={detail} process={process} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Query: orderSn. */
export const OrderDetailHere = withAddress(
  OrderDetailPage,
  (address) => ({ orderSn: fromQuery(address, 'orderSn') }),
  <OrderCrumbWait />,
)
