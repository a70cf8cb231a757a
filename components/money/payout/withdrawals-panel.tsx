'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { toast } from '@/lib/client/toast-store'
import { yuanText } from '@/lib/shared/money/money'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'
import styles from './payout.module.css'
import { cancelWithdrawal, useWithdrawals, type View, type Withdrawal } from './use-payouts'
import { WithdrawalsTable } from './withdrawals-table'

const VIEWS = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '处理中' },
  { value: 'failed', label: '未成功' },
] as const satisfies { value: View; label: string }[]

interface Props {
  /** h1 on its own page, h2 below the form. */
  level: 'h1' | 'h2'
  /** A short list without pages, with a link to all. */
  preview?: boolean
  /** Shows nothing while there are none: the page shows another empty state. */
  hidesEmpty?: boolean
  /** The page already shows the reload error, and retries everything. */
  isFailed?: boolean
  /** Called when money was returned. */
  onMoved?: () => void
}

export function WithdrawalsPanel({
  level: Heading,
  preview = false,
  hidesEmpty = false,
  isFailed = false,
  onMoved,
}: Props) {
  const [view, setView] = useState<View>('all')
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<Withdrawal | null>(null)
  const size = preview ? 5 : 10
  const { data, busy, isCurrent, slow, error, reload } = useWithdrawals(view, page, size)
  useLiveNotices(reload)
  const handleCancel = async () => {
    if (!selected) return
    await cancelWithdrawal(selected).then(
      () => toast({ text: '提现已取消，款项已退回余额' }),
      (failure: Error) => toast({ kind: 'danger', text: failure.message }),
    )
    reload()
    onMoved?.()
  }
  const handleView = (next: View) => {
    setView(next)
    setPage(1)
  }
  if (hidesEmpty && view === 'all' && !error && !data?.total) return null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="wds-h" aria-busy={busy}>
      <header className="section-head">
        <Heading id="wds-h" className={styles.title}>
          提现记录
        </Heading>
        <Segment label="状态" value={view} options={VIEWS} onChange={handleView} />
        {preview ? (
          <a className="more" href="/center/myself/cashWithdrawal">
            全部记录
            <Icon name="right" />
          </a>
        ) : null}
      </header>
      {error && !isFailed ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={24} /> : null}
      {data && data.list.length > 0 ? <WithdrawalsTable withdrawals={data.list} onCancel={setSelected} /> : null}
      {data && isCurrent && data.list.length === 0 ? <NoWithdrawals view={view} /> : null}
      {data && !preview ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / size))} onPage={setPage} />
      ) : null}
      <ConfirmDialog
        open={selected !== null}
        title="取消这笔提现？"
        confirmText="取消提现"
        cancelText="再想想"
        onConfirm={handleCancel}
        onClose={() => setSelected(null)}
      >
        {selected ? `${yuanText(selected.amount)} 马上退回余额，不收手续费。` : ''}
      </ConfirmDialog>
    </section>
  )
}

const NoWithdrawals = ({ view }: { view: View }) =>
  view === 'all' ? (
    <Empty picture="orders" title="还没有提现过" text="卖出的货款到余额后，在这里提到本人账户">
      <a className="btn" href={SOLD_ORDERS_PATH}>
        看我卖出的
      </a>
    </Empty>
  ) : (
    <Empty picture="orders" title={view === 'open' ? '没有处理中的提现' : '没有未成功的提现'} />
  )
