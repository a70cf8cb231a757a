'use client'

import { Table, Tag } from 'antd'
import { useState } from 'react'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { cardColumns } from '@/components/office/parts/list-columns'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

type Row = OutputOf<ApiContract['GET /console/reconciliation']>['list'][number]

const money = (title: string, dataIndex: 'taken' | 'posted' | 'paidOut') => ({
  title,
  align: 'right' as const,
  render: (row: Row) => <span className={styles.num}>{yuanText(row[dataIndex])}</span>,
})
const COLUMNS = [
  { title: '日期', dataIndex: 'day' },
  { title: '渠道', dataIndex: 'channel' },
  money('渠道收款净额', 'taken'),
  money('账本入账', 'posted'),
  {
    title: '差异',
    align: 'right' as const,
    render: (row: Row) =>
      row.difference === '0.00' ? <Tag color="success">一致</Tag> : <b className={styles.late}>{row.difference}</b>,
  },
  money('提现打款净额', 'paidOut'),
]

/** Provider notifications compared with the ledger, by day. */
export function Reconciliation() {
  const [days, setDays] = useState<{ from?: string; to?: string }>({})
  const { data, busy, error, reload } = useLoad(JSON.stringify(days), () => call('GET /console/reconciliation', days))
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  return (
    <section className={`panel ${styles.box}`} aria-label="渠道对账">
      <div className={styles.filters}>
        <DaysFilter label="日期" onChange={setDays} />
        <span className="muted">默认最近 7 天，最多 31 天；收款减去原路退款</span>
      </div>
      <Table
        size="small"
        loading={busy && data !== null && { delay: 200 }}
        className={styles.cards}
        columns={cardColumns<Row>(COLUMNS)}
        dataSource={data?.list ?? []}
        rowKey={(row) => `${row.day} ${row.channel}`}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: !data ? <SkeletonRows height={40} /> : <Empty picture="success" title="这段时间没有渠道资金" />,
        }}
      />
    </section>
  )
}
