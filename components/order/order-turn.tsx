'use client'

import { useSecondsLeft } from '@/components/ui/countdown'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { ChatLink } from './chat-link'
import { OrderActions } from './order-actions'
import { leftText, turnOf } from './order-text'
import styles from './orders.module.css'

interface Props {
  detail: OrderDetail /** Epoch ms at which the clock acts. */
  until: number | null
  onChanged: () => void
}

/** The first thing an order says, with what its reader can do now. */
export function OrderTurn({ detail, until, onChanged }: Props) {
  const turn = turnOf(detail)
  const isSeller = detail.belong === 1
  return (
    <section className={`panel ${styles.turn}`} data-tone={turn.tone}>
      <h1>{turn.title}</h1>
      <p>
        {turn.text}
        {until !== null && detail.status < 3 ? <Left key={until} until={until} onEnd={onChanged} /> : null}
      </p>
      <div className={styles.turnActions}>
        <OrderActions order={detail} isSeller={isSeller} onChanged={onChanged} />
        <ChatLink order={detail} isSeller={isSeller} />
      </div>
    </section>
  )
}

function Left({ until, onEnd }: { until: number; onEnd: () => void }) {
  const seconds = useSecondsLeft(until, onEnd)
  return <span className={styles.left}>{` 剩余 ${leftText(seconds)}`}</span>
}
