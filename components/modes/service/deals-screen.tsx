'use client'

import { useState } from 'react'
import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { DealRow } from '@/lib/contract/entities/deal'
import styles from './deal.module.css'
import { DealCard } from './deal-card'

/** Deals agreed elsewhere: invitations a member sent or received, with their results. */
export function DealsScreen() {
  const [page, setPage] = useState(1)
  const [recalled, setRecalled] = useState<DealRow | null>(null)
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), async () => ({
    ...(await call('GET /order/offlineDeals', { page: String(page) }, { progress: true })),
    loadedAt: Date.now(),
  }))
  useLiveOrders(reload)
  const recall = async () => {
    try {
      await call('POST /order/act', { orderSn: recalled?.orderSn ?? '', action: 'cancel' })
      toast({ text: '邀请已撤回' })
    } catch (failed) {
      toast({ kind: 'danger', text: (failed as Error).message })
    }
    reload()
  }
  return (
    <div className="wrap">
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: '中介担保', href: '/intermediary/intermediary' },
          { title: '我的担保' },
        ]}
      />
      <section className={`panel ${styles.room}`} aria-labelledby="deals-h" aria-busy={busy}>
        <header className="section-head">
          <h1 id="deals-h">我的担保</h1>
          <a className={`btn btn-sm ${styles.way}`} href="/intermediary/intermediary">
            发起担保
          </a>
        </header>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={4} height={96} /> : null}
        {data?.list.map((deal) => (
          <DealCard key={deal.orderSn} deal={deal} loadedAt={data.loadedAt} onDue={reload} onRecall={setRecalled} />
        ))}
        {data && isCurrent && data.list.length === 0 ? (
          <Empty picture="orders" title="还没有担保交易" text="在别处谈好了价格，就在这里付款和交付，货款由平台托管">
            <a className="btn btn-primary" href="/intermediary/intermediary">
              发起担保
            </a>
          </Empty>
        ) : null}
        {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
      </section>
      <ConfirmDialog
        open={recalled !== null}
        title="撤回这份邀请？"
        onConfirm={recall}
        onClose={() => setRecalled(null)}
      >
        撤回后链接失效，不产生任何费用；可以改好再发起。
      </ConfirmDialog>
    </div>
  )
}
