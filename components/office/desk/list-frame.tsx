'use client'

import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'
import styles from './desk.module.css'

/** Rows of a list at first, and after loading more. */
export const LIST_STEP = 20
export const LIST_MOST = 60

export interface ListProps {
  chosen: string
  /** Reloads when it changes. */
  version: number
  onOpen: (orderSn: string) => void
  /** Called with the order numbers of each response, in display order. */
  onRows: (orderSns: readonly string[]) => void
}

interface Props<Row> {
  loaded: LoadState<{ list: Row[]; total: number }>
  empty: string
  /** Explains the empty list. */
  emptyText?: string
  /** Set if the list was capped; loads more. */
  onMore?: () => void
  /** Called with the rows of each response. */
  onRows?: (rows: Row[]) => void
  children: (rows: Row[]) => ReactNode
}

/** As high as the rows of the list. */
export const ListSkeleton = () => (
  <div className={styles.waiting} aria-busy="true" role="status" aria-label="加载中">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={60} />
    ))}
  </div>
)

/** Common states of all desk lists: loading, error, empty, more. */
export function ListFrame<Row>({
  loaded,
  empty,
  emptyText = '有新的会出现在这里',
  onMore,
  onRows,
  children,
}: Props<Row>) {
  const { data, slow, error, reload } = loaded
  useEffect(() => {
    if (data) onRows?.(data.list)
  }, [data])
  return (
    <div className={styles.rows}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <ListSkeleton /> : null}
      {data && data.list.length > 0 ? children(data.list) : null}
      {data && data.list.length === 0 ? <Empty picture="orders" title={empty} text={emptyText} /> : null}
      {data && onMore && data.list.length < data.total ? (
        <Button type="link" block onClick={onMore}>{`还有 ${data.total - data.list.length} 笔`}</Button>
      ) : null}
    </div>
  )
}
