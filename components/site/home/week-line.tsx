import styles from './home.module.css'

const [WIDTH, HEIGHT, EDGE] = [84, 26, 3]
/** Leaves space below the line for the week's baseline. */
const [FLOOR, BASE] = [HEIGHT - 6, HEIGHT - 1]

/**
 * Ratios of seven days as a line over the week, one dot per day; days without a deal are skipped. A single day is shown
 * as text instead.
 */
export function WeekLine({ week }: { week: readonly (number | null)[] }) {
  const known = week.flatMap((value, day) => (value === null ? [] : [{ value, day }]))
  if (known.length === 0) return <span className="muted">无成交</span>
  if (known.length === 1) return <span className="muted">1 日成交</span>
  const values = known.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = known.map(({ value, day }) => {
    const x = EDGE + (day * (WIDTH - 2 * EDGE)) / Math.max(1, week.length - 1)
    const y = high === low ? HEIGHT / 2 : FLOOR - ((value - low) * (FLOOR - EDGE)) / (high - low)
    return [x.toFixed(1), y.toFixed(1)] as const
  })
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`近 7 日有 ${known.length} 日成交`}
    >
      <path className={styles.weekBase} d={`M0 ${BASE}H${WIDTH}`} />
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      {points.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r={i === points.length - 1 ? 2.5 : 1.5} />
      ))}
    </svg>
  )
}
