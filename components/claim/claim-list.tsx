'use client'

import { useState } from 'react'
import orders from '@/components/order/orders.module.css'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { LoadError } from '@/components/ui/load-error'
import { PageButtons } from '@/components/ui/page-buttons'
import { SkeletonRows } from '@/components/ui/skeleton'
import { Tag, type TagKind } from '@/components/ui/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { ClaimRow, OwingSums } from '@/lib/contract/entities/claim'
import { claimPath } from '@/lib/shared/claims'
import { yuanText } from '@/lib/shared/money'
import styles from './claim.module.css'

const KINDS: Record<ClaimRow['turn']['tone'], TagKind | undefined> = {
  warn: 'bargain',
  info: 'info',
  safe: 'safe',
  danger: 'danger',
  muted: undefined,
}

/** Claims of a member, of either side, the newest first, and what is owed for them. */
export function ClaimList() {
  const [page, setPage] = useState(1)
  const { data, busy, slow, error, reload } = useLoad(String(page), () =>
    call('GET /claim/list', { page: String(page) }, { progress: true }),
  )
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="claims-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="claims-h">包赔理赔</h1>
      </header>
      {data ? <Owing owing={data.owing} onRepaid={reload} /> : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? (
        <ul className={styles.list}>
          {data.list.map((row) => (
            <li key={row.claimSn}>
              <a href={claimPath(row.orderSn)}>
                <b className="ell">{row.title}</b>
                <small className="muted">
                  {row.viewer === 'buyer' ? '我申请' : '买家申请'} · {row.kindName} ·{' '}
                  {row.amount ? `${yuanText(row.amount)} · ` : ''}
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
        <Empty picture="orders" title="没有理赔" text="保障期内账号被找回，可以从订单页申请理赔">
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

/** What a seller owes for claims that the platform paid, and paying it back. */
function Owing({ owing: { asked, owed }, onRepaid }: { owing: OwingSums; onRepaid: () => void }) {
  const [busy, setBusy] = useState(false)
  const repay = async () => {
    setBusy(true)
    try {
      const left = await call('POST /claim/repay', {}, { loud: true, progress: true })
      toast({ text: Number(left.owed) > 0 ? `已还一部分，还差 ${yuanText(left.owed)}` : '已还清' })
      onRepaid()
    } catch {
      // told by the call
    } finally {
      setBusy(false)
    }
  }
  if (Number(owed) > 0)
    return (
      <div className={styles.debt}>
        <p>
          <b>{`理赔追偿款还欠 ${yuanText(owed)}。`}</b>
          从之后的交易收入里扣，还清前不能提现；也可以现在用余额还。
        </p>
        <Button kind="primary" loading={busy} onClick={() => void repay()}>
          用余额偿还
        </Button>
      </div>
    )
  if (Number(asked) > 0)
    return (
      <div className={styles.debt}>
        <p>
          <b>{`有理赔等你处理，余额中 ${yuanText(asked)} 暂不能提现。`}</b>
          归还账号或赔付后恢复。
        </p>
      </div>
    )
  return null
}
