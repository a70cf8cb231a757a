'use client'

import { DatePicker, Table, Tag } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

type Row = OutputOf<ApiContract['GET /console/statementDifferences']>['list'][number]

const KINDS = { missingHere: '账本没有', missingThere: '渠道没有', otherAmount: '金额不同' } as const
const yuanOrDash = (amount: string | null) => (amount === null ? '—' : yuanText(amount))
const money = (title: string, dataIndex: 'here' | 'there') => ({
  title,
  align: 'right' as const,
  render: (row: Row) => <span className={styles.num}>{yuanOrDash(row[dataIndex])}</span>,
})
const COLUMNS = [
  { title: '单号', dataIndex: 'sn', className: styles.num },
  { title: '差异', render: ({ kind }: Row) => <Tag color="error">{KINDS[kind]}</Tag> },
  money('账本', 'here'),
  money('渠道对账单', 'there'),
  { title: '时间', dataIndex: 'time', align: 'right' as const, className: styles.num },
]

/** One day of the providers' statements compared with the ledger by number: only the differences. */
export function StatementDifferences() {
  const [day, setDay] = useState('')
  const { data, busy, error, reload } = useLoad(`statement ${day}`, () =>
    call('GET /console/statementDifferences', day ? { day } : {}),
  )
  return (
    <section className={`panel ${styles.box}`} aria-label="逐笔核对">
      <h2 className={styles.boxHead}>逐笔核对</h2>
      <div className={styles.filters}>
        <DatePicker aria-label="核对日期" onChange={(picked) => setDay(picked?.format('YYYY-MM-DD') ?? '')} />
        <span className="muted">
          {data ? `${data.day}，渠道对账单 ${data.lines} 笔，差异 ${data.list.length} 笔` : '默认昨天'}
        </span>
      </div>
      {error && !data ? <LoadError message={error} onRetry={reload} /> : null}
      <Table<Row>
        size="small"
        loading={busy && { delay: 200 }}
        columns={COLUMNS}
        dataSource={data?.list ?? []}
        rowKey={({ sn, kind, time }) => `${sn} ${kind} ${time}`}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty picture="success" title="逐笔一致，没有差异" /> }}
      />
    </section>
  )
}
