import styles from './price-scale.module.css'

const WIDTH = 480
const EDGE = 56
/** Labels closer than this would overlap in the middle of their ends. */
const NEAR = 56

interface Props {
  range: { low: string; mid: string; high: string }
  /** Price of this item; '' if there is none yet. */
  price: string
}

/** Sold prices of similar items: the middle half as a bar, the median as a line, this item as a dot. */
export function PriceScale({ range, price }: Props) {
  const [low, mid, high] = [range.low, range.mid, range.high].map(Number) as [number, number, number]
  const own = price ? Number(price) : mid
  const [from, to] = [Math.min(low, own), Math.max(high, own)]
  const at = (yuan: number) => EDGE + ((yuan - from) / Math.max(0.01, to - from)) * (WIDTH - 2 * EDGE)
  const label = `成交区间 ${range.low} 到 ${range.high}，中位 ${range.mid}${price ? `，本件 ${price}` : ''}`
  const isNear = at(high) - at(low) < NEAR
  const edge = (yuan: number) => (high < 100 ? yuan.toFixed(2) : Math.round(yuan))
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 36`} role="img" aria-label={label}>
      <path d={`M0 12H${WIDTH}`} stroke="var(--line)" />
      <rect x={at(low)} y="8" width={Math.max(2, at(high) - at(low))} height="8" rx="4" fill="var(--primary-line)" />
      <path d={`M${at(mid)} 4v16`} stroke="var(--primary)" strokeWidth="2" />
      {price ? <circle cx={at(own)} cy="12" r="5" fill="var(--price)" /> : null}
      <text x={at(low) - (isNear ? 3 : 0)} y="33" textAnchor={isNear ? 'end' : 'middle'}>
        {edge(low)}
      </text>
      <text x={at(high) + (isNear ? 3 : 0)} y="33" textAnchor={isNear ? 'start' : 'middle'}>
        {edge(high)}
      </text>
    </svg>
  )
}
