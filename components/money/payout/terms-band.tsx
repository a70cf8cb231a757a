import { useFigures } from '@/components/money/wallet/use-wallet'
import { Price } from '@/components/ui/kit/price'
import { yuanText } from '@/lib/shared/money/money'
import { RESTRICTIONS_PATH } from '@/lib/shared/people/restrictions'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

/** What can be withdrawn now, and where the rest is held. */
export function TermsBand({ terms }: { terms: WithdrawalTerms }) {
  const { data: figures } = useFigures()
  const { available, coin, fresh, freshUntil, asked: pending, owed, held, restricted, rules } = terms
  const isHeld = Number(held) > 0
  const claimed = Number(owed) > 0 ? owed : Number(pending) > 0 ? pending : null
  const release = figures?.releases[0]
  return (
    <section className={`panel ${styles.band}`} aria-labelledby="avail-h">
      <div>
        <h2 id="avail-h">可提现</h2>
        <Price yuan={available} size="xl" />
        <p className={styles.fine}>
          {!rules.isOpen
            ? '提现暂停服务'
            : terms.lock
              ? '安全锁定中'
              : Number(owed) > 0
                ? '还清理赔欠款后才能提现'
                : restricted
                  ? '账号已限制提现'
                  : Number(available) > 0
                    ? '随时可提'
                    : '暂无可提现余额'}
        </p>
      </div>
      <dl>
        <div>
          <dt>账户余额</dt>
          <dd className="num">{yuanText(coin)}</dd>
          <dd className={styles.fine}>
            {freshUntil
              ? `含未满 ${rules.freshHours} 小时的充值`
              : claimed
                ? '含理赔占用的部分'
                : isHeld
                  ? '含冻结的部分'
                  : restricted
                    ? '解除限制后可提'
                    : '全部可提'}
          </dd>
        </div>
        <div>
          <dt>充值未满 24 小时</dt>
          <dd className="num">{yuanText(fresh)}</dd>
          <dd className={styles.fine}>
            {freshUntil ? `${freshUntil.slice(5, 16)} 后可提现` : '没有未满 24 小时的充值'}
          </dd>
        </div>
        {isHeld || restricted ? (
          <div>
            <dt>{isHeld ? '冻结金额' : '账号限制'}</dt>
            <dd className="num">{isHeld ? yuanText(held) : '限制提现'}</dd>
            <dd className={styles.fine}>
              <a className="link" href={RESTRICTIONS_PATH}>
                查看原因
              </a>
            </dd>
          </div>
        ) : null}
        {claimed ? (
          <div>
            <dt>{Number(owed) > 0 ? '理赔欠款' : '理赔待定'}</dt>
            <dd className="num">{yuanText(claimed)}</dd>
            <dd className={styles.fine}>
              <a className="link" href="/center/buyers/buyGuarantee">
                {Number(owed) > 0 ? '去偿还' : '看理赔'}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>待放款</dt>
          <dd className="num">{figures ? yuanText(figures.pendingIncome) : '-'}</dd>
          <dd className={styles.fine}>{release ? `最早 ${release.time.slice(5, 16)}` : '确认收货后按期放款'}</dd>
        </div>
        <div>
          <dt>托管中</dt>
          <dd className="num">{figures ? yuanText(figures.escrow) : '-'}</dd>
          <dd className={styles.fine}>买入的订单，完成前不算余额</dd>
        </div>
      </dl>
    </section>
  )
}
