import { Part } from '@/components/orders/order/part'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import styles from './dispute.module.css'

/** Clauses that a ruling would cite, and rulings on similar disputes. */
export function DisputeRules({ dispute: { rules, alike } }: { dispute: DisputeDetail }) {
  return (
    <Part title="相关规则" aside={<small className="muted">客服处理会引用</small>}>
      <dl className={styles.rule}>
        {rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {alike ? (
        <p className={styles.fine}>
          {`近半年同类处理 ${alike.count} 件：部分退 ${alike.part} 件`}
          {alike.median ? `，一般退款 ${yuanText(alike.median)}` : ''}
        </p>
      ) : null}
    </Part>
  )
}
