import { Icon } from '@/components/ui/kit/icon'
import type { UserProfile } from '@/lib/contract/entities/user'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

interface Props extends Pick<WithdrawalTerms, 'payees'> {
  /** Absent until loaded. */
  user: UserProfile | null
}

/** Security of withdrawals, and accounts that are still locked. */
export function GuardPanel({ payees, user }: Props) {
  const locked = payees.filter(({ lockedUntil }) => lockedUntil !== null)
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="guard-h">
      <header>
        <h2 id="guard-h">安全</h2>
        <a className="more" href="/center/myself/accountSecurity">
          账号安全
          <Icon name="right" />
        </a>
      </header>
      <dl>
        <div>
          <dt>支付密码</dt>
          <Answer isSet={user?.isPayPassWord} word="已设置" />
        </div>
        <div>
          <dt>实名认证</dt>
          <Answer isSet={user && user.authStatus === 2} word="已认证" />
        </div>
        <div>
          <dt>锁定的收款账户</dt>
          {locked.length > 0 ? (
            <dd className={styles.isLocked}>
              {locked.map(({ payeeId, name }) => (
                <span key={payeeId}>{name}</span>
              ))}
            </dd>
          ) : (
            <dd>无</dd>
          )}
        </div>
      </dl>
    </section>
  )
}

const Answer = ({ isSet, word }: { isSet?: boolean | null; word: string }) =>
  isSet ? <dd className={styles.isSet}>{word}</dd> : <dd>–</dd>
