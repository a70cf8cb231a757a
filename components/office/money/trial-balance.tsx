'use client'

import { Button, Table } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { Alert } from '@/components/ui/kit/alert'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

type Row = OutputOf<ApiContract['GET /console/trialBalance']>['kinds'][number]
type Faults = OutputOf<ApiContract['GET /console/ledgerFaults']>

const COLUMNS = [
  {
    title: '账户类型',
    dataIndex: 'kindName',
  },
  { title: '账户数', dataIndex: 'accounts', align: 'right' as const },
  {
    title: '余额合计',
    align: 'right' as const,
    render: (row: Row) => <span className={styles.num}>{yuanText(row.balance)}</span>,
  },
]

/** Totals of every account kind; their sum must be zero, otherwise the ledger is wrong. */
export function TrialBalance() {
  const { data, error, reload } = useLoad('balance', () => call('GET /console/trialBalance', {}))
  const [proof, setProof] = useState<Faults | null>(null)
  const [busy, setBusy] = useState(false)
  const handleProve = async () => {
    setBusy(true)
    try {
      setProof(await call('GET /console/ledgerFaults', {}, { loud: true }))
    } finally {
      setBusy(false)
    }
  }
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} />
  const isRight = data.total === '0.00'
  return (
    <section className={`panel ${styles.box}`} aria-label="试算平衡">
      <div className={`${styles.filters} ${styles.twoLines}`}>
        <Alert kind={isRight ? 'safe' : 'danger'}>
          {`截至 ${data.time}，全部账户合计 ${yuanText(data.total)}，${isRight ? '借贷平衡' : '账本不平，请立即核查'}`}
        </Alert>
        <Button onClick={reload}>刷新</Button>
        <Button loading={busy} onClick={handleProve}>
          逐笔核验
        </Button>
      </div>
      {proof ? (
        <Alert kind={proof.list.length === 0 ? 'safe' : 'danger'} live>
          {proof.list.length === 0
            ? `${proof.time} 逐笔核验通过：每笔流水合计为零，余额等于明细之和`
            : proof.list.map((one) => `${one.rule} ${one.id}：${yuanText(one.amount)}`).join('；')}
        </Alert>
      ) : null}
      <Table
        size="small"
        columns={COLUMNS}
        dataSource={data.kinds}
        rowKey={(row) => row.kind}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </section>
  )
}
