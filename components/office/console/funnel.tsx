import type { Overview } from './overview'
import styles from './overview.module.css'
import { Ratio } from './ratio'

/** From visits to completed orders, in persons: a bar and two shares per step. */
export function Funnel({ figures }: { figures: Overview['now'] }) {
  const { visitors } = figures
  const steps = [
    ['访客', visitors],
    ['看商品', figures.details],
    ['下单', figures.placedBy],
    ['付款', figures.paidBy],
    ['完成', figures.doneBy],
  ] as const
  const most = Math.max(1, ...steps.map(([, count]) => count))
  return (
    <>
      <table className={styles.funnel}>
        <thead>
          <tr>
            <th scope="col">步骤</th>
            <td />
            <th scope="col">人数（人）</th>
            <th scope="col">占上一步</th>
            <th scope="col">占访客</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([label, count], i) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count > 0 ? <i style={{ width: `${(count / most) * 100}%` }} /> : null}</td>
              <td className="num">{count.toLocaleString('en')}</td>
              <td className="num">{i === 0 ? '' : <Ratio count={count} of={steps[i - 1]?.[1] ?? 0} />}</td>
              <td className="num">{i === 0 ? '' : <Ratio count={count} of={visitors} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`muted ${styles.funnelNote}`}>
        每步按人数，一人一天只计一次，下多单也只计一次；各按发生时间计，之前下单、现在付款的买家也计在内。
      </p>
    </>
  )
}
