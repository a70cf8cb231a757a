'use client'

import { Segmented, Tag } from 'antd'
import { useState } from 'react'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { ExportButton } from '@/components/office/parts/export-button'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useFilter } from '@/components/office/parts/use-filter'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import type { QualityRow } from '@/lib/contract/console/quality-fields'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { QualityDrawer } from './quality-drawer'

type Filter = Omit<InputOf<ApiContract['GET /console/qualitySamples']>, 'page' | 'pageSize'>

const VIEWS = [
  { value: 'open', label: '待评分' },
  { value: 'second', label: '待复评' },
  { value: 'done', label: '已完成' },
  { value: 'all', label: '全部' },
]

/** The first score stays hidden from others until the second one. */
function scoreText({ isScored, isCalibrated, sheets }: QualityRow): string {
  if (!isScored) return '待评分'
  if (isCalibrated) return sheets.map(({ score }) => score.toFixed(1)).join(' / ')
  return sheets[0]?.score.toFixed(1) ?? '已评，复评后可见'
}

const COLUMNS = [
  {
    title: '订单',
    render: ({ title, orderSn, siteName }: QualityRow) => (
      <>
        {title}
        <span className={styles.sub}>{`${orderSn} · ${siteName}`}</span>
      </>
    ),
  },
  { title: '客服', width: 130, render: ({ agent }: QualityRow) => agent },
  { title: '所属周', width: 130, render: ({ week }: QualityRow) => `${week} 起` },
  { title: '得分', width: 160, render: (row: QualityRow) => scoreText(row) },
  {
    title: '差值',
    place: 'named' as const,
    width: 90,
    align: 'right' as const,
    render: ({ difference }: QualityRow) =>
      difference === null ? '暂无' : <Tag color={difference >= 1 ? 'warning' : 'success'}>{difference.toFixed(1)}</Tag>,
  },
]

/** Finished orders that were drawn for review, and their score sheets. */
export default function QualityScreen() {
  const { may } = useStaff()
  const { filter, applied, change } = useFilter<Filter>({ view: 'open' })
  const [opened, setOpened] = useState<number | null>(null)
  const [version, setVersion] = useState(0)
  const [days, setDays] = useState<{ from?: string; to?: string }>({})
  const drawer =
    opened === null ? null : (
      <QualityDrawer
        key={opened}
        sampleId={opened}
        onClose={() => setOpened(null)}
        onChanged={() => setVersion((n) => n + 1)}
      />
    )
  return (
    <ScreenPage
      title="客服质检"
      note="每周一从每位客服上周结束的订单里随机抽取，抽到的不能更换；复评须由另一位员工完成"
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="抽查">
        <div key={applied} className={styles.filters}>
          <Segmented
            aria-label="哪些抽查"
            options={VIEWS}
            defaultValue={filter.view ?? 'open'}
            onChange={(view) => change({ view: view as Filter['view'] })}
          />
          {may('desk.export') ? (
            <>
              <DaysFilter label="导出哪些天付款的会话" onChange={setDays} />
              <ExportButton
                noun="会话"
                load={(reason) => call('POST /console/exportConversations', { from: days.from, to: days.to, reason })}
              />
            </>
          ) : null}
        </div>
        <PagedTable
          of={JSON.stringify(filter)}
          version={version}
          load={(page) => call('GET /console/qualitySamples', { ...filter, page })}
          columns={COLUMNS}
          rowKey={(row) => row.sampleId}
          empty="没有符合条件的抽查"
          onOpen={({ sampleId }) => setOpened(sampleId)}
          opened={opened ?? undefined}
        />
      </section>
    </ScreenPage>
  )
}
