'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { coinsText } from '@/lib/shared/trade/coin-terms'
import styles from './coin-shop.module.css'
import { draftOf, termsOf } from './offer-draft'

export type Rival = OutputOf<ApiContract['GET /quickCoin/rivals']>['list'][number]

interface Props {
  offer: OwnCoinOffer
  /** Undefined while loading. */
  rival?: Rival
  onEdit: () => void
  onChanged: () => void
}

/** One own offer: terms, remaining amount, whether it currently accepts orders. */
export function OfferRow({ offer, rival, onEdit, onChanged }: Props) {
  const { offerSn, gameId, gameName, areaName, serverName, coinName, kind, isPaused } = offer
  const [busy, setBusy] = useState(false)
  const intent = useIntent()
  const handlePause = async () => {
    setBusy(true)
    const input = { offerSn, ...termsOf(draftOf(offer), kind), isPaused: isPaused ? ('0' as const) : ('1' as const) }
    const isDone = await call('POST /quickCoin/updateQuickCoin', input, {
      idempotencyKey: intent.keyOf(JSON.stringify([input, offer.updateTime])),
      loud: true,
    }).then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (isDone) toast({ text: isPaused ? '报价已恢复' : '报价已暂停，进行中的订单照常发货' })
    onChanged()
  }
  const what = `${gameName} ${[areaName, serverName].filter(Boolean).join(' ') || '不限区服'}`
  return (
    <li>
      <div className={styles.name}>
        <GameCover id={gameId} size={40} />
        <span>
          <b>{gameName}</b>
          <small>{[areaName, serverName].filter(Boolean).join(' ') || '不限区服'}</small>
          <small>
            {offer.wayName} · <span className="num">{offer.hours}</span>
            {offer.roleName ? ` · 收币角色 ${offer.roleName}` : ''}
          </small>
        </span>
      </div>
      <div>
        <span className={`num ${styles.ratio}`}>{`1 元 = ${coinsText(Number(offer.ratio))}${coinName}`}</span>
        {rival ? <small className="num">{rivalText(rival)}</small> : null}
        <small className="num">
          单笔 {coinsText(offer.least)} 至 {coinsText(offer.most)}
        </small>
        <small className="num">{offerSn}</small>
      </div>
      <div className={styles.state}>
        {offer.isOpen ? <Tag kind="safe">接单中</Tag> : <Tag kind={isPaused ? undefined : 'bargain'}>未接单</Tag>}
        {offer.isOpen ? null : <span className="muted">{offer.closedWhy}</span>}
        <span className="num">
          {kind === 'sell' ? `可卖 ${coinsText(offer.stock)}` : `备款 ${yuanText(offer.budget)}`}
        </span>
        {kind === 'recycle' ? <span className="num muted">还能收 {coinsText(offer.stock)}</span> : null}
        {offer.reserved > 0 ? <span className="num muted">订单占用 {coinsText(offer.reserved)}</span> : null}
      </div>
      <div className={styles.buttons}>
        <Button size="sm" onClick={onEdit} aria-label={`修改 ${what} 的报价`}>
          修改
        </Button>
        <Button
          size="sm"
          loading={busy}
          onClick={() => void handlePause()}
          aria-label={`${isPaused ? '恢复' : '暂停'} ${what} 的报价`}
        >
          {isPaused ? '恢复' : '暂停'}
        </Button>
      </div>
    </li>
  )
}

const rivalText = ({ best, rivals, rank }: Rival): string =>
  best === null ? '没有其他币商报价' : `其他币商最优 ${coinsText(Number(best))}，你排第 ${rank}（共 ${rivals + 1} 条）`
