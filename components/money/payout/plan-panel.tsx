'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { yuanText } from '@/lib/shared/money/money'
import { WEEKDAYS } from '@/lib/shared/trade/open-hours'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

const PlanDialog = dynamic(() => import('./plan-dialog').then((m) => m.PlanDialog), { ssr: false })

/** The weekly withdrawal: what was chosen, why it ended, and its form. */
export function PlanPanel({ terms }: { terms: WithdrawalTerms }) {
  const { data, error, reload } = useLoad('payout plan', () => call('GET /pay/payoutPlan', {}))
  const [asks, setAsks] = useState<'edit' | 'stop' | null>(null)
  const close = () => setAsks(null)
  const handleStop = async () => {
    await call('POST /pay/stopPayoutPlan', {}, { loud: true })
    toast({ text: '已关闭每周自动提现' })
    await reload()
  }
  const plan = data?.plan ?? null
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="plan-h">
      <h2 id="plan-h">每周自动提现</h2>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {plan?.endReason ? <Alert kind="warn">{`已自动关闭：${plan.endReason}`}</Alert> : null}
      {plan?.nextTime ? (
        <dl>
          <div>
            <dt>下次</dt>
            <dd className="num">{`${WEEKDAYS[plan.weekday]} ${plan.nextTime.slice(5, 16)}`}</dd>
          </div>
          <div>
            <dt>收款账户</dt>
            <dd>{plan.payee}</dd>
          </div>
          <div>
            <dt>不满不提</dt>
            <dd className="num">{yuanText(plan.least)}</dd>
          </div>
          <div>
            <dt>余额保留</dt>
            <dd className="num">{yuanText(plan.keep)}</dd>
          </div>
        </dl>
      ) : data ? (
        <p className={styles.fine}>每周选一天自动提现，手续费、限额和安全锁定与手动提现相同。</p>
      ) : null}
      {data ? (
        <p className={styles.planActs}>
          <Button size="sm" onClick={() => setAsks('edit')}>
            {plan?.nextTime ? '修改' : '开启'}
          </Button>
          {plan?.nextTime ? (
            <Button size="sm" onClick={() => setAsks('stop')}>
              关闭
            </Button>
          ) : null}
        </p>
      ) : null}
      {asks === 'edit' ? (
        <PlanDialog
          terms={terms}
          plan={plan}
          onClose={close}
          onDone={() => {
            close()
            void reload()
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asks === 'stop'}
        title="关闭每周自动提现？"
        confirmText="关闭"
        cancelText="返回"
        onConfirm={handleStop}
        onClose={close}
      >
        已提交的提现不受影响，之后可以随时重新开启。
      </ConfirmDialog>
    </section>
  )
}
