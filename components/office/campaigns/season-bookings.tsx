'use client'

import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import type { Season, SeasonBooking } from '@/components/office/parts/content-rows'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { saveFile } from '@/components/ui/kit/save-file'
import { call } from '@/lib/client/api'
import { BOOKING_CONTACTS } from '@/lib/shared/trade/season-services'

const COLUMNS = [
  {
    title: '用户',
    width: 132,
    render: ({ nickName, userId }: SeasonBooking) => (
      <>
        {nickName}
        <span className={styles.sub}>{userId}</span>
      </>
    ),
  },
  {
    title: '服务',
    width: 190,
    render: ({ serviceName, gameName, place }: SeasonBooking) => (
      <>
        {serviceName}
        <span className={styles.sub}>{[gameName, place].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    title: '联系方式',
    width: 160,
    render: ({ contactType, contact }: SeasonBooking) =>
      contact ? (
        <>
          <span className={styles.num}>{contact}</span>
          <span className={styles.sub}>{BOOKING_CONTACTS[contactType]}</span>
        </>
      ) : (
        <span className="muted">已取消，不再显示</span>
      ),
  },
  { title: '备注', dataIndex: 'note' },
  {
    title: '状态',
    width: 88,
    render: ({ cancelTime }: SeasonBooking) => (cancelTime ? <Tag>已取消</Tag> : <Tag color="success">已预约</Tag>),
  },
  {
    title: '预约时间',
    width: 152,
    align: 'right' as const,
    className: styles.num,
    render: ({ createTime, cancelTime }: SeasonBooking) => (
      <>
        {createTime.slice(0, 16)}
        {cancelTime ? <span className={styles.sub}>{`${cancelTime.slice(5, 16)} 取消`}</span> : null}
      </>
    ),
  },
]

/** The members who booked a place of a season, with the contacts they left for customer service. */
export function SeasonBookings({ season, onBack }: { season: Season; onBack: () => void }) {
  const { message } = App.useApp()
  const [total, setTotal] = useState(0)
  const [saving, setSaving] = useState(false)
  const seasonId = `${season.seasonId}`
  const name = `${season.gameName} ${season.title} 预约名单`
  const load = async (page: string) => {
    const found = await call('GET /console/seasonBookings', { seasonId, page })
    setTotal(found.total)
    return found
  }
  const handleSave = async () => {
    setSaving(true)
    try {
      const { csv, rows } = await call('GET /console/seasonBookingsExport', { seasonId })
      saveFile(`${name}.csv`, csv)
      if (rows < total) message.warning(`名单较长，只导出了前 ${rows} 条`)
    } catch (error) {
      message.error(error instanceof Error ? error.message : '导出失败')
    } finally {
      setSaving(false)
    }
  }
  return (
    <ScreenPage
      title={name}
      note="查看和导出联系方式会留下记录"
      actions={
        <>
          <Button autoFocus onClick={onBack}>
            返回
          </Button>
          <Button type="primary" loading={saving} disabled={total === 0} onClick={handleSave}>
            导出 CSV
          </Button>
        </>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="预约名单">
        <PagedTable<SeasonBooking>
          of={`bookings ${seasonId}`}
          load={load}
          columns={COLUMNS}
          rowKey={({ bookingId }) => bookingId}
          empty="还没有人预约"
          isFixed
        />
      </section>
    </ScreenPage>
  )
}
