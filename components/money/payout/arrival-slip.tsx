import { Price } from '@/components/ui/kit/price'
import { Slip } from '@/components/ui/kit/slip'
import { type Fen, fenToYuan, yuanText } from '@/lib/shared/money/money'
import type { Arrival } from './arrival'
import styles from './payout.module.css'
import type { WithdrawalTerms } from './use-payouts'

interface Props {
  amount: Fen | null
  arrival: Arrival | null
  rules: Pick<WithdrawalTerms['rules'], 'feeBp' | 'leastFee'>
}

/** The amount that arrives, and when; before an amount is entered, the same lines without numbers. */
export function ArrivalSlip({ amount, arrival, rules }: Props) {
  const known = amount === null ? null : arrival
  const sum = (yuan?: string) => (yuan ? <span className="num">{yuan}</span> : <span className="muted">–</span>)
  return (
    <Slip
      title="到账"
      facts={[
        { label: '提现', value: sum(known && amount !== null ? yuanText(fenToYuan(amount)) : undefined) },
        { label: known ? feeLabel(known, rules) : '手续费', value: sum(known ? `-${yuanText(known.fee)}` : undefined) },
      ]}
      sums={[
        {
          label: '实到',
          value: known ? <Price yuan={known.arrives} size="l" /> : <span className={styles.none}>–</span>,
          total: true,
        },
        { label: '预计', value: known ? known.when : <span className="muted">填写金额后显示</span> },
        { label: '剩余可提', value: sum(known ? yuanText(known.left) : undefined) },
      ]}
    />
  )
}

/** The percentage, or that the minimum fee applies. */
const feeLabel = ({ fee }: Arrival, { feeBp, leastFee }: Props['rules']): string =>
  feeBp > 0 && Number(fee) === Number(leastFee) ? `手续费，最低 ${yuanText(leastFee)}` : `手续费 ${feeBp / 100}%`
