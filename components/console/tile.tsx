'use client'

import type { ReactNode } from 'react'
import { yuanText } from '@/lib/shared/money'
import type { OverviewDay } from './overview'
import styles from './overview.module.css'

interface TileProps {
  label: string
  days: readonly OverviewDay[]
  of: (day: OverviewDay) => number
  isMoney?: boolean
  children: ReactNode
}
const WEEK = 7

/** Today's figure, beside the same day a week ago, and its last week as a line. */
export function Tile({ label, days, of, isMoney = false, children }: TileProps) {
  const values = days.map(of)
  const today = values.at(-1) ?? 0
  const before = values.at(-1 - WEEK) ?? 0
  return (
    <div className={styles.tile}>
      <h2>{label}</h2>
      <b className={isMoney ? styles.red : undefined}>
        {isMoney ? `${yuanText(today.toFixed(2))}` : today.toLocaleString('en')}
      </b>
      <p>
        <span>
          {before > 0 ? (
            <strong>
              {today >= before ? '▲' : '▼'} {Math.abs(((today - before) / before) * 100).toFixed(1)}%{' '}
            </strong>
          ) : null}
          {children}
        </span>
        <Spark values={values.slice(-WEEK)} label={`${label}，近 7 天`} />
      </p>
    </div>
  )
}

const [WIDTH, HEIGHT] = [96, 28]

function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(...values, 1)
  const points = values.map(
    (value, i) => [(i / Math.max(1, values.length - 1)) * WIDTH, HEIGHT - (value / most) * (HEIGHT - 4) - 2] as const,
  )
  const [x, y] = points.at(-1) ?? [0, HEIGHT]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3} />
    </svg>
  )
}
