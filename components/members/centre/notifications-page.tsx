'use client'

import { useState } from 'react'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { WatchAnswer } from '@/components/orders/case/claim/watch-answer'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Segment } from '@/components/ui/kit/segment'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { refreshBell } from '@/lib/client/hooks/use-unread'
import { toast } from '@/lib/client/toast-store'
import { KIND_WORDS, NOTIFICATION_KINDS, type NotificationKind } from '@/lib/shared/people/notifications'
import { checkOf } from '@/lib/shared/trade/watch'
import styles from './notifications.module.css'

type Shown = 'all' | 'unread' | NotificationKind

const options = (unread: number) => [
  { value: 'all' as const, label: '全部' },
  { value: 'unread' as const, label: unread > 0 ? `未读 ${unread}` : '未读' },
  ...NOTIFICATION_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind].name })),
]
const queryOf = (shown: Shown) =>
  shown === 'all' ? {} : shown === 'unread' ? { unread: '1' as const } : { kind: shown }

/** Answers a question directly in the list. */
function Question({ href, onAnswered }: { href: string; onAnswered: () => void }) {
  const checkId = checkOf(href)
  return checkId ? <WatchAnswer checkId={checkId} onAnswered={onAnswered} /> : null
}

/** The member's notifications on this site, newest first; opening one marks it as read. */
export function NotificationsPage() {
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const { data, slow, error, reload } = useLoad(`${shown} ${page}`, () =>
    call('GET /notification/list', { ...queryOf(shown), page: String(page) }, { progress: true }),
  )
  useLiveOrders(reload)
  const newest =
    data && data.list.length > 0 ? Math.max(...data.list.map(({ notificationId }) => notificationId)) : undefined
  const read = async (input: { ids: string } | { upTo: string }) => {
    await call('POST /notification/read', input)
    await refreshBell()
  }
  const readAll = async () => {
    if (newest === undefined) return
    await read({ upTo: String(newest) })
    toast({ text: '已全部标为已读' })
    reload()
  }
  return (
    <TitledPanel title="消息">
      <div className={styles.head}>
        <Segment
          label="哪些消息"
          value={shown}
          options={options(data?.unread ?? 0)}
          onChange={(next) => {
            setShown(next)
            setPage(1)
          }}
        />
        {data && data.unread > 0 && page === 1 && (shown === 'all' || shown === 'unread') ? (
          <Button size="sm" onClick={() => void readAll().catch(reload)}>
            全部已读
          </Button>
        ) : null}
      </div>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data || error ? null : <div className="page-wait">{slow ? <SkeletonRows rows={4} /> : null}</div>}
      {data && data.list.length === 0 ? (
        <Empty picture="chat" title="没有消息" text="订单、议价、问答和账号安全有变化时会告诉你" />
      ) : null}
      <ul className={styles.rows}>
        {data?.list.map((row) => (
          <li key={row.notificationId}>
            <a
              className={row.isRead ? styles.row : `${styles.row} ${styles.unread}`}
              href={row.href}
              onClick={() => void (row.isRead || read({ ids: String(row.notificationId) }).catch(() => undefined))}
            >
              <b>
                {row.isRead ? null : <span className="sr">未读：</span>}
                {row.title}
              </b>
              <span className={styles.text}>{row.text}</span>
              <small className="muted num">{`${row.kindName} · ${row.ago}`}</small>
            </a>
            <Question href={row.href} onAnswered={reload} />
          </li>
        ))}
      </ul>
      {data ? (
        <PageButtons page={page} pages={Math.max(1, Math.ceil(data.total / data.pageSize))} onPage={setPage} />
      ) : null}
    </TitledPanel>
  )
}
