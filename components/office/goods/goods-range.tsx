import type { ReviewFile } from '@/lib/contract/entities/goods-review'
import styles from './goods.module.css'

const WIDTH = 480
const EDGE = 56

/** Sold prices of similar items: the middle half as a bar, the median as a line, this item as a dot. */
export function GoodsRange({ range, price }: { range: NonNullable<ReviewFile['range']>; price: string }) {
  const [low, mid, high, own] = [range.low, range.mid, range.high, price].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const [from, to] = [Math.min(low, own), Math.max(high, own)]
  const at = (yuan: number) => EDGE + ((yuan - from) / Math.max(1, to - from)) * (WIDTH - 2 * EDGE)
  const label = `成交区间 ${range.low} 到 ${range.high}，中位 ${range.mid}，本件 ${price}`
  return (
    <svg className={styles.range} viewBox={`0 0 ${WIDTH} 36`} role="img" aria-label={label}>
      <path d={`M0 12H${WIDTH}`} stroke="var(--line)" />
      <rect x={at(low)} y="8" width={Math.max(2, at(high) - at(low))} height="8" rx="4" fill="var(--primary-line)" />
      <path d={`M${at(mid)} 4v16`} stroke="var(--primary)" strokeWidth="2" />
      <circle cx={at(own)} cy="12" r="5" fill="var(--price)" />
      <text x={at(low)} y="33" textAnchor="middle">
        {Math.round(low)}
      </text>
      <text x={at(high)} y="33" textAnchor="middle">
        {Math.round(high)}
      </text>
    </svg>
  )
}
