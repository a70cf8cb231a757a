'use client'

import { LoadError } from '@/components/ui/kit/load-error'
import { Price } from '@/components/ui/kit/price'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Timeline, type TimelineStep } from '@/components/ui/kit/timeline'
import { call } from '@/lib/client/api'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { WithdrawalWithEvents } from '@/lib/contract/entities/payout'
import { yuanText } from '@/lib/shared/money/money'
import styles from './payout.module.css'
import { StateTag } from './state-tag'

/** A withdrawal: amount, payee, and timeline. */
export function WithdrawalDetail({ withdrawalSn }: { withdrawalSn: string }) {
  const { data, slow, error, reload } = useLoad(withdrawalSn, () =>
    call('GET /pay/withdrawal', { withdrawalSn }, { progress: true }),
  )
  useLiveNotices(reload)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="one-h">
      <header className="section-head">
        <h1 id="one-h" className={styles.title}>
          提现详情
        </h1>
        {data ? <StateTag state={data.state} name={data.stateName} /> : null}
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={24} /> : null}
      {data ? (
        <div className={styles.detail}>
          <div>
            <Price yuan={data.amount} size="xl" />
            <p className={styles.fine}>{data.says}</p>
            <dl className={styles.facts}>
              <div>
                <dt>收款账户</dt>
                <dd>{data.payee}</dd>
              </div>
              <div>
                <dt>手续费</dt>
                <dd className="num">{yuanText(data.fee)}</dd>
              </div>
              <div>
                <dt>到账</dt>
                <dd className="num">{yuanText(data.arrives)}</dd>
              </div>
              <div>
                <dt>单号</dt>
                <dd className="num">{data.withdrawalSn}</dd>
              </div>
            </dl>
          </div>
          <Timeline steps={stepsOf(data)} />
        </div>
      ) : null}
    </section>
  )
}

const BACK = new Set<WithdrawalWithEvents['state']>(['failed', 'returned', 'refused'])

/** Past events, then the expected ones while it is in progress. */
export function stepsOf({ events, state, stateName, says, sendTime }: WithdrawalWithEvents): TimelineStep[] {
  const done = events.map(
    ({ title, time, text }, i): TimelineStep => ({
      title,
      time: time.slice(5, 10),
      note: text ? `${time.slice(11, 16)}，${text}` : time.slice(11, 16),
      state: i === events.length - 1 && BACK.has(state) ? 'failed' : 'done',
    }),
  )
  const isOpen = ['review', 'locked', 'waiting', 'sent'].includes(state)
  if (!isOpen) return done
  const now: TimelineStep = { title: stateName, note: says, time: '', state: 'now' }
  const coming =
    state === 'sent'
      ? []
      : [
          {
            title: '打款',
            time: sendTime?.slice(5, 10) ?? '',
            note: sendTime?.slice(11, 16) ?? '',
            state: 'todo' as const,
          },
        ]
  return [...done, now, ...coming, { title: '到账', time: '', state: 'todo' }]
}
