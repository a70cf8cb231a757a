import { BarChart } from '@/components/ui/kit/bar-chart'
import { yuanText } from '@/lib/shared/money/money'
import type { OverviewDay } from './overview'
import styles from './overview.module.css'

const WIDTH = 760
const WAN = 10_000
const short = (value: number): string =>
  value >= WAN ? `${Number((value / WAN).toFixed(1))} 万` : String(Math.round(value))

/** The second half of the days as bars, the first half as a line; only the highest and today's are labelled. */
export function SalesChart({ days }: { days: readonly OverviewDay[] }) {
  const shown = days.length / 2
  const bars = days.slice(-shown).map(({ day, sales }, i) => ({
    key: day,
    label: i === shown - 1 ? '今天' : day.slice(5),
    value: Number(sales),
    text: short(Number(sales)),
    isNow: i === shown - 1,
  }))
  const before = days.slice(0, shown).map(({ sales }) => Number(sales))
  return (
    <figure className={styles.chart}>
      <BarChart label="每天的成交额" bars={bars} before={before} axis={short} width={WIDTH} />
      <table className="sr">
        <caption>{`近 ${shown} 天每天的成交额`}</caption>
        <tbody>
          {bars.map(({ key, label, value }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{yuanText(value.toFixed(2))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
