'use client'

import { useState } from 'react'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { RECORD_GROUPS } from '@/lib/shared/money/wallet-groups'
import { RecordFilters } from './record-filters'
import { RecordsTable } from './records-table'
import { ALL_RECORDS, type RecordFilter, useRecords } from './use-wallet'
import styles from './wallet.module.css'

interface Props {
  /** h1 on its own page, h2 below the totals. */
  level: 'h1' | 'h2'
  /** A short list without pages, with a link to all. */
  preview?: boolean
  /** The type that is shown first; '' for all. */
  group?: RecordFilter['group']
}

export function RecordsPanel({ level: Heading, preview = false, group = '' }: Props) {
  const [page, setPage] = useState(1)
  const size = preview ? 10 : 20
  const [filter, setFilter] = useState({ ...ALL_RECORDS, group })
  const { data, busy, isCurrent, slow, error, reload } = useRecords(page, size, filter)
  const isAll = Object.values(filter).every((part) => part === '')
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="rec-h" aria-busy={busy}>
      <header className="section-head">
        <Heading id="rec-h" className={styles.title}>
          收支明细
        </Heading>
        {preview ? (
          <a className="more" href="/center/mywallets/list">
            全部明细
            <Icon name="right" />
          </a>
        ) : (
          <a className="more" href="/center/assets/assetsFinancing#statement-h">
            下载对账单
            <Icon name="right" />
          </a>
        )}
      </header>
      {preview ? null : (
        <RecordFilters
          value={filter}
          onChange={(next) => {
            setFilter(next)
            setPage(1)
          }}
        />
      )}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={5} height={24} /> : null}
      {data && data.list.length > 0 ? <RecordsTable records={data.list} /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty
          picture="orders"
          title={isAll ? '还没有收支记录' : '没有符合条件的记录'}
          text={isAll ? '充值、付款、退款和出售收入都会记在这里' : '换个类型或日期再看看'}
        />
      ) : null}
      {data && !preview ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / size))} onPage={setPage} />
      ) : null}
    </section>
  )
}

/** Query: group. */
export const RecordsHere = withAddress(RecordsPanel, (address) => ({
  group: RECORD_GROUPS.find((group) => group === fromQuery(address, 'group')) ?? ('' as const),
}))
