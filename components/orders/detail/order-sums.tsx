import styles from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { Price } from '@/components/ui/kit/price'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { yuanText } from '@/lib/shared/money/money'
import { isCancelled } from '@/lib/shared/trade/order-status'

/** What the user pays or receives, line by line, with the total, and what was refunded since. */
export function OrderSums({ detail }: { detail: OrderDetail }) {
  return (
    <Part title="金额">
      <dl className={styles.sums}>
        {detail.sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{yuanText(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{detail.sum.label}</dt>
          <dd>
            <Price yuan={detail.sum.amount} size="l" className={isCancelled(detail.status) ? styles.dead : ''} />
          </dd>
        </div>
        {detail.settled.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{yuanText(amount)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
