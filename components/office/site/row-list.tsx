'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './site.module.css'

interface RowListProps<T> {
  /** Noun for one row, used in button labels. */
  noun: string
  rows: readonly T[]
  most: number
  /** Headings over the two boxes of a row. */
  heads?: readonly [string, string]
  nameOf: (row: T) => string
  fresh: () => T
  onChange: (rows: T[]) => void
  children: (row: T, change: (part: Partial<T>) => void, index: number) => ReactNode
  /** Rows below the others that cannot be changed. */
  fixed?: ReactNode
}

type Way = 'up' | 'down'
const WAYS = { up: { step: -1, label: '上移' }, down: { step: 1, label: '下移' } } as const

/** Ordered rows that can be added, moved and removed. */
export function RowList<T>({ noun, rows, most, heads, nameOf, fresh, onChange, children, fixed }: RowListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ to: number; way: Way } | null>(null)
  const move = (index: number, way: Way) => {
    const to = index + WAYS[way].step
    moved.current = { to, way }
    onChange(rows.map((row, i) => (i === index ? (rows[to] as T) : i === to ? (rows[index] as T) : row)))
  }
  // the focus follows the row that moved
  useEffect(() => {
    const { to, way } = moved.current ?? {}
    moved.current = null
    const row = to === undefined ? null : list.current?.children[to]
    const buttons = row?.querySelectorAll<HTMLButtonElement>('[data-way]:not([disabled])') ?? []
    ;([...buttons].find((button) => button.dataset.way === way) ?? buttons[0])?.focus()
  }, [rows])
  return (
    <>
      {heads && rows.length > 0 ? (
        <p className={styles.rowHeads} aria-hidden="true">
          <span>{heads[0]}</span>
          <span>{heads[1]}</span>
        </p>
      ) : null}
      <ul ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={index}>
            <span>
              {children(
                row,
                (part) => onChange(rows.map((one, i) => (i === index ? { ...one, ...part } : one))),
                index,
              )}
            </span>
            {(['up', 'down'] as const).map((way) => (
              <button
                key={way}
                type="button"
                className="icon-btn"
                data-way={way}
                disabled={index === (way === 'up' ? 0 : rows.length - 1)}
                title={WAYS[way].label}
                aria-label={`${WAYS[way].label}${noun}：${nameOf(row)}`}
                onClick={() => move(index, way)}
              >
                <Icon name={way} />
              </button>
            ))}
            <button
              type="button"
              className="icon-btn"
              title="移除"
              aria-label={`移除${noun}：${nameOf(row)}`}
              onClick={() => onChange(rows.filter((_, i) => i !== index))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {fixed}
      <button
        type="button"
        className="btn btn-sm"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, fresh()])}
      >
        添加{noun}
      </button>
      {rows.length >= most ? <span className={styles.note}> 最多 {most} 项</span> : null}
    </>
  )
}
