import type { Overview } from './overview'
import styles from './overview.module.css'

const shareOf = (count: number, of: number): string => (of > 0 ? `${((count / of) * 100).toFixed(1)}%` : '—')

/**
 * From visits to completed orders, all against the visitors: a bar and two shares per step. A person may order twice, so
 * a later step may exceed an earlier one.
 */
export function Funnel({ figures }: { figures: Overview['now'] }) {
  const { visitors } = figures
  const steps = [
    ['访客', visitors, '人'],
    ['看商品', figures.details, '人'],
    ['下单', figures.placed, '笔'],
    ['付款', figures.paid, '笔'],
    ['完成', figures.done, '笔'],
  ] as const
  const most = Math.max(1, ...steps.map(([, count]) => count))
  return (
    <>
      <table className={styles.funnel}>
        <thead>
          <tr>
            <th scope="col">步骤</th>
            <td />
            <th scope="col">数量</th>
            <th scope="col">占上一步</th>
            <th scope="col">占访客</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([label, count, unit], i) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count > 0 ? <i style={{ width: `${(count / most) * 100}%` }} /> : null}</td>
              <td className="num">{`${count.toLocaleString('en')} ${unit}`}</td>
              <td className="num">{i === 0 ? '' : shareOf(count, steps[i - 1]?.[1] ?? 0)}</td>
              <td className="num">{i === 0 ? '' : shareOf(count, visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`muted ${styles.funnelNote}`}>
        访客、看商品按人数，下单、付款、完成按笔数，一人可下多单。各按发生时间计。
      </p>
    </>
  )
}
