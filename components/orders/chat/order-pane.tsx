import type { ReactNode } from 'react'
import { CredentialBox, HandedOverBox } from '@/components/orders/detail/credential-box'
import { OrderFacts } from '@/components/orders/detail/order-facts'
import { OrderProofs } from '@/components/orders/detail/order-proofs'
import { OrderSums } from '@/components/orders/detail/order-sums'
import { OrderTimeline } from '@/components/orders/detail/order-timeline'
import { TurnBand } from '@/components/orders/detail/turn-band'
import { WorkHeld, WorkProgress, WorkProposal } from '@/components/orders/detail/work-parts'
import { isGone, OrderError } from '@/components/orders/order/order-error'
import { OrderItem } from '@/components/orders/order/order-item'
import type { OneOrder } from '@/components/orders/order/use-one-order'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'
import styles from './chat.module.css'

interface Props {
  order: LoadState<OneOrder | null>
  onChanged: () => void
  /** Content before it. */
  children?: ReactNode
}

/** Middle column: the sections of the order page, stacked. */
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

function Pieces({ order: { detail, process, loadedAt }, onChanged }: { order: OneOrder; onChanged: () => void }) {
  return (
    <>
      <TurnBand detail={detail} loadedAt={loadedAt} onChanged={onChanged} heading="h2" />
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
