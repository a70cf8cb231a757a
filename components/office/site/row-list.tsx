'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import styles from './site.module.css'

interface RowListProps<T> {
  /** Noun for one row, used in button labels. */
  noun: string
  rows: readonly T[]
  most: number
  nameOf: (row: T) => string
  fresh: () => T
  onChange: (rows: T[]) => void
  children: (row: T, change: (part: Partial<T>) => void, index: number) => ReactNode
}

/** Ordered rows that can be added, moved up and removed. */
export function RowList<T>({ noun, rows, most, nameOf, fresh, onChange, children }: RowListProps<T>) {
  const swap = (index: number) =>
    onChange(rows.flatMap((row, i) => (i === index ? [] : i === index - 1 ? [rows[index] as T, row] : [row])))
  return (
    <>
      <ul className={styles.rows}>
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
            <button
              type="button"
              className="icon-btn"
              disabled={index === 0}
              aria-label={`上移${noun}：${nameOf(row)}`}
              onClick={() => swap(index)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`移除${noun}：${nameOf(row)}`}
              onClick={() => onChange(rows.filter((_, i) => i !== index))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
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
