'use client'

import { Bar, CartesianGrid, Cell, ComposedChart, LabelList, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { yuanText } from '@/lib/shared/money/money'
import type { OverviewDay } from './overview'
import styles from './overview.module.css'

/** Maximum days for which each bar has a label. */
const FEW = 14
const WAN = 10_000
/** Uses a non-breaking space, because a label over a bar would wrap. */
const short = (value: number): string =>
  value >= WAN ? `${Number((value / WAN).toFixed(1))}\u00a0万` : String(Math.round(value))

/** The second half of the days as bars, the first half as a line; only the highest and today's are labelled. */
export default function SalesChart({ days }: { days: readonly OverviewDay[] }) {
  const shown = days.length / 2
  const rows = days.slice(-shown).map(({ day, sales }, i) => ({
    day: i === shown - 1 ? '今天' : day.slice(5),
    sales: Number(sales),
    before: Number(days[i]?.sales ?? 0),
  }))
  const top = rows.reduce((best, row, i) => (row.sales > (rows[best]?.sales ?? 0) ? i : best), 0)
  const labels = rows.map((row, i) => ({ ...row, label: i === top || i === shown - 1 ? short(row.sales) : '' }))
  return (
    <figure className={styles.chart}>
      <ResponsiveContainer width="100%" height={220}>
        <ComposedChart data={labels} margin={{ top: 20, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="#E5E8EE" />
          <XAxis
            dataKey="day"
            tickLine={false}
            axisLine={false}
            tick={TICK}
            interval={shown > FEW ? 'equidistantPreserveStart' : 0}
          />
          <YAxis tickLine={false} axisLine={false} tick={TICK} tickFormatter={short} tickCount={4} width={56} />
          <Bar dataKey="sales" radius={[3, 3, 0, 0]} maxBarSize={34} isAnimationActive={false}>
            {labels.map(({ day }) => (
              <Cell key={day} fill={day === '今天' ? '#1E46A8' : '#AFC0E8'} />
            ))}
            <LabelList dataKey="label" position="top" fill="#161B24" fontSize={12} fontWeight={600} />
          </Bar>
          <Line dataKey="before" stroke="#F2B541" strokeWidth={2} dot={false} isAnimationActive={false} />
        </ComposedChart>
      </ResponsiveContainer>
      <table className="sr">
        <caption>{`近 ${shown} 天每天的成交额`}</caption>
        <tbody>
          {rows.map(({ day, sales }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{yuanText(sales.toFixed(2))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const TICK = { fontSize: 12, fill: '#636975' }
