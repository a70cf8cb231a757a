import { fen, fenToYuan, yuanText } from '@/lib/shared/money'
import { PAYOUT } from '@/lib/shared/payout'
import styles from './payout.module.css'

const percent = PAYOUT.feeBp / 100
/** From here on the share is more than the least fee. */
const turn = fenToYuan(fen((PAYOUT.leastFee * 10_000n) / BigInt(PAYOUT.feeBp)))

export const FeePanel = () => (
  <section className={`panel ${styles.side}`} aria-labelledby="fee-h">
    <h2 id="fee-h">手续费怎么算</h2>
    <dl>
      <div>
        <dt>{`不满 ${yuanText(turn)}`}</dt>
        <dd className="num">{yuanText(fenToYuan(PAYOUT.leastFee))}</dd>
      </div>
      <div>
        <dt>{`${yuanText(turn)} 起`}</dt>
        <dd className="num">{`${percent}%`}</dd>
      </div>
      <div>
        <dt>取消、失败或退回</dt>
        <dd>不收</dd>
      </div>
    </dl>
  </section>
)
