'use client'

import { Table, type TableProps } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import { cardColumns } from './card-columns'
import styles from './screen-page.module.css'

interface Paged<Row> {
  list: Row[]
  total: number
  page: number
  pageSize: number
}

interface Props<Row> {
  /** Identifies the query; a change resets to the first page. */
  of: string
  load: (page: string) => Promise<Paged<Row>>
  columns: TableProps<Row>['columns']
  rowKey: (row: Row) => string | number
  /** Text of an empty list. */
  empty: string
  /** Creates the first row; without it, an empty list is good news. */
  emptyAction?: ReactNode
  onOpen?: (row: Row) => void
  /** Key of the row that is open next to the list. */
  opened?: string | number
  /** Incremented when the listed data was changed. */
  version?: number
  /** Columns have fixed widths, and long text is cut. */
  isFixed?: boolean
  /** Selected rows; absent: rows cannot be selected. */
  picked?: readonly Row[]
  onPick?: (rows: Row[]) => void
  /** Called with the rows of each loaded page. */
  onRows?: (rows: readonly Row[]) => void
}

/** A paginated list of the console; on phones each row is a card. */
export function PagedTable<Row extends object>(props: Props<Row>) {
  const {
    of,
    load,
    columns,
    rowKey,
    empty,
    emptyAction,
    onOpen,
    opened,
    version = 0,
    isFixed,
    picked,
    onPick,
    onRows,
  } = props
  const [{ page, question }, setPage] = useState({ page: 1, question: of })
  const current = question === of ? page : 1
  const { data, busy, error, reload } = useLoad(`${of} ${current}`, () => load(String(current)))
  useEffect(() => {
    if (version > 0) reload()
  }, [version, reload])
  const box = useRef<HTMLDivElement>(null)
  useFocusableScroll(box, data !== null || !error)
  const list = data?.list
  useRowInView(box, opened, list !== undefined)
  useEffect(() => {
    if (list) onRows?.(list)
  }, [list])
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  return (
    <div ref={box}>
      <Table<Row>
        size="small"
        tableLayout={isFixed ? 'fixed' : undefined}
        loading={busy && data !== null && { delay: 200 }}
        columns={cardColumns(columns)}
        dataSource={list ?? []}
        rowKey={rowKey}
        // a horizontally scrolling list has a second, hidden header for measuring, which would duplicate the checkboxes
        scroll={picked || isFixed ? undefined : { x: 'max-content' }}
        className={`${styles.cards} ${picked ? styles.wide : isFixed ? styles.fixed : ''}`}
        rowHoverable
        rowSelection={
          picked && { selectedRowKeys: picked.map(rowKey), onChange: (_, rows) => onPick?.(rows), columnWidth: 40 }
        }
        onRow={(row) => (onOpen ? { onClick: () => onOpen(row), style: CLICKABLE } : {})}
        rowClassName={(row) => (opened !== undefined && rowKey(row) === opened ? (styles.opened ?? '') : '')}
        locale={{
          emptyText: data ? (
            busy ? (
              ' '
            ) : (
              <Empty picture={emptyAction ? 'orders' : 'success'} title={empty}>
                {emptyAction}
              </Empty>
            )
          ) : (
            <SkeletonRows rows={6} height={40} />
          ),
        }}
        pagination={{
          current,
          pageSize: data?.pageSize ?? 20,
          total: data?.total ?? 0,
          showSizeChanger: false,
          showTotal: (total) => `共 ${total} 条`,
          onChange: (next) => setPage({ page: next, question: of }),
        }}
      />
    </div>
  )
}

const CLICKABLE = { cursor: 'pointer' }

/** Makes a table that is wider than its place reachable by keyboard, so that it can be scrolled; `isShown`: it is on the page. */
function useFocusableScroll(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const area = box.current?.querySelector<HTMLElement>('.ant-table-content')
    if (!area) return
    const observer = new ResizeObserver(() => {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    for (const element of [area, ...area.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [box, isShown])
}

/**
 * Keeps the open row in view: a drawer narrows the list, whose rows then become cards of another height. After the
 * drawer was closed, the list is wide again and the row it was about stays in view.
 */
function useRowInView(box: RefObject<HTMLElement | null>, opened: string | number | undefined, isShown: boolean): void {
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
  }, [box, isShown])
  useEffect(() => {
    if (box.current && opened !== undefined) showRow(box.current, opened)
  }, [box, opened, isShown])
}

function showRow(list: HTMLElement, key: string | number | undefined): void {
  if (key === undefined) return
  list.querySelector(`tr[data-row-key="${CSS.escape(`${key}`)}"]`)?.scrollIntoView({ block: 'nearest' })
}
