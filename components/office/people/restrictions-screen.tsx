'use client'

import { Select, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { useFilter } from '@/components/office/parts/use-filter'
import { call } from '@/lib/client/api'
import type { StaffRestriction } from '@/lib/contract/entities/restriction'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { kindsText, RESTRICTION_KINDS, RESTRICTION_STATES } from '@/lib/shared/people/restrictions'
import { RestrictionDrawer } from './restriction-drawer'

type Filter = Omit<InputOf<ApiContract['GET /console/restrictions']>, 'page' | 'pageSize'>

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
const APPEALS = { open: '申诉待处理', overdue: '申诉已超时' } as const
const TONES = { active: 'error', ended: 'default', lifted: 'default', overturned: 'success' } as const

const COLUMNS = [
  {
    title: '用户',
    width: 200,
    render: (row: StaffRestriction) => (
      <>
        {row.nickName}
        <span className={styles.sub}>{`用户 ${row.userId} · ${row.phone}`}</span>
      </>
    ),
  },
  {
    title: '限制',
    render: (row: StaffRestriction) => (
      <>
        {[kindsText(row.kinds), Number(row.held) > 0 ? `冻结 ${yuanText(row.held)}` : ''].filter(Boolean).join('，')}
        <span className={styles.sub}>{row.clause}</span>
      </>
    ),
  },
  {
    title: '状态',
    place: 'state' as const,
    render: (row: StaffRestriction) => (
      <span className={styles.tags}>
        <Tag color={TONES[row.state]}>{row.stateName}</Tag>
        {row.appeal ? (
          <Tag color={row.isOverdue ? 'error' : row.appeal.state === 'open' ? 'warning' : 'default'}>
            {row.isOverdue ? '申诉已超时' : row.appeal.stateName}
          </Tag>
        ) : null}
      </span>
    ),
  },
  { title: '操作人', render: (row: StaffRestriction) => row.imposedBy || '升级前的员工' },
  {
    title: '到期',
    place: 'named' as const,
    align: 'right' as const,
    render: (row: StaffRestriction) => row.endTime ?? row.untilTime,
  },
]

/** The restriction that the page's address names. */
const linked = (): number | null => {
  const id = Number(addressParam('restrictionId') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Restrictions of members and their appeals. */
export default function RestrictionsScreen() {
  const { filter, applied, change } = useFilter<Filter>({ state: 'active' })
  const [opened, setOpened] = useState(linked)
  const [version, setVersion] = useState(0)
  const drawer =
    opened === null ? null : (
      <RestrictionDrawer
        key={opened}
        restrictionId={opened}
        onClose={() => setOpened(null)}
        onChanged={() => setVersion((n) => n + 1)}
      />
    )
  return (
    <ScreenPage
      title="账号限制"
      note="在“用户与实名”或“风险名单”打开用户后可以限制账号；申诉须由没有参与的员工在 72 小时内处理"
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="账号限制">
        <FilterBar
          key={applied}
          chosen={[filter.state, filter.kind]}
          search={
            <SearchBox
              aria-label="查找用户"
              placeholder="用户 ID、完整手机号或昵称"
              defaultValue={filter.query}
              style={{ width: 240 }}
              onSearch={(query) => change({ query: query || undefined })}
            />
          }
        >
          <Select
            aria-label="状态"
            allowClear
            placeholder="全部状态"
            defaultValue={filter.state}
            style={{ width: 120 }}
            options={optionsOf(RESTRICTION_STATES)}
            onChange={(state: Filter['state']) => change({ state })}
          />
          <Select
            aria-label="限制内容"
            allowClear
            placeholder="全部内容"
            defaultValue={filter.kind}
            style={{ width: 120 }}
            options={optionsOf(RESTRICTION_KINDS)}
            onChange={(kind: Filter['kind']) => change({ kind })}
          />
          <Select
            aria-label="申诉"
            allowClear
            placeholder="申诉不限"
            defaultValue={filter.appeal}
            style={{ width: 130 }}
            options={optionsOf(APPEALS)}
            onChange={(appeal: Filter['appeal']) => change({ appeal })}
          />
        </FilterBar>
        <PagedTable
          of={JSON.stringify(filter)}
          version={version}
          load={(page) => call('GET /console/restrictions', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.restrictionId}
          empty="没有符合条件的限制"
          onOpen={({ restrictionId }) => setOpened(restrictionId)}
          opened={opened ?? undefined}
        />
      </section>
    </ScreenPage>
  )
}
