import type { ReactNode } from 'react'
import { CredentialBox, HandedOverBox } from '@/components/order/credential-box'
import { isGone, OrderError } from '@/components/order/order-error'
import { OrderFacts } from '@/components/order/order-facts'
import { OrderItem } from '@/components/order/order-item'
import { OrderProofs } from '@/components/order/order-proofs'
import { OrderSums } from '@/components/order/order-sums'
import { OrderTimeline } from '@/components/order/order-timeline'
import { TurnBand } from '@/components/order/turn-band'
import type { OneOrder } from '@/components/order/use-one-order'
import { WorkHeld, WorkProgress, WorkProposal } from '@/components/order/work-parts'
import { SkeletonRows } from '@/components/ui/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'
import styles from './chat.module.css'

interface Props {
  order: LoadState<OneOrder | null>
  onChanged: () => void
  /** What there is to say before it. */
  children?: ReactNode
}

/** Middle column: the pieces of the order's page, one below the other. */
export function OrderPane({ order, onChanged, children }: Props) {
  const { data, busy, slow } = order
  return (
    <section className={styles.order} aria-label="订单详情" aria-busy={busy && !data}>
      {children}
      <OrderError {...order} />
      {slow ? <SkeletonRows rows={6} /> : null}
      {data && !isGone(order) ? <Pieces key={data.detail.orderSn} order={data} onChanged={onChanged} /> : null}
    </section>
  )
}

function Pieces({ order: { detail, process, toldAt }, onChanged }: { order: OneOrder; onChanged: () => void }) {
  return (
    <>
      <TurnBand detail={detail} toldAt={toldAt} onChanged={onChanged} heading="h2" />
      {detail.work ? <WorkProgress work={detail.work} /> : null}
      {detail.work ? <WorkProposal work={detail.work} /> : null}
      {detail.hasCredentials ? <CredentialBox detail={detail} onLooked={onChanged} /> : null}
      {detail.handedOver ? <HandedOverBox detail={detail} /> : null}
      {detail.proofs.length > 0 ? <OrderProofs proofs={detail.proofs} onStale={onChanged} /> : null}
      {detail.work ? <WorkHeld work={detail.work} /> : null}
      <OrderTimeline detail={detail} process={process} />
      <OrderItem detail={detail} />
      <OrderSums detail={detail} />
      <OrderFacts detail={detail} />
    </>
  )
}
