'use client'

import { Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import { ListTable } from '@/components/office/parts/list-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { AppealDrawer } from './appeal-drawer'
import type { Appeal, Report } from './blacklist-rows'
import { ReportDrawer } from './report-drawer'

type Part = 'reports' | 'appeals'
const DUE = {
  title: '处理截止',
  place: 'named' as const,
  align: 'right' as const,
  render: (row: Report | Appeal) => <span className={row.overdue ? styles.late : undefined}>{row.dueTime}</span>,
}

/** Pending reports and appeals of the blacklist, most urgent first. */
export default function BlacklistScreen() {
  const { data, error, reload } = useLoad('blacklist', () => call('GET /console/blacklistQueue', {}))
  const [part, setPart] = useState<Part>('reports')
  const [report, setReport] = useState<Report | null>(null)
  const [appeal, setAppeal] = useState<Appeal | null>(null)
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} />
  const close = () => {
    setReport(null)
    setAppeal(null)
  }
  const handleDone = () => {
    close()
    reload()
  }
  const options = [
    { value: 'reports' as const, label: `举报 ${data.reports.length}` },
    { value: 'appeals' as const, label: `申诉 ${data.appeals.length}` },
  ]
  const reportColumns = [
    {
      title: '被举报账号',
      render: (row: Report) => (
        <>
          {row.account}
          <span className={styles.sub}>{`${row.kindName}・${row.sn}`}</span>
        </>
      ),
    },
    { title: '原因', place: 'state' as const, render: (row: Report) => <Tag>{row.reasonName}</Tag> },
    {
      title: '证据',
      place: 'named' as const,
      align: 'right' as const,
      render: (row: Report) => `${row.evidence.length} 张`,
    },
    { title: '举报时间', dataIndex: 'createTime', align: 'right' as const },
    DUE,
  ]
  const appealColumns = [
    {
      title: '处理结果',
      render: (row: Appeal) => (
        <>
          {row.rulingTitle}
          <span className={styles.sub}>{`${row.rulingCode}・申诉 ${row.sn}`}</span>
        </>
      ),
    },
    {
      title: '证据',
      place: 'named' as const,
      align: 'right' as const,
      render: (row: Appeal) => `${row.evidence.length} 张`,
    },
    { title: '申诉时间', dataIndex: 'createTime', align: 'right' as const },
    DUE,
  ]
  const drawer = report ? (
    <ReportDrawer key={report.sn} report={report} onClose={close} onDone={handleDone} />
  ) : appeal ? (
    <AppealDrawer key={appeal.sn} appeal={appeal} onClose={close} onDone={handleDone} />
  ) : null
  return (
    <ScreenPage
      title="黑名单举报与申诉"
      note="不能处理与自己有关的；申诉由原审核人以外的成员处理"
      actions={<Button onClick={reload}>刷新</Button>}
      drawer={drawer}
    >
      <section className={`panel ${styles.box}`} aria-label="等待处理">
        <div className={styles.filters}>
          <Segmented
            options={options}
            value={part}
            onChange={(next) => {
              setPart(next)
              close()
            }}
          />
        </div>
        {part === 'reports' ? (
          <ListTable<Report>
            pagination={false}
            columns={reportColumns}
            dataSource={data.reports}
            rowKey={(row) => row.sn}
            onOpen={setReport}
            opened={report?.sn}
            locale={{ emptyText: <Empty picture="success" title="没有等待处理的举报" /> }}
          />
        ) : (
          <ListTable<Appeal>
            pagination={false}
            columns={appealColumns}
            dataSource={data.appeals}
            rowKey={(row) => row.sn}
            onOpen={setAppeal}
            opened={appeal?.sn}
            locale={{ emptyText: <Empty picture="success" title="没有等待处理的申诉" /> }}
          />
        )}
      </section>
    </ScreenPage>
  )
}
