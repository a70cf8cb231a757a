'use client'

import { Segmented, Select, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { ExportButton } from '@/components/office/parts/export-button'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { useFilter } from '@/components/office/parts/use-filter'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import type { CaseRow } from '@/lib/contract/entities/service-case'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CASE_KINDS, CASE_SN, type CaseKind, isGuestKind } from '@/lib/shared/trade/service-cases'
import { CaseDrawer } from './case-drawer'

type Filter = Omit<InputOf<ApiContract['GET /desk/cases']>, 'page' | 'pageSize'>

const VIEWS = [
  { value: 'open', label: '待处理' },
  { value: 'mine', label: '我的' },
  { value: 'overdue', label: '已超时' },
  { value: 'closed', label: '已处理' },
  { value: 'all', label: '全部' },
]
const TONES = {
  waiting: 'error',
  working: 'processing',
  asked: 'default',
  appealed: 'warning',
  closed: 'default',
} as const

const dueOf = ({ state, answerTime, answerDueTime, dueTime, askedUntilTime, closeTime }: CaseRow): string => {
  if (state === 'closed') return `${closeTime?.slice(5, 16)} 处理完成`
  if (state === 'asked') return `等补充到 ${askedUntilTime?.slice(5, 16)}`
  return answerTime ? `${dueTime.slice(5, 16)} 前处理` : `${answerDueTime.slice(5, 16)} 前回复`
}

const COLUMNS = [
  {
    title: '工单',
    render: (row: CaseRow) => (
      <>
        {row.statement}
        <span className={styles.sub}>{`${row.kindName} · ${row.caseSn}`}</span>
      </>
    ),
  },
  {
    title: '提交人',
    width: 220,
    render: (row: CaseRow) => (
      <>
        {row.sender}
        <span className={styles.sub}>{`${row.phone} · ${row.siteName}`}</span>
      </>
    ),
  },
  {
    title: '状态',
    place: 'state' as const,
    width: 150,
    render: (row: CaseRow) => (
      <span className={styles.tags}>
        <Tag color={TONES[row.state]}>{row.state === 'closed' ? row.outcomeName : row.stateName}</Tag>
        {row.isOverdue ? <Tag color="error">已超时</Tag> : null}
      </span>
    ),
  },
  { title: '处理人', width: 110, render: (row: CaseRow) => row.handler || '待受理' },
  {
    title: '期限',
    place: 'named' as const,
    width: 150,
    align: 'right' as const,
    render: (row: CaseRow) => <span className={row.isOverdue ? styles.late : undefined}>{dueOf(row)}</span>,
  },
]

/** The case that the page's address names. */
const linked = (): string | null => {
  const sn = (addressParam('caseSn') ?? '').toUpperCase()
  return CASE_SN.test(sn) ? sn : null
}

/** Cases without an order: questions, complaints, guardians, rights holders, authorities. */
export default function TicketsScreen() {
  const { may } = useStaff()
  const { filter, applied, change } = useFilter<Filter>({ view: 'open' })
  const [opened, setOpened] = useState(linked)
  const [version, setVersion] = useState(0)
  const kinds = (Object.entries(CASE_KINDS) as [CaseKind, string][]).filter(
    ([kind]) => may('cases.legal') || !isGuestKind(kind),
  )
  const drawer = opened ? (
    <CaseDrawer
      key={opened}
      caseSn={opened}
      onClose={() => setOpened(null)}
      onChanged={() => setVersion((n) => n + 1)}
    />
  ) : null
  return (
    <ScreenPage
      title="工单"
      note="先到期的在最上面。受理后由你负责到底，处理不了请转交，不要搁置"
      actions={
        may('cases.export') ? (
          <ExportButton noun="工单" load={(reason) => call('POST /console/exportCases', { ...filter, reason })} />
        ) : null
      }
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="工单">
        <FilterBar
          key={applied}
          chosen={[filter.kind]}
          search={
            <SearchBox
              aria-label="查找工单"
              placeholder="工单号或完整手机号"
              defaultValue={filter.query}
              style={{ width: 220 }}
              onSearch={(query) => change({ query: query || undefined })}
            />
          }
        >
          <Select
            aria-label="类型"
            allowClear
            placeholder="全部类型"
            defaultValue={filter.kind}
            style={{ width: 140 }}
            options={kinds.map(([value, label]) => ({ value, label }))}
            onChange={(kind: Filter['kind']) => change({ kind })}
          />
        </FilterBar>
        <div className={styles.totals}>
          <Segmented
            aria-label="哪些工单"
            options={VIEWS}
            value={filter.view ?? 'open'}
            onChange={(view) => change({ view: view as Filter['view'] })}
          />
        </div>
        <PagedTable
          of={JSON.stringify(filter)}
          version={version}
          load={(page) => call('GET /desk/cases', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.caseSn}
          empty="没有符合条件的工单"
          onOpen={({ caseSn }) => setOpened(caseSn)}
          opened={opened ?? undefined}
        />
      </section>
    </ScreenPage>
  )
}
