import type { Overview } from './overview'
import styles from './overview.module.css'

/** From visits through item pages to completed orders; logarithmic bars, so that the last ones are visible. */
export function Funnel({ figures }: { figures: Overview['now'] }) {
  const steps = [
    ['访客', figures.visitors],
    ['看商品', figures.details],
    ['下单', figures.placed],
    ['付款', figures.paid],
    ['完成', figures.done],
  ] as const
  const most = Math.log1p(Math.max(1, ...steps.map(([, count]) => count)))
  return (
    <ol className={styles.funnel}>
      {steps.map(([label, count], i) => {
        const before = steps[i - 1]?.[1] ?? 0
        return (
          <li key={label}>
            <span>{label}</span>
            <i style={{ width: `${(Math.log1p(count) / most) * 100}%`, opacity: 0.45 + i * 0.18 }} />
            <b className="num">{count.toLocaleString('en')}</b>
            <span className="muted num">
              {before >= count && before > 0 ? `${((count / before) * 100).toFixed(1)}%` : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
