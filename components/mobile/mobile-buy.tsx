'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { basicCover, type CoverTier } from '@/components/goods/basic-cover'
import { type GoodsNow, goodsState } from '@/components/goods/goods-state'
import { Quantity } from '@/components/goods/quantity'
import { useFollow } from '@/components/goods/use-follow'
import { Icon } from '@/components/ui/icon'
import { Price, yuanText } from '@/components/ui/price'
import { useFresh } from '@/lib/client/hooks/use-fresh'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import { countText } from '@/lib/shared/count-text'
import { typeOfSn } from '@/lib/shared/goods-types'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import styles from './mobile-buy.module.css'
import { MobileCovers } from './mobile-covers'

const ServiceDialog = dynamic(() => import('@/components/ui/service-dialog').then((file) => file.ServiceDialog), {
  ssr: false,
})

interface Props {
  goodsSn: string
  /** As rendered; followed while the page is open. */
  now: GoodsNow
  tiers: readonly CoverTier[]
  /** Props and currency: a number of units. */
  hasQuantity: boolean
  bargain: boolean
  favourites: number
  serviceNum: string
  /** Title and key facts, between price and cover. */
  children: ReactNode
}

/** Price, cover and the bar at the foot: one form to the order page, so that buying works without scripts. */
export function MobileBuy({ goodsSn, now, tiers, hasQuantity, bargain, favourites, serviceNum, children }: Props) {
  const fresh = useFresh(now, () => lazyCall('GET /goods/temporary/goodsInfo', { goodsSn }), { everyMs: 8000 })
  const state = goodsState(fresh)
  const follow = useFollow(goodsSn, favourites)
  const basic = basicCover(typeOfSn(goodsSn)?.id ?? 0)
  const [tier, setTier] = useState<CoverTier>(basic)
  const [num, setNum] = useState(1)
  const [isServing, setServing] = useState<boolean>()
  const unit = yuanToFen(fresh.price)
  const { total } = quoteSale({ unit, num, tier: { bp: tier.basisPoints } })
  return (
    <form action={`/wares/${goodsSn}/order`}>
      <section className={styles.main} aria-label="价格与商品">
        <p className={styles.price}>
          <Price yuan={fresh.price} size="xl" />
          <span role="status">
            {fresh.price === now.price ? null : <span className="tag tag-bargain">价格已更新，原价 ¥{now.price}</span>}
          </span>
        </p>
        {children}
      </section>
      {hasQuantity ? (
        <section className={`${styles.box} ${styles.quantity}`} aria-label="购买数量">
          <Quantity num={num} stock={fresh.stock} onChange={setNum} />
        </section>
      ) : null}
      <MobileCovers tiers={[basic, ...tiers]} chosen={tier} unit={unit} num={num} onChoose={setTier} />
      <div className={styles.bar}>
        <div role="status" className={styles.reason}>
          {state.reason ? (
            <p id="buy-reason">
              <Icon name="alert" /> {state.reason}
            </p>
          ) : null}
        </div>
        <button type="button" className={styles.small} aria-haspopup="dialog" onClick={() => setServing(true)}>
          <Icon name="headset" />
          <span>客服</span>
        </button>
        <button
          type="button"
          className={styles.small}
          aria-pressed={follow.isFollowed}
          aria-label={`收藏，${follow.count} 人已收藏`}
          onClick={() => void follow.handlePress()}
        >
          <Icon name={follow.isFollowed ? 'heart-fill' : 'heart'} />
          <span className="num">{countText(follow.count)}</span>
        </button>
        {bargain ? (
          <button
            type="button"
            className={`btn ${styles.bargain}`}
            onClick={() => toast({ kind: 'info', text: '暂未开放，敬请期待！' })}
          >
            议价
          </button>
        ) : null}
        <button
          type="submit"
          className={`btn btn-primary ${styles.buy}`}
          disabled={!state.canBuy}
          aria-describedby={state.reason ? 'buy-reason' : undefined}
        >
          {state.word || '立即购买'}
          {state.canBuy ? <small className="num">{yuanText(fenToYuan(total))}</small> : null}
        </button>
      </div>
      {isServing === undefined ? null : (
        <ServiceDialog open={isServing} serviceNum={serviceNum} onClose={() => setServing(false)} />
      )}
    </form>
  )
}
