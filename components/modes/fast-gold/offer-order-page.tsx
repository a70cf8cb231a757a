'use client'

import styles from '@/components/orders/pay/pay.module.css'
import { withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'
import { askFilter } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { shownCoins, unitOf } from '@/lib/shared/goods/coin-unit'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import own from './fast-gold.module.css'
import { wishOf } from './gold-draft'
import { GoldFormView } from './gold-form-view'
import { useGoldForm } from './use-gold-form'
import { useOfferQuote } from './use-offer-quote'

const MALL = '/wares/hotShoppingMall?quickCoinType=2'

/** Order page of one merchant's offer. */
export function OfferOrderPage({ offerSn, amount }: { offerSn: string; amount?: number }) {
  const { data, slow, error, reload } = useLoad(offerSn, async () => {
    const offer = await call('GET /quickCoin/findQuickCoin', { offerSn })
    const { areas } = await askFilter(offer.gameId)
    return { offer, areas: areasOf(offer, areas) }
  })
  if (data?.offer.kind === 'sell') return <OfferOrder offer={data.offer} areas={data.areas} amount={amount} />
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.part} ${styles.stack}`}>
        {slow ? <SkeletonRows rows={4} /> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {error || data ? (
          <Empty picture="search" title="打不开这个报价" text="报价可能已撤下，链接也可能写错了">
            <a className={buttonClass()} href={MALL}>
              看其他币商
            </a>
          </Empty>
        ) : null}
      </section>
    </div>
  )
}

interface OfferOrderProps {
  offer: CoinOffer
  areas: GameFilter['areas']
  /** Units of currency to start with. */
  amount?: number
}

function OfferOrder({ offer: opened, areas, amount }: OfferOrderProps) {
  const unit = unitOf(opened.ratio)
  const { gameId, areaId, serverId, coinName, offerSn } = opened
  const start = { gid: String(gameId), areaId: String(areaId || ''), serverId: String(serverId || '') }
  const form = useGoldForm({
    start,
    amount: amount ? shownCoins(amount, unit) : undefined,
    offerSn,
    now: () => ({ areas, unit, quote: state.quote }),
  })
  const state = useOfferQuote(opened, wishOf(form.fields, unit))
  const { offer } = state
  return (
    <GoldFormView
      title={`向 ${offer.merchant.name} 买${coinName}`}
      form={form}
      state={state}
      areas={areas}
      unit={unit}
      coinName={coinName}
      place={{ areaId, serverId }}
      offer={offer}
    >
      <p className={own.item}>
        <GameCover id={gameId} size={40} />
        <span>
          <b>{offer.gameName}</b>
          <small className="muted num">
            {[offer.areaName, offer.serverName].filter(Boolean).join(' · ') || '不限区服'}，单笔{' '}
            {coinsText(offer.least)} 至 {coinsText(Math.max(offer.least, Math.min(offer.most, offer.stock)))}
          </small>
        </span>
        <a className="link" href={`${MALL}&gid=${gameId}`}>
          换一家
        </a>
      </p>
    </GoldFormView>
  )
}

/** Areas the offer delivers to. */
const areasOf = ({ areaId, serverId }: CoinOffer, areas: GameFilter['areas']): GameFilter['areas'] =>
  areas
    .filter((area) => !areaId || area.specialId === areaId)
    .map((area) => ({
      ...area,
      secondOptions: area.secondOptions.filter((server) => !serverId || server.twoSpecialId === serverId),
    }))

/** Longer amounts than the API accepts. */
const AMOUNT = /^[1-9]\d{0,12}$/

/** /fastGold/{offerSn}/order; query: amount. */
export const OfferOrderHere = withAddress(OfferOrderPage, ({ pathname, searchParams }) => ({
  amount: AMOUNT.test(searchParams.get('amount') ?? '') ? Number(searchParams.get('amount')) : undefined,
  offerSn: decodeURIComponent(pathname.split('/')[2] ?? '')
    .trim()
    .toUpperCase(),
}))
