'use client'

import { useState } from 'react'
import { BarChart } from '@/components/ui/kit/bar-chart'
import { Segment } from '@/components/ui/kit/segment'
import type { Assets } from '@/lib/contract/entities/wallet'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import styles from './wallet.module.css'

type Months = Assets['months']

const WIDTH = 1004

/** e.g. "2026-11" -> "11月"; the first month and January include the year. */
const monthText = (month: string, isFirst: boolean): string =>
  isFirst || month.endsWith('-01') ? `${month.slice(0, 4)}年${Number(month.slice(5))}月` : `${Number(month.slice(5))}月`

const amountOf = ({ total, modes }: Months[number], mode: string): string =>
  mode === '' ? total : (modes.find((one) => one.mode === mode)?.amount ?? '0.00')

/** Own sales revenue by month, for all modes or one; below it the same data as an accessible table. */
export function IncomeChart({ months }: { months: Months }) {
  const [mode, setMode] = useState('')
  const modes = [...new Map(months.flatMap((one) => one.modes).map((one) => [one.mode, one.name]))]
  if (modes.length === 0)
    return <p className={styles.lead}>近 12 个月没有出售收入，卖出的订单放款后会按月显示在这里。</p>
  return (
    <>
      <div className={styles.choice}>
        <Segment
          label="交易方式"
          value={mode}
          options={[{ value: '', label: '全部' }, ...modes.map(([value, label]) => ({ value, label }))]}
          onChange={setMode}
        />
      </div>
      <Bars months={months} mode={mode} />
      <table className={styles.modes}>
        <caption className="sr">按月和交易方式的出售收入</caption>
        <thead>
          <tr>
            <th scope="col">月份</th>
            <th scope="col">构成</th>
            <th scope="col" className={styles.r}>
              合计
            </th>
          </tr>
        </thead>
        <tbody>
          {months
            .filter((one) => amountOf(one, mode) !== '0.00')
            .toReversed()
            .map((one) => (
              <tr key={one.month}>
                <td className="num">{one.month}</td>
                <td className="num">
                  {one.modes
                    .filter((part) => mode === '' || part.mode === mode)
                    .map((part) => `${part.name} ${yuanText(part.amount)}`)
                    .join('，')}
                </td>
                <td className={`num ${styles.r}`}>{yuanText(amountOf(one, mode))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}

function Bars({ months, mode }: { months: Months; mode: string }) {
  const bars = months.map((one, i) => ({
    key: one.month,
    label: monthText(one.month, i === 0),
    value: Number(yuanToFen(amountOf(one, mode))),
    text: yuanText(amountOf(one, mode)),
    isNow: i === months.length - 1,
  }))
  return <BarChart label="每月出售收入" bars={bars} width={WIDTH} hasValues />
}
