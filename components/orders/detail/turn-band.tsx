'use client'

import type { ReactNode } from 'react'
import { OrderActions } from '@/components/orders/order/order-actions'
import styles from '@/components/orders/order/orders-page.module.css'
import { Clock } from '@/components/ui/kit/clock'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { TurnTone } from '@/lib/shared/trade/order-forms'

export const TONE_ICONS: Readonly<Record<TurnTone, string>> = {
  warn: 'clock',
  info: 'info',
  safe: 'done',
  danger: 'alert',
  muted: 'fail',
}

interface Props {
  detail: OrderDetail
  /** Epoch ms of the API response. */
  loadedAt: number
  onChanged: () => void
  heading?: 'h1' | 'h2'
  /** Further links next to the actions. */
  children?: ReactNode
}

/** Top of an order page: whose turn it is, the default outcome, the user's actions, and the deadline. */
export function TurnBand({ detail, loadedAt, onChanged, heading: Heading = 'h1', children }: Props) {
  const { turn, orderSn, goodsSn } = detail
  return (
    <section className={`panel ${styles.turn}`} data-tone={turn.tone} aria-label="订单状态">
      <div className={styles.turnRow}>
        <div className={styles.turnText}>
          <div aria-live="polite">
            <Heading>
              <Icon name={TONE_ICONS[turn.tone]} />
              {turn.title}
            </Heading>
            <p>{turn.text}</p>
          </div>
          <div className={styles.turnActions}>
            <OrderActions order={detail} onChanged={onChanged} />
            {children}
          </div>
          <p className={styles.quote}>
            <span>
              订单 <b className="num">{orderSn}</b>{' '}
              <CopyText text={orderSn} label="复制订单号">
                <Icon name="copy" />
              </CopyText>
            </span>
            {goodsSn ? (
              <span>
                商品 <b className="num">{goodsSn}</b>
              </span>
            ) : null}
          </p>
        </div>
        {turn.clock ? (
          <Clock deadline={turn.clock} loadedAt={loadedAt} isCalm={turn.tone !== 'warn'} onDue={onChanged} />
        ) : null}
      </div>
    </section>
  )
}
