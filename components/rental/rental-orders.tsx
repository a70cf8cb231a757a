'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { GameCover } from '@/components/ui/game-cover'
import { LoadError } from '@/components/ui/load-error'
import { PageButtons } from '@/components/ui/page-buttons'
import { Price } from '@/components/ui/price'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Tag, type TagKind } from '@/components/ui/tag'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderRow } from '@/lib/contract/entities/order'
import { orderHref } from './order-href'
import styles from './own.module.css'

/** Accounts let to others, or rented from them. */
export type RentalSide = 'let' | 'rented'

const PAGE_SIZE = 10
const BELONG = { let: '1', rented: '0' } as const
const KINDS: Record<number, TagKind> = { 0: 'bargain', 1: 'bargain', 2: 'info', 3: 'safe' }

/** Own rental orders of one side; everything that is done to one is done on its page. */
export function RentalOrders({ side }: { side: RentalSide }) {
  const [page, setPage] = useState(1)
  const { data, busy, slow, error, reload } = useLoad(`${side} ${page}`, () =>
    call('GET /order/queryOrderList', {
      mode: 'rental',
      belong: BELONG[side],
      pages: String(page),
      pageSize: String(PAGE_SIZE),
    }),
  )
  useLiveOrders(reload)
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1
  useEffect(() => {
    if (data && !busy && page > pages) setPage(pages)
  }, [data, busy])
  return (
    <div aria-busy={busy}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={40} /> : null}
      {data && !busy && data.orderList.length === 0 ? <NoOrders side={side} /> : null}
      <ul className={styles.rows} aria-label={side === 'let' ? '出租订单' : '我租的账号'}>
        {data?.orderList.map((order) => (
          <Row key={order.orderSn} order={order} />
        ))}
      </ul>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  )
}

function Row({ order }: { order: OrderRow }) {
  const primary = order.actions.find((action) => action.primary)
  const link = primary?.form === 'link' ? primary : undefined
  const label = link?.label ?? (primary ? '去处理' : '查看订单')
  const { gameName = '', areaName = '', serverName = '' } = JSON.parse(order.details) as Record<string, string>
  return (
    <li className={styles.order}>
      <div className={styles.goods}>
        <GameCover id={order.gameId} name={gameName} />
        <span>
          <a className="ell" href={orderHref(order.orderSn)} title={order.bigTitle}>
            {order.bigTitle}
          </a>
          <small className="muted ell">{[gameName, areaName, serverName].filter(Boolean).join(' · ')}</small>
          <small className="muted num">{`${order.orderSn} · ${order.createTime.slice(5, 16)}`}</small>
        </span>
      </div>
      <div className={styles.earned}>
        <Price yuan={order.goodsPrice} size="m" />
        <small className="muted num">{`¥${order.unitPrice}${order.quantity}`}</small>
        <small className="muted num">{`押金 ¥${order.depositPrice}`}</small>
      </div>
      <div className={styles.state}>
        <Tag kind={KINDS[order.status]}>{order.statusName}</Tag>
        {order.unread > 0 ? <small className={styles.unread}>{`${order.unread} 条未读`}</small> : null}
      </div>
      <a
        className={buttonClass({ size: 'sm', kind: primary ? 'primary' : undefined })}
        href={link?.href ?? orderHref(order.orderSn)}
        aria-label={`${label} ${order.orderSn}`}
      >
        {label}
      </a>
    </li>
  )
}

function NoOrders({ side }: { side: RentalSide }) {
  return side === 'let' ? (
    <Empty title="还没有出租订单" text="租客付款后的订单会出现在这里">
      <a className={buttonClass()} href="/center/rent/publish">
        发布出租
      </a>
    </Empty>
  ) : (
    <Empty title="还没有租过账号" text="下单后的租号订单会出现在这里">
      <a className={buttonClass()} href="/wares?gt=1&rent=1">
        去租号大厅
      </a>
    </Empty>
  )
}
