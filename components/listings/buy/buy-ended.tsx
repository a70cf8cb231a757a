'use client'

import { useState } from 'react'
import { type GoodsState, isTaken } from '@/components/listings/goods/goods-state'
import type { OwnOrder } from '@/components/listings/goods/held-reason'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import type { GoodsNow } from '@/lib/contract/entities/goods'
import styles from './buy-form.module.css'

const HeldReason = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.HeldReason))
const OwnOrderLink = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.OwnOrderLink))

interface Props {
  goodsSn: string
  now: GoodsNow
  state: GoodsState
  moreHref: string
}

/** Replaces the buy area of a sold or unlisted item: the reason, and a link to the own order or to other items. */
export function BuyEnded({ goodsSn, now, state, moreHref }: Props) {
  const visitor = useVisitor()
  const [ownOrder, setOwnOrder] = useState<OwnOrder | null>(null)
  return (
    <>
      <p className={`alert alert-warn ${styles.reason}`} role="status">
        <Icon name="alert" />
        <span>
          {isTaken(now) && visitor ? (
            <HeldReason goodsSn={goodsSn} reason={state.reason} onOwn={setOwnOrder} />
          ) : (
            state.reason
          )}
        </span>
      </p>
      <div className={styles.actions}>
        {ownOrder ? (
          <OwnOrderLink goodsSn={goodsSn} own={ownOrder} className="btn-xl" />
        ) : (
          <button type="button" className="btn btn-xl" disabled>
            {state.word}
          </button>
        )}
        <a className={`btn btn-xl ${ownOrder ? '' : 'btn-primary'}`} href={moreHref}>
          看同类在售
        </a>
      </div>
    </>
  )
}
