'use client'

import { useEffect, useState } from 'react'
import { goodsState, isListed } from '@/components/listings/goods/goods-state'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { type Range, rangeText } from '@/components/listings/goods/sold-range'
import { ReceiverInput } from '@/components/people/role-card/receiver-input'
import { NOWHERE, type ReceivingPlace } from '@/components/people/role-card/role-place'
import { Icon } from '@/components/ui/kit/icon'
import { LiveValue } from '@/components/ui/kit/live-value'
import { Price } from '@/components/ui/kit/price'
import { lazyCall } from '@/lib/client/lazy-call'
import type { GoodsNow } from '@/lib/contract/entities/goods'
import { type Cover, coverPrice } from '@/lib/shared/goods/covers'
import { typeOfSn } from '@/lib/shared/goods/goods-types'
import { quoteSale } from '@/lib/shared/goods/quote'
import type { Receiver } from '@/lib/shared/goods/receivers'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { BargainButton } from './bargain-button'
import { BuyActions } from './buy-actions'
import { BuyEnded } from './buy-ended'
import styles from './buy-form.module.css'
import { CoverChoice } from './cover-choice'
import { Quantity } from './quantity'
import { ShipsNote } from './ships-note'

export interface BuyFormProps {
  goodsSn: string
  /** State at render time; updated while the page is open. */
  now: GoodsNow
  tiers: readonly Cover[]
  /** Not unique: a quantity can be chosen. */
  hasQuantity: boolean
  /** Recipient of the delivery; null: nothing to enter. */
  receiver?: Receiver | null
  place?: ReceivingPlace
  /** False for goods that cannot have a cover. */
  hasCover?: boolean
  bargain: boolean
  /** Sold prices of similar items. */
  range?: Pick<Range, 'days' | 'low' | 'high'>
  /** Link to similar items. */
  moreHref?: string
  favourites: number
  serviceNum: string
  /** Working hours of the seller; '': around the clock. */
  hours?: string
}

/**
 * Price, cover, total, buy button. A plain GET form to the order page: choosing and buying work without scripts, only
 * the total needs them.
 */
export function BuyForm(props: BuyFormProps) {
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
  hasCover = true,
  bargain,
  range,
  moreHref = '/wares',
  favourites,
  serviceNum,
  hours = '',
}: BuyFormProps & { fresh: GoodsNow }) {
  const { price, stock } = fresh
  const state = goodsState(fresh)
  const [ensureId, setEnsureId] = useState(0)
  const tier = tiers.find((one) => one.ensureId === ensureId)
  const [num, setNum] = useState(1)
  // a list that was asked for an amount links with the units it takes
  useEffect(() => {
    const wanted = Number(/^#num=(\d{1,6})$/.exec(location.hash)?.[1] ?? 1)
    if (hasQuantity && wanted > 1) setNum(Math.max(1, Math.min(stock, wanted)))
  }, [])
  const unit = yuanToFen(price)
  const { total } = quoteSale({ unit, num, tier: tier ? coverPrice(tier) : null })
  const shownPrice = <Price yuan={price} size="xl" />
  if (!isListed(fresh))
    return (
      <div className={styles.form}>
        <div className={styles.line}>
          <span className={styles.label}>标价</span>
          {shownPrice}
        </div>
        <BuyEnded goodsSn={goodsSn} now={fresh} state={state} moreHref={moreHref} />
      </div>
    )
  return (
    <form className={styles.form} action={`/wares/${goodsSn}/order`}>
      <div className={styles.line}>
        <span className={styles.label}>{hasQuantity ? '单价' : '价格'}</span>
        {shownPrice}
        {range ? (
          <a className="link num" href="#sold">
            {`同类近 ${range.days} 天成交 ${rangeText(range)}`}
          </a>
        ) : null}
        <span role="status">
          {price === now.price ? null : <span className="tag tag-bargain">价格已更新，原价 ¥{now.price}</span>}
        </span>
        <PriceAlert goodsSn={goodsSn} price={price} />
      </div>
      {hasQuantity ? <Quantity num={num} stock={stock} onChange={setNum} /> : null}
      {hasCover ? (
        <div className={styles.guard}>
          <span className={styles.label}>保障</span>
          <CoverChoice
            goodsTypeId={typeOfSn(goodsSn)?.id ?? 0}
            tiers={tiers}
            value={ensureId}
            unit={unit}
            num={num}
            onChange={setEnsureId}
          />
        </div>
      ) : null}
      {receiver ? (
        <div className={`${styles.line} ${styles.receiver}`}>
          <label className={styles.label} htmlFor="role-name">
            {receiver.caption}
          </label>
          <ReceiverInput id="role-name" receiver={receiver} place={place} />
        </div>
      ) : null}
      <div className={styles.line} aria-live="polite">
        <span className={styles.label}>应付</span>
        <Price yuan={fenToYuan(total)} size="l" />
        <span className="muted">已含全部费用</span>
      </div>
      <noscript>
        <p className={`muted ${styles.later}`}>未启用脚本：保障费和多件总价见下单页。</p>
      </noscript>
      <ShipsNote goods={fresh} hours={hours} />
      <BuyActions
        goodsSn={goodsSn}
        state={state}
        isHeld={fresh.reserved}
        yuan={fenToYuan(total)}
        favourites={favourites}
        serviceNum={serviceNum}
      >
        {bargain ? (
          <BargainButton goodsSn={goodsSn} price={price} className={`btn btn-xl ${styles.bargain}`}>
            <Icon name="percent" />
            议价
          </BargainButton>
        ) : null}
      </BuyActions>
    </form>
  )
}
