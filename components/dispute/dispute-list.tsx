'use client'

import { useState } from 'react'
import orders from '@/components/order/orders.module.css'
import { Empty } from '@/components/ui/empty'
import { LoadError } from '@/components/ui/load-error'
import { PageButtons } from '@/components/ui/page-buttons'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Tag, type TagKind } from '@/components/ui/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DisputeRow } from '@/lib/contract/entities/dispute'
import { disputePath } from '@/lib/shared/disputes'
import styles from './dispute.module.css'

const KINDS: Record<DisputeRow['turn']['tone'], TagKind | undefined> = {
  warn: 'bargain',
  info: 'info',
  safe: 'safe',
  danger: 'danger',
  muted: undefined,
}

/** Disputes of a member, of either side, the newest first. */
export function DisputeList() {
  const [page, setPage] = useState(1)
  const { data, busy, slow, error, reload } = useLoad(String(page), () =>
    call('GET /dispute/list', { page: String(page) }, { progress: true }),
  )
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="disputes-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="disputes-h">交易纠纷</h1>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? (
        <ul className={styles.list}>
          {data.list.map((row) => (
            <li key={row.disputeSn}>
              <a href={disputePath(row.orderSn)}>
                <b className="ell">{row.title}</b>
                <small className="muted">
                  {row.viewer === row.by ? '我发起' : '对方发起'} · {row.kindName} · {row.wantName} ·{' '}
                  <span className="num">{row.createTime.slice(0, 16)}</span>
                </small>
              </a>
              <span className={styles.state}>
                <Tag kind={KINDS[row.turn.tone]}>{row.turn.title}</Tag>
                {row.clock ? <small className="muted num">{`${row.clock.dueTime.slice(5, 16)} 前`}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {data && data.list.length === 0 && !busy ? (
        <Empty picture="orders" title="没有纠纷" text="交易遇到问题，先和对方沟通；谈不拢可以从订单页发起纠纷">
          <a className="btn" href="/center/buyers/buyRecord">
            查看我的订单
          </a>
        </Empty>
      ) : null}
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </section>
  )
}
