'use client'

import { type ReactNode, useState } from 'react'
import { FavouriteButton } from '@/components/listings/goods/favourite-button'
import type { GoodsState } from '@/components/listings/goods/goods-state'
import type { OwnOrder } from '@/components/listings/goods/held-reason'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { yuanText } from '@/lib/shared/money/money'
import styles from './buy-form.module.css'

const HeldReason = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.HeldReason))
const OwnOrderLink = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.OwnOrderLink))
const ServiceDialog = onDemand(() =>
  import('@/components/ui/overlays/service-dialog').then((file) => file.ServiceDialog),
)

/** Buy, bargain (children), favourite, service. A disabled buy button shows its reason. */
export function BuyActions({
  goodsSn,
  state,
  isHeld,
  yuan,
  favourites,
  serviceNum,
  children,
}: {
  goodsSn: string
  state: GoodsState
  /** Reserved by an order, possibly the user's own. */
  isHeld: boolean
  /** The total, shown on the button where it is fixed at the foot of the screen. */
  yuan: string
  favourites: number
  serviceNum: string
  children: ReactNode
}) {
  const visitor = useVisitor()
  const [serving, setServing] = useState(false)
  const [ownOrder, setOwnOrder] = useState<OwnOrder | null>(null)
  return (
    <>
      <div role="status">
        {state.reason ? (
          <p className={`alert alert-warn ${styles.reason}`} id="buy-reason">
            <Icon name="alert" />
            <span>
              {isHeld && visitor ? (
                <HeldReason goodsSn={goodsSn} reason={state.reason} onOwn={setOwnOrder} />
              ) : (
                state.reason
              )}
            </span>
          </p>
        ) : null}
      </div>
      <PayBar>
        <div className={styles.actions}>
          {ownOrder ? (
            <OwnOrderLink goodsSn={goodsSn} own={ownOrder} className="btn-xl" />
          ) : (
            <>
              <button
                type="submit"
                className="btn btn-primary btn-xl"
                disabled={!state.canBuy}
                aria-describedby={state.reason ? 'buy-reason' : undefined}
              >
                {state.word || '立即购买'}
                {state.canBuy ? (
                  <small className={styles.total} aria-hidden="true">
                    {yuanText(yuan)}
                  </small>
                ) : null}
              </button>
              {children}
            </>
          )}
          <FavouriteButton goodsSn={goodsSn} count={favourites} className={`btn btn-xl ${styles.square}`} />
          <button
            type="button"
            className={`btn btn-xl ${styles.square}`}
            aria-haspopup="dialog"
            aria-label="联系客服"
            onClick={() => setServing(true)}
          >
            <Icon name="headset" />
            <span>客服</span>
          </button>
        </div>
      </PayBar>
      {serving ? <ServiceDialog open serviceNum={serviceNum} onClose={() => setServing(false)} /> : null}
    </>
  )
}
