'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { reloadOwn, useLoad } from '@/lib/client/hooks/use-load'
import type { ListColumn } from './list-columns'
import { ListTable } from './list-table'

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
  columns: readonly ListColumn<Row>[]
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

/** A paginated list of the console. */
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
    if (version === 0) return
    reload()
    // a decision about a row changes what is pending: the counts of the menu
    void reloadOwn('badges')
  }, [version, reload])
  const list = data?.list
  useEffect(() => {
    if (list) onRows?.(list)
  }, [list])
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  return (
    <ListTable<Row>
      loading={busy && data !== null && { delay: 200 }}
      columns={columns}
      dataSource={list ?? []}
      rowKey={rowKey}
      onOpen={onOpen}
      opened={opened}
      isFixed={isFixed}
      rowSelection={
        picked && { selectedRowKeys: picked.map(rowKey), onChange: (_, rows) => onPick?.(rows), columnWidth: 40 }
      }
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
  )
}
