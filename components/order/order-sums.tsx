import { Price } from '@/components/ui/price'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { sumText } from './order-text'
import { Part } from './part'
import styles from './room.module.css'

/** What the reader pays or gets, line by line, then in all. */
export function OrderSums({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="金额">
      <dl className={styles.sums}>
        {detail.sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{sumText(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{detail.sum.label}</dt>
          <dd>
            <Price yuan={detail.sum.amount} size="l" />
          </dd>
        </div>
      </dl>
    </Part>
  )
}
