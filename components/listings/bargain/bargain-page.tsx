'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { saveBargains } from '@/lib/client/bargain-cache'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { BARGAIN, type BargainSide } from '@/lib/shared/goods/bargain'
import styles from './bargain.module.css'
import { BargainTable } from './bargain-table'

const ROOMS = {
  buyer: {
    call: 'GET /goods/bargainingList',
    title: '我出的价',
    href: '/center/buyers/buyBargainGoods',
    note: `每件商品最多出价 ${BARGAIN.offers} 次，每次 ${BARGAIN.hours} 小时内有效；卖家改标价，之前的出价全部作废。谈好后为你保留 ${BARGAIN.holdMinutes} 分钟。`,
    empty: {
      title: '还没有出过价',
      text: '带“可议价”的商品可以先出价，谈好后按谈好的价格下单',
      link: '去看看商品',
      to: '/wares',
    },
  },
  seller: {
    call: 'GET /goods/lookBargaGoodsList',
    title: '收到的出价',
    href: '/center/sell/sellBargainGoods',
    note: `出价 ${BARGAIN.hours} 小时内有效。接受后为买家保留 ${BARGAIN.holdMinutes} 分钟，不下单就重新上架；可以在“我发布的”里设置自动拒绝和自动接受的价格。`,
    empty: {
      title: '还没有人出价',
      text: '开了“可议价”的商品更容易收到出价',
      link: '去开启可议价',
      to: '/center/sell/sellOutGoods',
    },
  },
} as const

/** Bargains of a member, as buyer or as seller. */
export function BargainPage({ side }: { side: BargainSide }) {
  const [page, setPage] = useState(1)
  const room = ROOMS[side]
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), async () => {
    const answer = await call(room.call, { page: String(page) }, { progress: true })
    saveBargains(answer.list)
    return { ...answer, loadedAt: Date.now() }
  })
  useLiveNotices(reload)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="bargain-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="bargain-h">{room.title}</h1>
        <Segment
          label="哪一边"
          value={side}
          options={[
            { value: 'buyer', label: '我买的', href: ROOMS.buyer.href },
            { value: 'seller', label: '我卖的', href: ROOMS.seller.href },
          ]}
        />
        {data?.open ? <span className={styles.open}>{`${data.open} 个出价待你回复`}</span> : null}
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? (
        <BargainTable bargains={data.list} side={side} loadedAt={data.loadedAt} onChanged={reload} />
      ) : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty picture="orders" title={room.empty.title} text={room.empty.text}>
          <a className="btn" href={room.empty.to}>
            {room.empty.link}
          </a>
        </Empty>
      ) : null}
      {data || error ? <p className={styles.note}>{room.note}</p> : null}
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </section>
  )
}
