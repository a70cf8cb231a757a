'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { AppealCase, ReportCase } from './own-case'
import styles from './trust.module.css'

const PAGE = 10
type Which = 'reports' | 'appeals'

/** Own reports and appeals with their state. */
export function OwnCases() {
  const [which, setWhich] = useState<Which>('reports')
  const [page, setPage] = useState(1)
  const reports = useLoad(`${page}`, () =>
    call('GET /black/ownReports', { page: String(page), pageSize: String(PAGE) }, { progress: true }),
  )
  const appeals = useLoad('', () => call('GET /black/ownAppeals', {}, { progress: true }))
  const shown = which === 'reports' ? reports : appeals
  const options = [
    { value: 'reports' as const, label: `我的举报 ${reports.data?.total ?? ''}`.trimEnd() },
    { value: 'appeals' as const, label: `我的申诉 ${appeals.data?.list.length ?? ''}`.trimEnd() },
  ]
  return (
    <div className={styles.own} aria-busy={shown.busy}>
      <Segment label="查看" value={which} options={options} onChange={setWhich} />
      {shown.error ? <LoadError message={shown.error} onRetry={shown.reload} /> : null}
      {shown.slow ? <SkeletonRows rows={3} /> : null}
      {shown.data && shown.data.list.length === 0 ? <None which={which} /> : null}
      <h2 className="sr">{which === 'reports' ? '我的举报' : '我的申诉'}</h2>
      <ul>
        {which === 'reports'
          ? reports.data?.list.map((report) => <ReportCase key={report.sn} report={report} />)
          : appeals.data?.list.map((appeal) => <AppealCase key={appeal.sn} appeal={appeal} />)}
      </ul>
      {which === 'reports' ? (
        <PageButtons page={page} pages={Math.ceil((reports.data?.total ?? 0) / PAGE)} onPage={setPage} />
      ) : null}
    </div>
  )
}

function None({ which }: { which: Which }) {
  if (which === 'appeals')
    return (
      <Empty picture="search" title="没有申诉" text="对涉及自己的处理结果有异议，可在公示页面提出申诉">
        <a className="btn" href="/black/blackList">
          查看处理结果
        </a>
      </Empty>
    )
  return (
    <Empty picture="search" title="没有举报" text="遇到骗子，留好聊天和付款截图">
      <a className="btn" href="/black/releaseBlack">
        我要举报
      </a>
    </Empty>
  )
}
