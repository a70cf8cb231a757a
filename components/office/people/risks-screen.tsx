'use client'

import { Select } from 'antd'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useFilter } from '@/components/office/parts/use-filter'
import { RiskReasons, RiskTag } from '@/components/office/risk/risk-view'
import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { RISK_FROM, RISK_KINDS, RISK_LEVELS, RISK_RULES } from '@/lib/shared/staff/risks'
import { useOpenUser } from './use-open-user'

type Row = OutputOf<ApiContract['GET /console/risks']>['list'][number]
type Filter = Omit<InputOf<ApiContract['GET /console/risks']>, 'page' | 'pageSize'>

const LEVELS = (['high', 'middle', 'low'] as const).map((value) => ({ value, label: `${RISK_LEVELS[value]}风险` }))
/** The price belongs to an order, not to a member. */
const KINDS = RISK_KINDS.filter((kind) => kind !== 'farPrice').map((value) => ({
  value,
  label: RISK_RULES[value].name,
}))
const COLUMNS = [
  {
    title: '用户',
    width: 220,
    render: ({ nickName, userId, phone }: Row) => (
      <>
        {nickName}
        <span className={styles.sub}>{`用户 ${userId} · ${phone}`}</span>
      </>
    ),
  },
  { title: '风险', place: 'state' as const, width: 130, render: ({ risk }: Row) => <RiskTag risk={risk} /> },
  { title: '原因与处理', render: ({ risk }: Row) => <RiskReasons risk={risk} /> },
]

/** Members with risk findings; every point of a score has a reason. */
export default function RisksScreen() {
  const { filter, applied, change } = useFilter<Filter>({})
  const { opened, open, version, onRows, drawer } = useOpenUser()
  return (
    <ScreenPage
      title="风险名单"
      note={`${RISK_FROM.high} 分起为高风险，${RISK_FROM.middle} 分起为中风险。分数只作提示，不自动限制；点开用户可以限制账号`}
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="风险名单">
        <div key={applied} className={styles.filters}>
          <Select
            aria-label="风险等级"
            allowClear
            placeholder="全部等级"
            defaultValue={filter.level}
            style={{ width: 130 }}
            options={LEVELS}
            onChange={(level: Filter['level']) => change({ level })}
          />
          <Select
            aria-label="原因"
            allowClear
            placeholder="全部原因"
            defaultValue={filter.kind}
            style={{ width: 170 }}
            options={KINDS}
            onChange={(kind: Filter['kind']) => change({ kind })}
          />
        </div>
        <PagedTable
          of={JSON.stringify(filter)}
          version={version}
          load={(page) => call('GET /console/risks', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.userId}
          empty="没有符合条件的用户"
          onOpen={({ userId }) => open(userId)}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
