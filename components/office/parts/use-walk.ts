'use client'

import { useEffect, useState } from 'react'

export interface Walk {
  /** Position of the open row, from 1; 0: not on this page of the list. */
  at: number
  count: number
  before?: () => void
  next?: () => void
}

interface Props<Row> {
  rowKey: (row: Row) => string | number
  /** Key of the row that is open next to the list. */
  opened: string | number | undefined
  onOpen: (row: Row) => void
}

/** Keyboard navigation in a list while a row is open next to it: K is the previous row, J the next. */
export function useWalk<Row>({ rowKey, opened, onOpen }: Props<Row>): {
  rows: readonly Row[]
  onRows: (rows: readonly Row[]) => void
  walk: Walk
} {
  const [rows, setRows] = useState<readonly Row[]>([])
  const index = opened === undefined ? -1 : rows.findIndex((row) => rowKey(row) === opened)
  const to = (row: Row | undefined) => (row && index >= 0 ? () => onOpen(row) : undefined)
  const walk = { at: index + 1, count: rows.length, before: to(rows[index - 1]), next: to(rows[index + 1]) }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isBusy(event.target)) return
      const step = { k: walk.before, j: walk.next }[event.key.toLowerCase()]
      step?.()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
  return { rows, onRows: setRows, walk }
}

/** The user is typing, or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]'))
