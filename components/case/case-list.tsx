'use client'

import { type ReactNode, useState } from 'react'
import orders from '@/components/order/orders.module.css'
import { Empty } from '@/components/ui/empty'
import { LoadError } from '@/components/ui/load-error'
import { PageButtons } from '@/components/ui/page-buttons'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Tag, type TagKind } from '@/components/ui/tag'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { TurnTone } from '@/lib/shared/order-forms'
import styles from './case.module.css'

const KINDS: Record<TurnTone, TagKind | undefined> = {
  warn: 'bargain',
  info: 'info',
  safe: 'safe',
  danger: 'danger',
  muted: undefined,
}

interface Row {
  orderSn: string
  title: string
  turn: { tone: TurnTone; title: string }
  clock: { dueTime: string } | null
  createTime: string
}
interface Page<R> {
  list: R[]
  total: number
  pageSize: number
}
interface Props<R, More> {
  title: string
  load: (page: string) => Promise<Page<R> & More>
  /** Above the rows. */
  head?: (found: More, reload: () => void) => ReactNode
  keyOf: (row: R) => string
  pathOf: (orderSn: string) => string
  /** What it is about, behind which stands when it began. */
  words: (row: R) => string[]
  empty: { title: string; text: string }
}

/** Cases of a member, of either side, the newest first. */
export function CaseList<R extends Row, More>(props: Props<R, More>) {
  const { title, load, head, keyOf, pathOf, words, empty } = props
  const [page, setPage] = useState(1)
  const { data, busy, slow, error, reload } = useLoad(String(page), () => load(String(page)))
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="cases-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="cases-h">{title}</h1>
      </header>
      {data ? head?.(data, reload) : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? (
        <ul className={styles.list}>
          {data.list.map((row) => (
            <li key={keyOf(row)}>
              <a href={pathOf(row.orderSn)}>
                <b className="ell">{row.title}</b>
                <small className="muted">
                  {words(row).map((word) => `${word} · `)}
                  <span className="num">{row.createTime.slice(0, 16)}</span>
                </small>
              </a>
              <span className={styles.state}>
                <Tag kind={KINDS[row.turn.tone]}>{row.turn.title}</Tag>
                {row.clock ? <small className="muted num">{`${row.clock.dueTime.slice(5, 16)} 前`}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.list.length === 0 && !busy ? (
        <Empty picture="orders" {...empty}>
          <a className="btn" href="/center/buyers/buyRecord">
            查看我的订单
          </a>
        </Empty>
      ) : null}
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </section>
  )
}
