'use client'

import { type ReactNode, useState } from 'react'
import { BargainButton } from '@/components/listings/buy/bargain-button'
import { CoverChoice } from '@/components/listings/buy/cover-choice'
import { Quantity } from '@/components/listings/buy/quantity'
import { ShipsNote } from '@/components/listings/buy/ships-note'
import { FavouriteButton } from '@/components/listings/goods/favourite-button'
import { goodsState, isListed, isTaken } from '@/components/listings/goods/goods-state'
import type { OwnOrder } from '@/components/listings/goods/held-reason'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { type Range, rangeText } from '@/components/listings/goods/sold-range'
import { ReceiverInput } from '@/components/people/role-card/receiver-input'
import { NOWHERE, type ReceivingPlace } from '@/components/people/role-card/role-place'
import { Icon } from '@/components/ui/kit/icon'
import { LiveValue } from '@/components/ui/kit/live-value'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import type { GoodsNow } from '@/lib/contract/entities/goods'
import { type Cover, coverPrice } from '@/lib/shared/goods/covers'
import { typeOfSn } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import type { Receiver } from '@/lib/shared/goods/receivers'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import styles from './mobile-buy.module.css'
import { SectionHead } from './section-head'

const HeldReason = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.HeldReason))
const OwnOrderLink = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.OwnOrderLink))
const ServiceDialog = onDemand(() =>
  import('@/components/ui/overlays/service-dialog').then((file) => file.ServiceDialog),
)

interface Props {
  goodsSn: string
  /** State at render time; updated while the page is open. */
  now: GoodsNow
  tiers: readonly Cover[]
  /** Props and currency: a quantity can be chosen. */
  hasQuantity: boolean
  /** Recipient of the delivery; null: nothing to enter. */
  receiver?: Receiver | null
  place?: ReceivingPlace
  bargain: boolean
  /** Sold prices of similar items. */
  range?: Pick<Range, 'days' | 'low' | 'high'>
  /** Link to similar items. */
  moreHref?: string
  favourites: number
  serviceNum: string
  /** Working hours of the seller; '': around the clock. */
  hours?: string
  /** Title and key facts, between price and cover. */
  children: ReactNode
}

/** Price, cover and the bottom bar: one form to the order page, so that buying works without scripts. */
export function MobileBuy(props: Props) {
  const { goodsSn, now } = props
  return (
    <LiveValue initial={now} load={() => lazyCall('GET /goods/temporary/goodsInfo', { goodsSn })} everyMs={8000}>
      {(fresh) => <Form {...props} fresh={fresh} />}
    </LiveValue>
  )
}

function Form({
  goodsSn,
  now,
  fresh,
  tiers,
  hasQuantity,
  receiver = null,
  place = NOWHERE,
  bargain,
  range,
  moreHref = '/wares',
  favourites,
  serviceNum,
  hours = '',
  children,
}: Props & { fresh: GoodsNow }) {
  const state = goodsState(fresh)
  const isOnSale = isListed(fresh)
  const visitor = useVisitor()
  const [ensureId, setEnsureId] = useState(0)
  const tier = tiers.find((one) => one.ensureId === ensureId)
  const [num, setNum] = useState(1)
  const [ownOrder, setOwnOrder] = useState<OwnOrder | null>(null)
  const [isServing, setServing] = useState<boolean>()
  const unit = yuanToFen(fresh.price)
  const { total } = quoteSale({ unit, num, tier: tier ? coverPrice(tier) : null })
  return (
    <form action={`/wares/${goodsSn}/order`}>
      <section className={styles.main} aria-label="价格与商品">
        <p className={styles.price}>
          <Price yuan={fresh.price} size="xl" />
          <span role="status">
            {fresh.price === now.price ? null : <span className="tag tag-bargain">价格已更新，原价 ¥{now.price}</span>}
          </span>
          {isOnSale ? <PriceAlert goodsSn={goodsSn} price={fresh.price} /> : null}
        </p>
        {range && isOnSale ? (
          <p className={styles.range}>
            <a className="link num" href="#sold">
              同类近 {range.days} 天成交 {rangeText(range)}
            </a>
          </p>
        ) : null}
        {children}
      </section>
      {hasQuantity && isOnSale ? (
        <section className={`${styles.box} ${styles.quantity}`} aria-label="购买数量">
          <Quantity num={num} stock={fresh.stock} onChange={setNum} />
        </section>
      ) : null}
      {receiver && isOnSale ? (
        <section className={`${styles.box} ${styles.receiver}`} aria-label={receiver.label}>
          <label htmlFor="role-name">{receiver.label}</label>
          <ReceiverInput id="role-name" receiver={receiver} place={place} />
        </section>
      ) : null}
      {isOnSale ? (
        <section className={styles.box} aria-labelledby="cover-h">
          <SectionHead id="cover-h" title="保障" />
          <CoverChoice
            goodsTypeId={typeOfSn(goodsSn)?.id ?? 0}
            tiers={tiers}
            value={ensureId}
            unit={unit}
            num={num}
            onChange={setEnsureId}
          />
        </section>
      ) : null}
      <ShipsNote goods={fresh} hours={hours} />
      <div className={styles.bar}>
        <div role="status" className={styles.reason}>
          {state.reason ? (
            <p id="buy-reason">
              <Icon name="alert" />{' '}
              {isTaken(fresh) && visitor ? (
                <HeldReason goodsSn={goodsSn} reason={state.reason} onOwn={setOwnOrder} />
              ) : (
                state.reason
              )}
            </p>
          ) : null}
        </div>
        <button type="button" className={styles.small} aria-haspopup="dialog" onClick={() => setServing(true)}>
          <Icon name="headset" />
          <span>客服</span>
        </button>
        <FavouriteButton goodsSn={goodsSn} count={favourites} className={styles.small} />
        {bargain && isOnSale && !ownOrder ? (
          <BargainButton goodsSn={goodsSn} price={fresh.price} className={`btn ${styles.bargain}`}>
            议价
          </BargainButton>
        ) : null}
        {ownOrder ? (
          <OwnOrderLink goodsSn={goodsSn} own={ownOrder} className={styles.buy ?? ''} />
        ) : isOnSale ? (
          <button
            type="submit"
            className={`btn btn-primary ${styles.buy}`}
            disabled={!state.canBuy}
            aria-describedby={state.reason ? 'buy-reason' : undefined}
          >
            {state.word || '立即购买'}
            {state.canBuy ? <small className="num">{yuanText(fenToYuan(total))}</small> : null}
          </button>
        ) : (
          <a className={`btn btn-primary ${styles.buy}`} href={moreHref}>
            看同类在售
          </a>
        )}
      </div>
      {isServing === undefined ? null : (
        <ServiceDialog open={isServing} serviceNum={serviceNum} onClose={() => setServing(false)} />
      )}
    </form>
  )
}
