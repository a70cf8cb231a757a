import { Price } from '@/components/ui/kit/price'
import { hoursText, type Plan } from './plans'
import styles from './service.module.css'

/** All steps of the ladder with their prices. */
export function LadderTable({ plans }: { plans: readonly Plan[] }) {
  return (
    <section className={`panel ${styles.ladder}`} aria-labelledby="ladder-h">
      <h2 id="ladder-h">分段价格</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">从</th>
              <th scope="col">到</th>
              <th scope="col" className={styles.r}>
                用时
              </th>
              <th scope="col" className={styles.r}>
                价格
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan.planId}>
                <td>{plan.from}</td>
                <td>
                  <b>{plan.to}</b>
                </td>
                <td className={`num ${styles.r}`}>{hoursText(plan.hours)}</td>
                <td className={styles.r}>
                  <Price yuan={plan.price} size="m" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">{plans[0]?.safety}</p>
    </section>
  )
}
