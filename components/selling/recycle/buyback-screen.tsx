'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import styles from './buyback.module.css'
import type { PendingRequest } from './buyback-dialog'
import { RequestCard } from './request-card'

const BuybackDialog = dynamic(() => import('./buyback-dialog').then((file) => file.BuybackDialog), { ssr: false })

/** A member's offers to the platform: quotes, orders, and accounts that can be bought back. */
export function BuybackScreen() {
  const [page, setPage] = useState(1)
  const [pending, setPending] = useState<PendingRequest | null>(null)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), async () => ({
    ...(await call('GET /recycling/own', { page: String(page) }, { progress: true })),
    loadedAt: Date.now(),
  }))
  useLiveOrders(reload)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="buyback-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="buyback-h">回收与赎回</h1>
        {data && data.list.length > 0 ? (
          <a className={`btn btn-sm ${styles.way}`} href="/recycle/request">
            申请回收
          </a>
        ) : null}
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={96} /> : null}
      {data?.list.map((request) => (
        <RequestCard
          key={request.requestId}
          request={request}
          loadedAt={data.loadedAt}
          onChanged={reload}
          onAsk={setPending}
        />
      ))}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty picture="orders" title="还没有申请过回收" text="提交资料和截图，客服给出 24 小时有效的报价，平台直收">
          <a className="btn btn-primary" href="/recycle/request">
            申请回收
          </a>
        </Empty>
      ) : null}
      {data || error ? (
        <p className={styles.foot}>
          {`报价 ${RECYCLING.quoteHours} 小时内不变，最多同时有 ${RECYCLING.most} 个申请等待报价。付清后 ${RECYCLING.redeemHours} 小时内、还没转售的，可按回收价加 5% 赎回。`}
        </p>
      ) : null}
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
      {pending ? <BuybackDialog pending={pending} onClose={() => setPending(null)} onChanged={reload} /> : null}
    </section>
  )
}
