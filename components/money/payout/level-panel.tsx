import { yuanText } from '@/lib/shared/money/money'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

const share = (bp: number): string => `${bp / 100}%`

/** What leads to the next level: the rest of the earnings, or the end of a claim that the platform paid. */
function stepText({ next, cleanDays, cleanTime }: Pick<WithdrawalTerms['seller'], 'next' | 'cleanDays' | 'cleanTime'>) {
  if (cleanTime) return `有平台垫付的理赔，${cleanTime.slice(0, 10)} 后恢复等级`
  const rest = next && Number(next.missing) > 0 ? `再到手 ${yuanText(next.missing)} 升级。` : ''
  return `${rest}同一实名的账号合计，且近 ${cleanDays} 天没有平台垫付的理赔。`
}

/** The level of a seller with its fee, and what the next one needs. */
export function LevelPanel({ seller }: Pick<WithdrawalTerms, 'seller'>) {
  const { level, feeBp, sold, next, cleanDays, cleanTime } = seller
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="level-h">
      <h2 id="level-h">提现等级</h2>
      <dl>
        <div>
          <dt>当前等级</dt>
          <dd>{level}</dd>
        </div>
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
            <dt>下一等级</dt>
            <dd className="num">{`${next.level} ${share(next.feeBp)}`}</dd>
          </div>
        ) : null}
      </dl>
      {next ? <p className={styles.fine}>{stepText({ next, cleanDays, cleanTime })}</p> : null}
    </section>
  )
}
