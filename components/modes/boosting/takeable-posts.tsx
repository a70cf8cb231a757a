'use client'

import { useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './boosting-page.module.css'
import { PostList } from './post-list'

const KINDS = [
  { value: '', label: '全部' },
  { value: 'boosting', label: '代练' },
  { value: 'convoy', label: '护航' },
] as const
const GAMES = [
  { value: '1', label: '我擅长的' },
  { value: '0', label: '所有游戏' },
] as const

/** Open demands that the booster can accept. */
export function TakeablePosts() {
  const [{ kind, isMine, page }, setChoice] = useState<{
    kind: (typeof KINDS)[number]['value']
    isMine: (typeof GAMES)[number]['value']
    page: number
  }>({ kind: '', isMine: '1', page: 1 })
  const { data, busy, isCurrent, slow, error, reload } = useLoad(`${kind} ${isMine} ${page}`, () =>
    call('GET /booster/takeablePosts', { isMine, page: String(page), ...(kind && { kind }) }),
  )
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="takeable-h" aria-busy={busy}>
      <header className="section-head">
        <h2 id="takeable-h">{data ? `可以接的单 ${data.total}` : '可以接的单'}</h2>
        <Segment
          label="游戏"
          value={isMine}
          options={GAMES}
          onChange={(next) => setChoice({ kind, isMine: next, page: 1 })}
        />
        <Segment
          label="种类"
          value={kind}
          options={KINDS}
          onChange={(next) => setChoice({ kind: next, isMine, page: 1 })}
        />
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={72} /> : null}
      {data && data.list.length > 0 ? <PostList list={data.list} onTaken={reload} isBare /> : null}
      {data && isCurrent && data.list.length === 0 ? (
        <Empty picture="search" title="现在没有可以接的单" text="等级不够的、自己发布的不在这里；换成所有游戏再看看" />
      ) : null}
      {data ? (
        <PageButtons
          page={page}
          pages={Math.ceil(data.total / data.pageSize)}
          onPage={(next) => setChoice({ kind, isMine, page: next })}
        />
      ) : null}
    </section>
  )
}
