'use client'

import type { ReactNode } from 'react'
import { yuanText } from '@/lib/shared/money/money'
import type { Overview } from './overview'
import styles from './overview.module.css'
import { LEAST_BASE } from './ratio'

interface TileProps {
  label: string
  overview: Overview
  /** Returns the value for today and a week before, or for the selected period and the previous one. */
  of: (figures: Overview['before']) => number
  isMoney?: boolean
  children: ReactNode
}
/** The line covers a week, or the selected month. */
const WEEK = 7

/** A metric, compared with the previous value at the same time of day, and its days as a line. */
export function Tile({ label, overview: { now, before: past, days }, of, isMoney = false, children }: TileProps) {
  const values = days.map(of)
  const [figure, before] = [of(now), of(past)]
  const shown = days.length > WEEK * 4 ? days.length / 2 : WEEK
  return (
    <div className={styles.tile}>
      <h2>{label}</h2>
      <b className={isMoney ? styles.red : undefined}>
        {isMoney ? yuanText(figure.toFixed(2)) : figure.toLocaleString('en')}
      </b>
      <p>
        <span>
          {before > 0 ? <Change figure={figure} before={before} base={isMoney ? past.paid : before} /> : null}
          {children}
        </span>
        <Spark values={values.slice(-shown)} label={`${label}，近 ${shown} 天，今日未完`} />
      </p>
    </div>
  )
}

interface ChangeProps {
  figure: number
  before: number
  /** Number of orders or persons that the earlier value is made of. */
  base: number
}

const Change = ({ figure, before, base }: ChangeProps) =>
  base < LEAST_BASE ? (
    <span title={`对比期样本不足 ${LEAST_BASE}`}>— </span>
  ) : (
    <strong>{changeOf(figure, before)} </strong>
  )

/** From this factor on, a multiple is shown instead of a percentage. */
const TIMES = 10

function changeOf(figure: number, before: number): string {
  if (figure >= before * TIMES) return `▲ ${(figure / before).toFixed(1)} 倍`
  const percent = Math.abs(((figure - before) / before) * 100).toFixed(1)
  return percent === '0.0' ? '持平' : `${figure > before ? '▲' : '▼'} ${percent}%`
}

const [WIDTH, HEIGHT] = [96, 28]

function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(...values, 1)
  const points = values.map(
    (value, i) => [(i / Math.max(1, values.length - 1)) * WIDTH, HEIGHT - (value / most) * (HEIGHT - 4) - 2] as const,
  )
  const [x, y] = points.at(-1) ?? [0, HEIGHT]
  const lineOf = (some: typeof points) => some.map((point) => point.join(',')).join(' ')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <title>虚线：今日（未完）</title>
      <polyline points={lineOf(points.slice(0, -1))} />
      <polyline points={lineOf(points.slice(-2))} strokeDasharray="3 3" />
      <circle cx={x} cy={y} r={3} />
    </svg>
  )
}
