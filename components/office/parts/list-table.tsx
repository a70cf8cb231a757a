'use client'

import { Table, type TableProps } from 'antd'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cardColumns, compactColumn, type ListColumn } from './list-columns'
import styles from './screen-page.module.css'

interface Props<Row> extends Omit<TableProps<Row>, 'columns' | 'rowKey' | 'onRow' | 'rowClassName' | 'scroll'> {
  columns: readonly ListColumn<Row>[]
  rowKey: (row: Row) => string | number
  /** Opens the row next to the list. */
  onOpen?: (row: Row) => void
  /** Key of the row that is open next to the list. */
  opened?: string | number
  /** Columns have fixed widths, and long text is cut. */
  isFixed?: boolean
}

/**
 * The table of a list. Where it does not fit, rows that open are two lines each; rows without details of their own are
 * cards, which show all cells.
 */
export function ListTable<Row extends object>(props: Props<Row>) {
  const { columns, rowKey, onOpen, opened, isFixed, ...table } = props
  const box = useRef<HTMLDivElement>(null)
  const isCompact = useCompact(box, onOpen !== undefined)
  useFocusableScroll(box)
  useRowInView(box, opened, isCompact, Boolean(table.dataSource?.length))
  const isPicked = table.rowSelection !== undefined
  return (
    <div ref={box}>
      <Table<Row>
        size="small"
        rowHoverable
        {...table}
        tableLayout={isFixed ? 'fixed' : undefined}
        showHeader={!isCompact}
        columns={isCompact ? [compactColumn(columns)] : cardColumns([...columns] as TableProps<Row>['columns'])}
        rowKey={rowKey}
        // a horizontally scrolling list has a second, hidden header for measuring, which would duplicate the checkboxes
        scroll={isPicked || isFixed || isCompact ? undefined : { x: 'max-content' }}
        className={isCompact ? styles.rows : `${styles.cards} ${isPicked ? styles.wide : isFixed ? styles.fixed : ''}`}
        onRow={(row) =>
          onOpen
            ? {
                tabIndex: 0,
                style: CLICKABLE,
                onClick: () => onOpen(row),
                onKeyDown: (event) => {
                  if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row)
                },
              }
            : {}
        }
        rowClassName={(row) => (opened !== undefined && rowKey(row) === opened ? (styles.opened ?? '') : '')}
      />
    </div>
  )
}

const CLICKABLE = { cursor: 'pointer' }
/** Width in px below which no list is a table; the same place where rows without details become cards. */
const LEAST = 728

/** Whether the list has no room for its table: too narrow for any, or the columns do not fit. */
function useCompact(box: RefObject<HTMLElement | null>, isAble: boolean): boolean {
  const [isCompact, setCompact] = useState(false)
  const needed = useRef(LEAST)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isAble) return
    const measure = () => {
      const width = element.clientWidth
      if (width === 0) return
      if (width < needed.current) return setCompact(true)
      setCompact(false)
      const area = element.querySelector<HTMLElement>('.ant-table-content')
      if (area && area.scrollWidth > area.clientWidth + 1 && area.querySelector('.ant-table-row')) {
        needed.current = Math.max(LEAST, element.clientWidth + area.scrollWidth - area.clientWidth)
        setCompact(true)
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isAble])
  return isCompact
}

/** Makes a table that is wider than its place reachable by keyboard, so that it can be scrolled. */
function useFocusableScroll(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = box.current?.querySelector<HTMLElement>('.ant-table-content')
    if (!area) return
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    for (const element of [area, ...area.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [box])
}

/**
 * Keeps the open row in view: a drawer narrows the list, whose rows then have another height. After the drawer was
 * closed, the list is wide again and the row it was about stays in view.
 */
function useRowInView(
  box: RefObject<HTMLElement | null>,
  opened: string | number | undefined,
  isCompact: boolean,
  isShown: boolean,
): void {
  const last = useRef(opened)
  if (opened !== undefined) last.current = opened
  useEffect(() => {
    const list = box.current
    if (!list) return
    let width = list.clientWidth
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return
      width = list.clientWidth
      showRow(list, last.current)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [box])
  useEffect(() => {
    if (box.current) showRow(box.current, last.current)
  }, [box, opened, isCompact, isShown])
}

function showRow(list: HTMLElement, key: string | number | undefined): void {
  if (key === undefined) return
  list.querySelector(`tr[data-row-key="${CSS.escape(`${key}`)}"]`)?.scrollIntoView({ block: 'nearest' })
}
