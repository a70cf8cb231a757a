'use client'

import { App, Button, Popover } from 'antd'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/kit/badge'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './staff-bell.module.css'

const EVERY_MS = 60_000
/** Notifications about the work of staff, which are shown when they arrive; others wait in the list. */
const isAboutWork = (href: string): boolean => /^\/(desk|console)\b/.test(href)

/** The member's notifications: mentions, time-outs, hand-overs. New ones about work appear as a message. */
export function StaffBell() {
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const { data, reload } = useLoad('staff notices', () => call('GET /notification/list', { pageSize: '10' }), {
    everyMs: EVERY_MS,
  })
  useLiveNotices(() => void reload())
  /** The newest one that was seen; null: nothing loaded yet. */
  const newest = useRef<number | null>(null)
  useEffect(() => {
    if (!data) return
    const seen = newest.current
    newest.current = Math.max(seen ?? 0, ...data.list.map(({ notificationId }) => notificationId))
    if (seen === null) return
    for (const { notificationId, title, href, isRead } of data.list)
      if (notificationId > seen && !isRead && isAboutWork(href)) void message.info(title)
  }, [data])
  const read = async (input: { ids: string } | { upTo: string }) => {
    await call('POST /notification/read', input).catch(() => undefined)
    await reload()
  }
  /** Leaves when the message is marked, because a page that is left sends nothing more. */
  const open = async (event: MouseEvent<HTMLAnchorElement>, input: { ids: string }) => {
    const { currentTarget, ctrlKey, metaKey, shiftKey } = event
    const isHere = !(ctrlKey || metaKey || shiftKey)
    if (isHere) event.preventDefault()
    if (!isHere) return read(input)
    await call('POST /notification/read', input).catch(() => undefined)
    location.assign(currentTarget.href)
  }
  const list = data?.list ?? []
  const unread = data?.unread ?? 0
  const content = (
    <div className={styles.notices}>
      {list.length === 0 ? <p className="muted">没有消息</p> : null}
      <ul>
        {list.map(({ notificationId, title, text, href, ago, isRead }) => (
          <li key={notificationId}>
            <a
              href={href}
              data-unread={!isRead || undefined}
              onClick={(event) => !isRead && void open(event, { ids: String(notificationId) })}
            >
              <b>
                {isRead ? null : <span className="sr">未读：</span>}
                {title}
              </b>
              <span className={styles.text}>{text}</span>
              <small className="muted">{ago}</small>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <a className="link" href="/center/notifications">
          全部消息
        </a>
        {unread > 0 && newest.current ? (
          <Button size="small" type="text" onClick={() => void read({ upTo: String(newest.current) })}>
            全部已读
          </Button>
        ) : null}
      </p>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      align={{ overflow: { shiftX: true } }}
      open={isOpen}
      onOpenChange={setOpen}
      content={content}
    >
      <button type="button" className={styles.bell} aria-label={unread > 0 ? `消息，${unread} 条未读` : '消息'}>
        <Icon name="bell" />
        <Badge count={unread} />
      </button>
    </Popover>
  )
}
