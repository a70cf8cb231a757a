'use client'

import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { OwnQuality } from '@/lib/contract/console/quality-fields'
import { QualityMarks } from './quality-sheet'

const COLUMNS = [
  {
    title: '订单',
    width: 260,
    render: ({ title, orderSn }: OwnQuality) => (
      <>
        {title}
        <span className={styles.sub}>{orderSn}</span>
      </>
    ),
  },
  { title: '所属周', width: 120, render: ({ week }: OwnQuality) => `${week} 起` },
  { title: '得分', width: 80, render: ({ score }: OwnQuality) => <b className="num">{score.toFixed(1)}</b> },
  { title: '各项评分', width: 320, render: ({ marks }: OwnQuality) => <QualityMarks marks={marks} /> },
  {
    title: '改进建议',
    render: ({ coaching }: OwnQuality) => (
      <span className={styles.story}>{coaching.length === 0 ? '暂无' : coaching.join('\n')}</span>
    ),
  },
]

/** Scores and advice of the agent who reads them. */
export default function MyQualityScreen() {
  const [average, setAverage] = useState<number | null>(null)
  const load = async (page: string) => {
    const found = await call('GET /desk/quality', { page })
    setAverage(found.average)
    return found
  }
  return (
    <ScreenPage
      title="我的质检"
      note={average === null ? '抽查的订单评分后显示在这里' : `近 30 天平均 ${average.toFixed(1)} 分，满分 5 分`}
    >
      <section className={`panel ${styles.box}`} aria-label="我的质检">
        <PagedTable of="own" load={load} columns={COLUMNS} rowKey={(row) => row.sampleId} empty="还没有评分" />
      </section>
    </ScreenPage>
  )
}
