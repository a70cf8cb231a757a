'use client'

import { useEffect, useState } from 'react'
import { NoticeDialog } from '@/components/ui/notice-dialog'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken } from '@/lib/client/visitor'

/** Codes of notices that were read in this browser, newest last. */
const READ = 'noticeRead'
const KEPT = 20
const ANNOUNCEMENT = '1'

interface Notice {
  code: string
  title: string
  smallTitle: string
  summary: string
}
const readCodes = (): string[] => (localStorage.getItem(READ) ?? '').split(',').filter(Boolean)

/** The pinned announcement of this site, once per browser: members see it in their centre, where they act. */
export function ServiceNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!hasToken()) return
    lazyCall('GET /comm/getNews', { type: ANNOUNCEMENT, pageSize: '1' }).then(
      ({ list: [first] }) => first?.pinned && !readCodes().includes(first.code) && setNotice(first),
      () => {}, // a notice that cannot be fetched is shown the next time
    )
  }, [])
  if (!notice) return null
  const handleClose = () => {
    localStorage.setItem(READ, [...readCodes(), notice.code].slice(-KEPT).join(','))
    setNotice(null)
  }
  return (
    <NoticeDialog open title={notice.title} onClose={handleClose}>
      {notice.smallTitle && !notice.title.startsWith(notice.smallTitle) ? (
        <p className="muted">{notice.smallTitle}</p>
      ) : null}
      <p>{notice.summary}</p>
      <p>
        <a className="link" href={`/news/${encodeURIComponent(notice.code)}`} target="_blank" rel="noopener">
          查看公告全文
        </a>
      </p>
    </NoticeDialog>
  )
}
