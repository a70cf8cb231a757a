import type { Overview } from './overview'
import styles from './overview.module.css'

/** From visits through item pages to completed orders. People and orders are counted apart, as a person may order twice. */
export function Funnel({ figures }: { figures: Overview['now'] }) {
  const groups = [
    {
      unit: '人',
      steps: [
        ['访客', figures.visitors],
        ['看商品', figures.details],
      ],
    },
    {
      unit: '笔',
      steps: [
        ['下单', figures.placed],
        ['付款', figures.paid],
        ['完成', figures.done],
      ],
    },
  ] as const
  return (
    <>
      {groups.map(({ unit, steps }) => {
        const most = Math.max(1, ...steps.map(([, count]) => count))
        return (
          <ol key={unit} className={styles.funnel}>
            {steps.map(([label, count], i) => {
              const before = steps[i - 1]?.[1] ?? 0
              return (
                <li key={label}>
                  <span>{label}</span>
                  <i style={{ width: `${(count / most) * 100}%`, opacity: 0.55 + i * 0.2 }} />
                  <b className="num">{`${count.toLocaleString('en')} ${unit}`}</b>
                  <span className="muted num">
                    {before >= count && before > 0 ? `${((count / before) * 100).toFixed(1)}%` : ''}
                  </span>
                </li>
              )
            })}
          </ol>
        )
      })}
      <p className={`muted ${styles.funnelNote}`}>
        访客和看商品按人数，下单、付款、完成按笔数。各按发生时间计，百分比为占上一步的比例。
      </p>
    </>
  )
}
