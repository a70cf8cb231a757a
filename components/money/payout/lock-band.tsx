import { buttonClass } from '@/components/ui/kit/button'
import { Clock } from '@/components/ui/kit/clock'
import { Icon } from '@/components/ui/kit/icon'
import { parseDateTime } from '@/lib/shared/time'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

interface Props {
  lock: NonNullable<WithdrawalTerms['lock']>
  hours: number
  loadedAt: number
  onOver: () => void
}

/** Withdrawals are locked for some hours after a security change. */
export function LockBand({ lock, hours, loadedAt, onOver }: Props) {
  const due = parseDateTime(lock.until).getTime()
  const span = hours * 3600
  const deadline = {
    label: '剩余锁定时间',
    outcome: '自动解锁',
    dueTime: lock.until,
    span,
    stopped: false,
    dueIn: Math.ceil((due - loadedAt) / 1000),
  }
  return (
    <section className={`panel ${styles.lock}`} aria-labelledby="lock-h">
      <div>
        <h2 id="lock-h">
          <Icon name="lock" />
          提现已锁定
        </h2>
        <p>
          {`刚修改过${lock.what}，${hours} 小时内不能提现，处理中的提现顺延到解锁后。余额仍可付款。如非本人操作，请立即检查账号安全。`}
        </p>
        <a className={buttonClass({ kind: 'primary', size: 'sm' })} href="/center/myself/accountSecurity">
          检查账号安全
        </a>
      </div>
      <Clock deadline={deadline} loadedAt={loadedAt} onDue={onOver} />
    </section>
  )
}
