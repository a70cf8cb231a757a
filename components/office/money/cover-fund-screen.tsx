'use client'

import { DatePicker, Segmented, Table, type TableProps } from 'antd'
import { useState } from 'react'
import { ExportButton } from '@/components/office/parts/export-button'
import { cardColumns } from '@/components/office/parts/list-columns'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

type Row = OutputOf<ApiContract['GET /console/coverFund']>['list'][number]
type Flows = OutputOf<ApiContract['GET /console/coverFund']>['flows']
type By = 'game' | 'cover' | 'seller'
const BY = [
  { value: 'game', label: '按游戏' },
  { value: 'cover', label: '按档位' },
  { value: 'seller', label: '按卖家' },
] as const

const sum = (title: string, of: (row: Row) => string) => ({
  title,
  width: 120,
  align: 'right' as const,
  render: (row: Row) => <span className={styles.num}>{yuanText(of(row))}</span>,
})
const COLUMNS: TableProps<Row>['columns'] = [
  { title: '名称', dataIndex: 'name' },
  sum('收入', ({ premium }) => premium),
  sum('赔付', ({ paid }) => paid),
  sum('追回', ({ recovered }) => recovered),
  sum('净赔付', ({ loss }) => loss),
  {
    title: '赔付率',
    width: 90,
    align: 'right',
    render: ({ ratio }: Row) => <span className={styles.num}>{ratio === null ? '—' : `${ratio / 100}%`}</span>,
  },
  { title: '未结理赔', dataIndex: 'open', width: 90, align: 'right', className: styles.num },
  sum('未结最高赔付', ({ exposure }) => exposure),
]

const FLOWS = [
  ['premium', '包赔费收入', ''],
  ['paid', '理赔支出', '-'],
  ['recovered', '追回', ''],
  ['guardian', '监护人退款', '-'],
  ['other', '其他', ''],
] as const

const isZero = (yuan: string): boolean => Number(yuan) === 0

/** The entries of the fund in the ledger, which the rows below leave partly out: refunds to guardians, shares taken back. */
function FundFlows({ flows }: { flows: Flows }) {
  const shown = FLOWS.filter(([key]) => key !== 'other' || !isZero(flows.other))
  return (
    <ul className={styles.fees} aria-label="基金收支">
      {shown.map(([key, name, sign]) => (
        <li key={key}>
          <span>{name}</span>
          <b className={styles.num}>
            {isZero(flows[key]) ? '' : sign}
            {yuanText(flows[key])}
          </b>
        </li>
      ))}
      <li>
        <span>余额变动</span>
        <b className={styles.num}>{yuanText(flows.total)}</b>
      </li>
    </ul>
  )
}

/** What covers brought and paid by game, tier or seller, and what open claims may still cost. */
export default function CoverFundScreen() {
  const [by, setBy] = useState<By>('game')
  const [month, setMonth] = useState<string>()
  const filter = { by, month }
  const { data, error, reload, slow } = useLoad(`fund ${by} ${month ?? ''}`, () =>
    call('GET /console/coverFund', filter),
  )
  return (
    <ScreenPage
      title="包赔基金"
      note={
        data
          ? `基金余额 ${yuanText(data.balance)}。赔付率为净赔付除以收入，未结理赔不受月份限制`
          : '包赔费收入、赔付和未结理赔'
      }
      actions={
        <ExportButton noun="包赔基金" load={(reason) => call('POST /console/exportCoverFund', { ...filter, reason })} />
      }
    >
      <section className={`panel ${styles.box}`} aria-label="包赔基金">
        <div className={styles.filters}>
          <Segmented<By> aria-label="分组" options={[...BY]} value={by} onChange={setBy} />
          <DatePicker
            picker="month"
            placeholder="全部月份"
            aria-label="月份"
            onChange={(_, text) => setMonth(typeof text === 'string' && text ? text : undefined)}
          />
        </div>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {!data && slow ? <SkeletonRows rows={6} height={40} /> : null}
        {data ? <FundFlows flows={data.flows} /> : null}
        {data ? (
          <Table<Row>
            size="small"
            scroll={{ x: 'max-content' }}
            className={`${styles.cards} ${styles.pairs}`}
            columns={cardColumns(COLUMNS)}
            dataSource={data.list}
            rowKey={({ key }) => key}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            locale={{ emptyText: <Empty title="没有记录" text="换个月份看看" /> }}
          />
        ) : null}
      </section>
    </ScreenPage>
  )
}
