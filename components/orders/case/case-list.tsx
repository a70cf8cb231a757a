'use client'

import { type ReactNode, useState } from 'react'
import { Due } from '@/components/orders/order/due'
import { orderFace } from '@/components/orders/order/order-text'
import orders from '@/components/orders/order/orders.module.css'
import { buttonClass } from '@/components/ui/kit/button'
import type { Deadline } from '@/components/ui/kit/clock'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderFace } from '@/lib/contract/entities/order'
import type { CaseCounts } from '@/lib/contract/orders/case-counts'
import { yuanText } from '@/lib/shared/money/money'
import type { CaseState } from '@/lib/shared/trade/case-states'
import type { TurnTone } from '@/lib/shared/trade/order-forms'
import styles from './case.module.css'

const KINDS: Record<TurnTone, TagKind | undefined> = {
  warn: 'bargain',
  info: 'info',
  safe: 'safe',
  danger: 'danger',
  muted: undefined,
}

const TABS: readonly { name: string; state?: CaseState }[] = [
  { name: '全部' },
  { name: '进行中', state: 'open' },
  { name: '已结束', state: 'closed' },
]

interface Row {
  orderSn: string
  title: string
  item: OrderFace
  turn: { tone: TurnTone; title: string }
  clock: Omit<Deadline, 'stopped'> | null
  createTime: string
}
interface Page<R> {
  list: R[]
  counts: CaseCounts
  total: number
  pageSize: number
}
interface Props<R, More> {
  title: string
  load: (asked: { page: string; state?: CaseState }) => Promise<Page<R> & More>
  /** Content above the rows. */
  head?: (found: More, reload: () => void) => ReactNode
  keyOf: (row: R) => string
  pathOf: (orderSn: string) => string
  /** Where the reader appeals against a result, if that is possible now. */
  appealPath?: (row: R) => string | null
  /** Description parts, followed by the start time. */
  words: (row: R) => string[]
  /** What the case is about, in yuan. */
  amountOf: (row: R) => string | null
  empty: { title: string; text: string }
}

const waitsForReader = ({ turn }: Row): boolean => turn.tone === 'warn'
/** Of a page, those that wait for the reader first; the others as the server sorts them. */
const byNeed = (a: Row, b: Row): number => Number(waitsForReader(b)) - Number(waitsForReader(a))

/** Cases of a member, as buyer or seller, those that wait for someone first. */
export function CaseList<R extends Row, More>(props: Props<R, More>) {
  const { title, load, head, keyOf, pathOf, appealPath, words, amountOf, empty } = props
  const [{ page, tab }, setAsked] = useState({ page: 1, tab: 0 })
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${tab} ${page}`, async () => ({
    ...(await load({ page: String(page), state: TABS[tab]?.state })),
    loadedAt: Date.now(),
  }))
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="cases-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="cases-h">{title}</h1>
      </header>
      {data ? head?.(data, reload) : null}
      <TabButtons
        label={`${title}状态`}
        names={TABS.map(({ name, state }) => (state && data?.counts[state] ? `${name} ${data.counts[state]}` : name))}
        tab={tab}
        onTab={(next) => setAsked({ page: 1, tab: next })}
        className={styles.tabs}
      />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? (
        <ul className={styles.list}>
          {data.list.toSorted(byNeed).map((row) => (
            <CaseLine
              key={keyOf(row)}
              row={row}
              href={pathOf(row.orderSn)}
              appealHref={appealPath?.(row) ?? null}
              words={words(row)}
              amount={amountOf(row)}
              loadedAt={data.loadedAt}
              onDue={reload}
            />
          ))}
        </ul>
      ) : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty picture="orders" {...(tab === 0 ? empty : { title: `没有${TABS[tab]?.name}的${title}` })}>
          <a className="btn" href="/center/buyers/buyRecord">
            查看我的订单
          </a>
        </Empty>
      ) : null}
      {data ? (
        <PageButtons
          page={page}
          pages={Math.max(1, Math.ceil(data.total / data.pageSize))}
          onPage={(next) => setAsked({ page: next, tab })}
        />
      ) : null}
    </section>
  )
}

interface LineProps {
  row: Row
  href: string
  appealHref: string | null
  words: readonly string[]
  amount: string | null
  /** Epoch ms of the API response. */
  loadedAt: number
  onDue: () => void
}

function CaseLine({ row, href, appealHref, words, amount, loadedAt, onDue }: LineProps) {
  const waits = waitsForReader(row)
  const label = waits ? '去处理' : '查看'
  return (
    <li>
      <div className={orders.goods}>
        <GoodsCover {...orderFace(row.item)} src={row.item.thumbnail} width={56} />
        <span>
          <a className="ell" href={href} title={row.title}>
            {row.title}
          </a>
          <small className="muted">
            {words.join(' · ')}
            <time className="num">{row.createTime.slice(0, 16)}</time>
          </small>
        </span>
      </div>
      <span className={styles.amount}>{amount ? <b className="num">{yuanText(amount)}</b> : null}</span>
      <span className={styles.state}>
        <Tag kind={KINDS[row.turn.tone]}>{row.turn.title}</Tag>
        {row.clock ? (
          <Due clock={{ ...row.clock, stopped: false }} loadedAt={loadedAt} isCalm={!waits} onDue={onDue} />
        ) : null}
      </span>
      <span className={styles.ways}>
        {appealHref ? (
          <a
            className={buttonClass({ size: 'sm', kind: 'primary' })}
            href={appealHref}
            aria-label={`申诉：${row.title}`}
          >
            申诉
          </a>
        ) : null}
        <a
          className={buttonClass({ size: 'sm', kind: waits ? 'primary' : undefined })}
          href={href}
          aria-label={`${label}：${row.title}`}
        >
          {label}
        </a>
      </span>
    </li>
  )
}
