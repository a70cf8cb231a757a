'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { LOOKUP_DAYS } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'

/** The member's blacklist lookups, masked. */
export function LookupList() {
  const [page, setPage] = useState(1)
  const { data, slow, busy, error, reload } = useLoad(String(page), () =>
    call('GET /black/ownLookups', { page: String(page) }, { progress: true }),
  )
  return (
    <div className={styles.own} aria-busy={busy}>
      <p className="muted">{`保留 ${LOOKUP_DAYS} 天，账号只留下首尾几位。`}</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} /> : null}
      {data && data.list.length === 0 ? (
        <Empty picture="search" title={`${LOOKUP_DAYS} 天内没有查询`} text="交易前先查一查对方的账号">
          <a className="btn" href="/black">
            黑号查询
          </a>
        </Empty>
      ) : null}
      <ul className={styles.lookups}>
        {data?.list.map((one) => (
          <li key={one.id}>
            <span className="num">{one.account}</span>
            <Tag kind={one.isBlack ? 'danger' : 'safe'}>{one.isBlack ? '查到记录' : '没有记录'}</Tag>
            <time className="num muted">{one.createTime.slice(0, 16)}</time>
            {one.rulingCode ? (
              <a className="link" href={`/black/${one.rulingCode}`}>
                查看处理结果
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </div>
  )
}
