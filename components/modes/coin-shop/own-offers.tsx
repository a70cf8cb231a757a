'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OwnCoinOffer } from '@/lib/contract/entities/quick-coin'
import type { CoinKind } from '@/lib/shared/trade/coin-terms'
import styles from './coin-shop.module.css'
import { OfferRow } from './offer-row'

const RatioDialog = onDemand(() => import('./ratio-dialog').then((file) => file.RatioDialog))
const OfferDialog = onDemand(() => import('./offer-dialog').then((file) => file.OfferDialog))

/** Rivals change their ratios at any time. */
const RIVALS_MS = 60_000

/** Own offers of one kind, and creating more. */
export function OwnOffers({ kind, canOffer, onChanged }: { kind: CoinKind; canOffer: boolean; onChanged: () => void }) {
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<'new' | OwnCoinOffer>()
  const { data, busy, slow, error, reload } = useLoad(`${kind} ${page}`, () =>
    call('GET /quickCoin/selfPublishQuickCoinList', { kind, page: String(page) }),
  )
  const rivals = useLoad(`rivals ${kind}`, () => call('GET /quickCoin/rivals', { kind }), { everyMs: RIVALS_MS })
  const [isChanging, setChanging] = useState(false)
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1
  const handleChanged = () => {
    setEdited(undefined)
    setChanging(false)
    reload()
    void rivals.reload()
    onChanged()
  }
  const add = (
    <Button kind="primary" disabled={!canOffer} onClick={() => setEdited('new')}>
      {kind === 'sell' ? '新增出售报价' : '新增回收报价'}
    </Button>
  )
  return (
    <div aria-busy={busy}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} height={72} /> : null}
      {data && data.list.length === 0 ? (
        <Empty title={kind === 'sell' ? '还没有出售报价' : '还没有回收报价'} text={EMPTY[kind]}>
          {add}
        </Empty>
      ) : null}
      {data && data.list.length > 0 ? (
        <p className={styles.actions}>
          {add}
          <Button onClick={() => setChanging(true)}>批量调整比例</Button>
        </p>
      ) : null}
      {data && data.list.length > 0 ? (
        <div className={styles.head} aria-hidden="true">
          <span>游戏</span>
          <span>比例</span>
          <span>{kind === 'sell' ? '库存' : '备款'}</span>
          <span>操作</span>
        </div>
      ) : null}
      <ul className={styles.offers} aria-label={kind === 'sell' ? '出售报价' : '回收报价'}>
        {data?.list.map((offer) => (
          <OfferRow
            key={offer.offerSn}
            offer={offer}
            rival={rivals.data?.list.find(({ offerSn }) => offerSn === offer.offerSn)}
            onEdit={() => setEdited(offer)}
            onChanged={handleChanged}
          />
        ))}
      </ul>
      <PageButtons page={page} pages={pages} onPage={setPage} />
      {isChanging ? <RatioDialog kind={kind} onClose={() => setChanging(false)} onDone={handleChanged} /> : null}
      {edited ? (
        <OfferDialog
          kind={kind}
          offer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={handleChanged}
        />
      ) : null}
    </div>
  )
}

const EMPTY: Readonly<Record<CoinKind, string>> = {
  sell: '填好游戏、比例和库存，买家按比例下单，系统派给你',
  recycle: '先备一笔款，玩家按你的比例卖币给你，收到币才从备款付',
}
