import { Price } from '@/components/ui/price'
import { Slip } from '@/components/ui/slip'
import { type Fen, fenToYuan, yuanText } from '@/lib/shared/money'
import type { Arrival } from './arrival'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

interface Props {
  amount: Fen | null
  arrival: Arrival | null
  rules: Pick<WithdrawalTerms['rules'], 'feeBp' | 'leastFee'>
}

/** What arrives of an amount, and when. */
export function ArrivalSlip({ amount, arrival, rules }: Props) {
  if (amount === null || !arrival)
    return (
      <Slip title="到账" facts={[]}>
        <p className={styles.fine}>输入金额后，这里显示手续费、实到金额和到账时间</p>
      </Slip>
    )
  return (
    <Slip
      title="到账"
      facts={[
        { label: '提现', value: <span className="num">{yuanText(fenToYuan(amount))}</span> },
        { label: feeLabel(arrival, rules), value: <span className="num">{`-${yuanText(arrival.fee)}`}</span> },
      ]}
      sums={[
        { label: '实到', value: <Price yuan={arrival.arrives} size="l" />, total: true },
        { label: '预计', value: arrival.when },
        { label: '剩余可提', value: <span className="num">{yuanText(arrival.left)}</span> },
      ]}
    />
  )
}

/** The share, or that the least of it is taken. */
const feeLabel = ({ fee }: Arrival, { feeBp, leastFee }: Props['rules']): string =>
  feeBp > 0 && Number(fee) === Number(leastFee) ? `手续费，最低 ${yuanText(leastFee)}` : `手续费 ${feeBp / 100}%`
