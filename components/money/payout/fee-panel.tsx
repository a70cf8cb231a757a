import { fen, fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

export function FeePanel({ rules: { feeBp, leastFee } }: Pick<WithdrawalTerms, 'rules'>) {
  // above this amount the percentage exceeds the minimum fee
  const turn = feeBp > 0 ? yuanText(fenToYuan(fen((yuanToFen(leastFee) * 10_000n) / BigInt(feeBp)))) : null
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="fee-h">
      <h2 id="fee-h">手续费怎么算</h2>
      <dl>
        {turn && Number(leastFee) > 0 ? (
          <div>
            <dt>{`不满 ${turn}`}</dt>
            <dd className="num">{yuanText(leastFee)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{turn && Number(leastFee) > 0 ? `${turn} 起` : '每笔'}</dt>
          <dd className="num">{feeBp > 0 ? `${feeBp / 100}%` : '不收'}</dd>
        </div>
        <div>
          <dt>取消、失败或退回</dt>
          <dd>不收</dd>
        </div>
      </dl>
    </section>
  )
}
