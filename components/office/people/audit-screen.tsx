'use client'

import { Button, Select } from 'antd'
import { useState } from 'react'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { FilterBar } from '@/components/office/parts/filter-bar'
import { ObjectLink } from '@/components/office/parts/object-link'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { useFilter } from '@/components/office/parts/use-filter'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import { saveFile } from '@/components/ui/kit/save-file'
import { call } from '@/lib/client/api'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ROLES } from '@/lib/shared/staff/staff'
import { AUDIT_ACTIONS, AUDIT_NAMES } from '@/lib/shared/staff/staff-audit'
import { AuditChange } from './audit-change'

type Filter = Omit<InputOf<ApiContract['GET /console/audit']>, 'page' | 'pageSize'>
export type AuditRow = OutputOf<ApiContract['GET /console/audit']>['list'][number]

const OPTIONS = AUDIT_NAMES.map((value) => ({ value, label: AUDIT_ACTIONS[value] }))
const COLUMNS = [
  { title: '时间', dataIndex: 'createTime', className: styles.num, width: 152 },
  {
    title: '员工',
    width: 104,
    render: (row: AuditRow) => (
      <>
        {row.name || `用户 ${row.userId}`}
        <span className={styles.sub}>{ROLES[row.role]}</span>
      </>
    ),
  },
  {
    title: '做了什么',
    render: (row: AuditRow) => (
      <>
        {AUDIT_ACTIONS[row.action]}：<ObjectLink object={row.object} />
        <AuditChange changes={row.changes} />
      </>
    ),
  },
  { title: '原因', dataIndex: 'reason', width: 220 },
  {
    title: '来源',
    width: 132,
    render: (row: AuditRow) => (
      <>
        {row.ip}
        <span className={styles.sub}>{row.device}</span>
      </>
    ),
  },
]

/** Staff audit log of the own platform or distributor, with filters and export. */
export default function AuditScreen() {
  const { filter, applied, change, apply } = useFilter<Filter>({})
  const [saving, setSaving] = useState(false)
  const handleSave = async () => {
    setSaving(true)
    try {
      const { csv } = await call('GET /console/auditExport', filter, { loud: true })
      saveFile('操作日志.csv', csv)
    } finally {
      setSaving(false)
    }
  }
  return (
    <ScreenPage
      title="操作日志"
      note="记录不可修改，永久保存；检查域名的记录选“检查域名”查看"
      actions={
        <Button loading={saving} onClick={handleSave}>
          导出 CSV
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="操作日志">
        <FilterBar
          key={applied}
          chosen={[filter.action, filter.who, filter.from]}
          search={
            <SearchBox
              aria-label="对象"
              placeholder="用户、商品、游戏的名称或编号，订单号"
              defaultValue={filter.target}
              style={{ width: 300 }}
              onSearch={(target) => change({ target: target || undefined })}
            />
          }
        >
          <Select
            aria-label="操作"
            allowClear
            showSearch
            optionFilterProp="label"
            placeholder="全部操作"
            defaultValue={filter.action}
            style={{ width: 180 }}
            options={OPTIONS}
            onChange={(action: Filter['action']) => change({ action })}
          />
          <SearchBox
            aria-label="员工"
            placeholder="员工姓名或 ID"
            defaultValue={filter.who}
            style={{ width: 160 }}
            onSearch={(who) => change({ who: who || undefined })}
          />
          <DaysFilter label="日期" start={filter} onChange={change} />
          <SavedViews screen="/console/audit" filter={filter} onApply={apply} />
        </FilterBar>
        <PagedTable
          of={JSON.stringify(filter)}
          load={(page) => call('GET /console/audit', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.auditId}
          empty="没有符合条件的记录"
          isFixed
        />
      </section>
    </ScreenPage>
  )
}
