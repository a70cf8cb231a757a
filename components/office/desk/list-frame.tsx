'use client'

import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { LoadState } from '@/lib/client/hooks/use-load'
import styles from './desk.module.css'

export interface ListProps {
  chosen: string
  /** Asks again when it changes. */
  version: number
  onOpen: (orderSn: string) => void
  /** Told the orders of each answer, as they stand. */
  onRows: (orderSns: readonly string[]) => void
}

interface Props<Row> {
  loaded: LoadState<{ list: Row[]; total: number }>
  empty: string
  /** How many are shown at most, and how to see more. */
  onMore?: () => void
  /** Told the rows of each answer. */
  onRows?: (rows: Row[]) => void
  children: (rows: Row[]) => ReactNode
}

/** What every list of the desk has: waiting, an error, nothing there, more. */
export function ListFrame<Row>({ loaded, empty, onMore, onRows, children }: Props<Row>) {
  const { data, slow, error, reload } = loaded
  useEffect(() => {
    if (data) onRows?.(data.list)
  }, [data])
  return (
    <div className={styles.rows}>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={6} /> : null}
      {data && data.list.length > 0 ? children(data.list) : null}
      {data && data.list.length === 0 ? <Empty picture="orders" title={empty} text="有新的会出现在这里" /> : null}
      {data && onMore && data.list.length < data.total ? (
        <Button type="link" block onClick={onMore}>{`还有 ${data.total - data.list.length} 笔`}</Button>
      ) : null}
    </div>
  )
}
