'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { InviteProfitRow } from '@/lib/contract/entities/invite'
import { PROFIT_NAMES, PROFIT_STATES, type ProfitState } from '@/lib/shared/money/invites'
import { yuanText } from '@/lib/shared/money/money'
import styles from './invite.module.css'

const TAG: Record<ProfitState, string> = { pending: 'tag tag-bargain', paid: 'tag tag-safe', void: 'tag' }
const CHOICES: readonly { value: ProfitState | ''; label: string }[] = [
  { value: '', label: '全部' },
  ...PROFIT_STATES.map((value) => ({ value, label: PROFIT_NAMES[value] })),
]

export function ProfitList() {
  const [state, setState] = useState<ProfitState | ''>('')
  const [page, setPage] = useState(1)
  const { data, slow, busy, error, reload } = useLoad(`${state} ${page}`, () =>
    call('GET /user/findInviteProfit', { page: String(page), ...(state && { state }) }, { progress: true }),
  )
  return (
    <div aria-busy={busy}>
      <Segment
        label="状态"
        value={state}
        options={CHOICES}
        onChange={(next) => {
          setState(next)
          setPage(1)
        }}
      />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length === 0 ? (
        <Empty picture="orders" title="没有符合条件的订单" text="好友付款后，订单和它的奖励会出现在这里" />
      ) : null}
      {data && data.list.length > 0 ? (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">好友的订单</th>
              <th scope="col">付款时间</th>
              <th scope="col">状态</th>
              <th scope="col" className={styles.r}>
                服务费
              </th>
              <th scope="col" className={styles.r}>
                奖励
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((row) => (
              <Profit key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      ) : null}
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </div>
  )
}

const Profit = ({ row }: { row: InviteProfitRow }) => (
  <tr>
    <td>
      {row.deal}
      <small className="muted">{row.nickName}</small>
    </td>
    <td className="num" data-label="付款">
      {row.createTime.slice(0, 16)}
    </td>
    <td>
      <span className={TAG[row.state]}>{row.stateName}</span>
      {row.why ? <small className="muted">{row.why}</small> : null}
      {row.settleTime && row.state === 'paid' ? (
        <small className="muted num">{row.settleTime.slice(0, 16)}</small>
      ) : null}
    </td>
    <td className={`num ${styles.r}`} data-label="服务费">
      {yuanText(row.base)}
    </td>
    <td className={`num ${styles.r} ${styles.sum}`}>
      {row.state === 'void' ? <s className="muted">{yuanText(row.profit)}</s> : yuanText(row.profit)}
    </td>
  </tr>
)
