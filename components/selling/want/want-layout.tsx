'use client'

import { type ReactNode, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './want-layout.module.css'

const ROOMS = {
  buyer: {
    title: '我的求购',
    href: '/center/buyers/buyWanted',
    way: { text: '发布求购', href: '/wanted/publish' },
    empty: { title: '还没有发布过求购', text: '想买的商品没找到，发布出来让卖家来找你' },
  },
  seller: {
    title: '给求购报价',
    href: '/center/sell/sellWanted',
    way: { text: '去求购大厅', href: '/wanted' },
    empty: { title: '还没有给求购报过价', text: '到求购大厅看看谁想买你的商品' },
  },
} as const

interface Listed<T> {
  list: readonly T[]
  total: number
  pageSize: number
  /** Number of answers waiting for the buyer. */
  open?: number
}
interface Props<T> {
  side: keyof typeof ROOMS
  load: (page: string) => Promise<Listed<T>>
  note: string
  children: (data: Listed<T> & { loadedAt: number }, reload: () => void) => ReactNode
}

/** Common frame for the lists of buyers and sellers. */
export function WantLayout<T>({ side, load, note, children }: Props<T>) {
  const [page, setPage] = useState(1)
  const room = ROOMS[side]
  const { data, busy, isCurrent, slow, error, reload } = useLoad(String(page), async () => ({
    ...(await load(String(page))),
    loadedAt: Date.now(),
  }))
  useLiveNotices(reload)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="want-h" aria-busy={busy}>
      <header className="section-head">
        <h1 id="want-h">{room.title}</h1>
        <Segment
          label="哪一边"
          value={side}
          options={[
            { value: 'buyer', label: '我要买', href: ROOMS.buyer.href },
            { value: 'seller', label: '我的报价', href: ROOMS.seller.href },
          ]}
        />
        {data?.open ? <span className={styles.open}>{`${data.open} 件商品等你选`}</span> : null}
        <a className={`btn btn-sm ${styles.way}`} href={room.way.href}>
          {room.way.text}
        </a>
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.list.length > 0 ? <div className={styles.list}>{children(data, reload)}</div> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty picture="orders" title={room.empty.title} text={room.empty.text}>
          <a className="btn" href={room.way.href}>
            {room.way.text}
          </a>
        </Empty>
      ) : null}
      {data || error ? <p className={styles.note}>{note}</p> : null}
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
    </section>
  )
}
