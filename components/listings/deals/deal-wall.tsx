'use client'

import { useRef } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LiveValue } from '@/components/ui/kit/live-value'
import { Price } from '@/components/ui/kit/price'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { DealTime } from './deal-time'
import styles from './deals.module.css'
import { type DealsQuery, spanText } from './deals-query'

export type DealRow = OutputOf<ApiContract['GET /order/everydayDealOrderList']>['list'][number]
const keyOf = (deal: DealRow) => `${deal.goodsSn}${deal.payTime}`

/** Paid deals, one row each; the first page updates live without a reload. */
export function DealWall({ list, query }: { list: DealRow[]; query: DealsQuery }) {
  const { gid, days, page } = query
  const load = async () => (await lazyCall('GET /order/everydayDealOrderList', { gid, days })).list
  return (
    <LiveValue initial={list} load={load} enabled={page === 1}>
      {(shown) => <Deals shown={shown} rendered={list} />}
    </LiveValue>
  )
}

/** Rows that the server did not render are marked as new. */
function Deals({ shown, rendered }: { shown: DealRow[]; rendered: DealRow[] }) {
  const known = useRef(new Set(rendered.map(keyOf)))
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
    <section className={`panel ${styles.table}`} aria-label="成交记录">
      <table>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">大区与服务器</th>
            <th scope="col">成交时间</th>
            <th scope="col" className={styles.r}>
              成交价
            </th>
            <th scope="col" className={styles.r}>
              卖出用时
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((deal) => (
            <tr key={keyOf(deal)} className={known.current.has(keyOf(deal)) ? undefined : styles.isNew}>
              <td>
                <a className={styles.deal} href={detailPath(deal.goodsTypeId, deal.goodsSn)}>
                  <GoodsCover
                    goodsSn={deal.goodsSn}
                    gameId={deal.gameId}
                    price={deal.price}
                    bigTitle={deal.bigTitle}
                    smallTitleName={deal.smallTitleName}
                    src={deal.thumbnail}
                    alt=""
                    width={72}
                  />
                  <span>
                    <b className="ell">{deal.bigTitle}</b>
                    <small className="ell">{factsText(deal)}</small>
                  </span>
                </a>
              </td>
              <td>
                {deal.areaName || '–'}
                <small>{deal.serverName}</small>
              </td>
              <td className="num">
                <DealTime payTime={deal.payTime} />
              </td>
              <td className={styles.r}>
                <Price yuan={deal.price} size="m" />
              </td>
              <td className={`num ${styles.r}`}>{deal.sellSeconds === null ? '–' : spanText(deal.sellSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** e.g. "王者荣耀 · 账号 · 段位 荣耀王者 · 皮肤 312" */
const factsText = ({ gameName, goodsTypeStr, facts }: DealRow): string =>
  [gameName, goodsTypeStr, ...facts.map(({ label, value }) => `${label} ${value}`)].join(' · ')
