'use client'

import { useRef } from 'react'
import { Empty } from '@/components/ui/empty'
import { GoodsCover } from '@/components/ui/goods-cover'
import { Price } from '@/components/ui/price'
import { useFresh } from '@/lib/client/hooks/use-fresh'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { detailPath } from '@/lib/shared/goods-types'
import { DealTime } from './deal-time'
import styles from './deals.module.css'
import { type DealsQuery, spanText } from './deals-query'

export type DealRow = OutputOf<ApiContract['GET /order/everydayDealOrderList']>['list'][number]
const keyOf = (deal: DealRow) => `${deal.goodsSn}${deal.payTime}`

/** Cards of paid deals; the first page follows what is being sold without a reload. */
export function DealWall({ list, query }: { list: DealRow[]; query: DealsQuery }) {
  const { gid, days, page } = query
  const load = async () => (await lazyCall('GET /order/everydayDealOrderList', { gid, days })).list
  const shown = useFresh(list, load, { enabled: page === 1 })
  const known = useRef(new Set(list.map(keyOf)))
  if (shown.length === 0) {
    return (
      <div className={`panel ${styles.none}`}>
        <Empty picture="orders" title="这段时间还没有成交" text="换一个游戏或更长的时间看看">
          <a className="btn" href="/dealshow?days=30">
            看近 30 天
          </a>
        </Empty>
      </div>
    )
  }
  return (
    <ul className={styles.wall}>
      {shown.map((deal) => (
        <li key={keyOf(deal)}>
          <a
            className={known.current.has(keyOf(deal)) ? styles.deal : `${styles.deal} ${styles.isNew}`}
            href={detailPath(deal.goodsTypeId, deal.goodsSn)}
          >
            <GoodsCover
              goodsSn={deal.goodsSn}
              gameId={deal.gameId}
              price={deal.price}
              bigTitle={deal.bigTitle}
              smallTitleName={deal.smallTitleName}
              src={deal.thumbnail}
              alt=""
            />
            <h2 className="ell2">{deal.bigTitle}</h2>
            <span className={styles.meta}>
              <span className="ell">
                {deal.gameName} · {deal.goodsTypeStr}
              </span>
              <DealTime payTime={deal.payTime} />
            </span>
            <span className={styles.foot}>
              <Price yuan={deal.price} size="m" />
              {deal.sellSeconds === null ? null : <small>上架后{spanText(deal.sellSeconds)}卖出</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
