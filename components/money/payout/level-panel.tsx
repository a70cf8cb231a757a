import { yuanText } from '@/lib/shared/money/money'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

const share = (bp: number): string => `${bp / 100}%`

/** The level of a seller with its fee, and what the next one needs. */
export function LevelPanel({ seller }: Pick<WithdrawalTerms, 'seller'>) {
  const { level, feeBp, sold, next, cleanDays, cleanTime } = seller
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="level-h">
      <h2 id="level-h">{level}</h2>
      <dl>
        <div>
          <dt>提现手续费</dt>
          <dd className="num">{share(feeBp)}</dd>
        </div>
        <div>
          <dt>近一年到手货款</dt>
          <dd className="num">{yuanText(sold)}</dd>
        </div>
        {next ? (
          <div>
            <dt>{next.level}</dt>
            <dd className="num">
              {share(next.feeBp)}
              {Number(next.missing) > 0 ? <small className="muted">{`还差 ${yuanText(next.missing)}`}</small> : null}
            </dd>
          </div>
        ) : null}
      </dl>
      {next ? (
        <p className={styles.fine}>
          {cleanTime
            ? `有平台垫付的理赔，${cleanTime.slice(0, 10)} 后恢复等级`
            : `同一身份的账号合计，近 ${cleanDays} 天没有平台垫付的理赔`}
        </p>
      ) : null}
    </section>
  )
}
