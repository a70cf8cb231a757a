'use client'

import type { ReactNode } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { namesOf, type Span } from './overview'
import styles from './overview.module.css'
import { Ratio } from './ratio'

type Way = OutputOf<ApiContract['GET /console/visits']>['hosts'][number]

/** Visitors and their conversion, by host and by referrer. */
export function Ways({ span }: { span: Span }) {
  const { data, error, reload } = useLoad(`visits ${span}`, async () => ({
    ...(await call('GET /console/visits', { span })),
    ...namesOf(span),
  }))
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="ways-h">
      <header>
        <h2 id="ways-h">访问来源</h2>
        <span className="muted">{data?.spanName}</span>
      </header>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={160} /> : null}
      {data ? (
        <>
          <WayTable title="域名" rows={data.hosts} />
          <WayTable title="来源" rows={data.sources} />
          <PageTable rows={data.pages} />
        </>
      ) : null}
    </section>
  )
}

function PageTable({ rows }: { rows: OutputOf<ApiContract['GET /console/visits']>['pages'] }) {
  const most = Math.max(1, ...rows.map(({ visitors }) => visitors))
  return (
    <section className={styles.ways} aria-label="页面">
      <table>
        <thead>
          <tr>
            <th scope="col">页面</th>
            <th scope="col">访客（人）</th>
            <th scope="col">
              <span className="sr">对比</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, visitors }) => (
            <tr key={name}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td className="num">{visitors.toLocaleString('en')}</td>
              <td className={styles.wayBar}>
                <i style={{ width: `${(visitors / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="muted">还没有访问</p> : null}
    </section>
  )
}

/** Persons first, then orders; a share has both of its counts on its left. */
const FIGURES: readonly [label: string, of: (row: Way) => ReactNode][] = [
  ['访客（人）', ({ visitors }) => visitors.toLocaleString('en')],
  ['看商品（人）', ({ details }) => details.toLocaleString('en')],
  ['下单（人）', ({ placedBy }) => placedBy.toLocaleString('en')],
  ['下单人占访客', ({ placedBy, visitors }) => <Ratio count={placedBy} of={visitors} />],
  ['下单（单）', ({ placed }) => placed.toLocaleString('en')],
  ['成交（单）', ({ paid }) => paid.toLocaleString('en')],
  ['成交占下单', ({ paid, placed }) => <Ratio count={paid} of={placed} />],
]

function WayTable({ title, rows }: { title: string; rows: readonly Way[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.ways} aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {FIGURES.map(([label]) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" title={row.name}>
                {row.name}
              </th>
              {FIGURES.map(([label, of]) => (
                <td key={label} className="num">
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="muted">还没有访问</p> : null}
    </section>
  )
}
