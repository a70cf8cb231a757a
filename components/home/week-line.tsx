import styles from './home.module.css'

const [WIDTH, HEIGHT, EDGE] = [84, 24, 3]

/** Ratios of seven days as a line; days without a deal are passed over. One day alone is no line and is said in words. */
export function WeekLine({ week }: { week: readonly (number | null)[] }) {
  const known = week.flatMap((value, day) => (value === null ? [] : [{ value, day }]))
  if (known.length === 0) return <span className="muted">无成交</span>
  if (known.length === 1) return <span className="muted">1 日成交</span>
  const values = known.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = known.map(({ value, day }) => {
    const x = EDGE + (day * (WIDTH - 2 * EDGE)) / Math.max(1, week.length - 1)
    const y = high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low)
    return [x.toFixed(1), y.toFixed(1)] as const
  })
  const [lastX, lastY] = points.at(-1) ?? []
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`近 7 日有 ${known.length} 日成交`}
    >
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={lastX} cy={lastY} r="2" />
    </svg>
  )
}
