'use client'

import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWalk } from '@/components/office/parts/use-walk'
import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import styles from './desk.module.css'
import { isWide } from './is-wide'
import { ListFrame } from './list-frame'
import pair from './pair.module.css'

interface Props<Row> extends Omit<Parameters<typeof ListFrame<Row>>[0], 'children' | 'onRows'> {
  /** Filters above the list. */
  head: ReactNode
  keyOf: (row: Row) => number | string
  /** Contents of a row's button: cover and three lines. */
  children: (row: Row) => ReactNode
  detail: (row: Row) => ReactNode
  /** Shown instead of the detail. */
  none: { title: string; text: string }
  /** null: the first row if both fit next to each other. */
  opened: number | string | null
  onOpen: (key: number | string | null) => void
}

/** A list of what is no order, and next to it what was selected; on small screens one of both. */
export function Pair<Row>({ head, keyOf, children, detail, none, opened, onOpen, ...frame }: Props<Row>) {
  const rows = frame.loaded.data?.list ?? []
  const chosen = rows.find((row) => keyOf(row) === opened)
  const row = chosen ?? (isWide() ? rows[0] : undefined)
  const { onRows, walk } = useWalk<Row>({ rowKey: keyOf, opened: row && keyOf(row), onOpen: (to) => onOpen(keyOf(to)) })
  const pressed = useRef<Element | null>(null)
  const panel = useRef<HTMLElement | null>(null)
  const isOpen = chosen !== undefined
  useEffect(() => {
    if (isWide()) return
    if (isOpen) panel.current?.focus()
    else if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div className={pair.pair} data-open={isOpen || undefined}>
      <section className={styles.list} aria-label="队列">
        {head}
        <ListFrame {...frame} onRows={onRows}>
          {(list) => (
            <ul>
              {list.map((one) => (
                <li key={keyOf(one)}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={one === row || undefined}
                    onClick={(event) => {
                      pressed.current = event.currentTarget
                      onOpen(keyOf(one))
                    }}
                  >
                    {children(one)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
        {walk.count > 1 ? (
          <p className={styles.keys}>
            <kbd>J</kbd> 下一条 <kbd>K</kbd> 上一条
          </p>
        ) : null}
      </section>
      <section ref={panel} className={pair.detail} aria-label="详情" tabIndex={-1}>
        {row ? (
          <>
            <Button className={pair.back} type="text" icon={<Icon name="left" />} onClick={() => onOpen(null)}>
              返回列表
            </Button>
            {detail(row)}
          </>
        ) : frame.loaded.data ? (
          <Empty picture="orders" {...none} />
        ) : null}
      </section>
    </div>
  )
}

interface HeadProps {
  cover: ReactNode
  title: ReactNode
  /** Short facts under the title. */
  lines: readonly string[]
  /** Buttons. */
  children: ReactNode
}

/** Top of a detail: what it is, and what can be done. */
export const PairHead = ({ cover, title, lines, children }: HeadProps) => (
  <header className={pair.head}>
    {cover}
    <div className={pair.name}>
      <h2>{title}</h2>
      <p className="muted">{lines.filter(Boolean).join(' · ')}</p>
    </div>
    <div className={pair.actions}>{children}</div>
  </header>
)
