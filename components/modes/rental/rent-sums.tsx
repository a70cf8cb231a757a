import { Price } from '@/components/ui/kit/price'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import styles from './rental.module.css'

interface Props {
  rows: readonly (readonly [label: string, amount: Fen])[]
  total: Fen
}

/** Every part of the amount to pay, then the total. */
export function RentSums({ rows, total }: Props) {
  return (
    <dl className={styles.sums} aria-live="polite">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Price yuan={fenToYuan(amount)} size="m" />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>应付</dt>
        <dd>
          <Price yuan={fenToYuan(total)} size="xl" />
        </dd>
      </div>
    </dl>
  )
}
