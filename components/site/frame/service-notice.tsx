'use client'

import { useEffect, useState } from 'react'
import { NoticeDialog } from '@/components/ui/overlays/notice-dialog'
import { readText, writeText } from '@/lib/client/kept'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken } from '@/lib/client/visitor'
import { ANNOUNCEMENT } from '@/lib/shared/site/news'
import styles from './service-notice.module.css'

/** Codes of notices that were read in this browser, newest last. */
const READ = 'noticeRead'
const KEPT = 20

interface Notice {
  code: string
  title: string
  smallTitle: string
  /** The list it stands in. */
  newsName: string
  /** HTML, cleaned by the API. */
  content: string
}

/** Most short titles are the title cut off: such a one says nothing more. */
const shortTitle = ({ title, smallTitle }: Notice): string => (title.startsWith(smallTitle) ? '' : smallTitle)

/** The newest pinned announcement that was not read here, with its whole text. */
async function unreadNotice(): Promise<Notice | null> {
  const { list } = await lazyCall('GET /comm/getNews', { type: String(ANNOUNCEMENT), pageSize: '1' })
  const [first] = list
  if (!first?.pinned || readCodes().includes(first.code)) return null
  const { code, title, smallTitle, html } = await lazyCall('GET /comm/newsInfo', { newsId: first.code })
  return { code, title, smallTitle, newsName: '网站公告', content: html }
}
const readCodes = (): string[] => readText('local', READ).split(',').filter(Boolean)

/** The pinned announcement of this site, once per browser: members see it in their centre, where they act. */
export function ServiceNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!hasToken()) return
    unreadNotice().then(setNotice, () => {}) // a notice that cannot be fetched is shown the next time
  }, [])
  if (!notice) return null
  const handleClose = () => {
    writeText('local', READ, [...readCodes(), notice.code].slice(-KEPT).join(','))
    setNotice(null)
  }
  return (
    <NoticeDialog open title={notice.title} onClose={handleClose}>
      <p className="muted">{[notice.newsName, shortTitle(notice)].filter(Boolean).join(' · ')}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API answers with HTML cleaned by an allow-list */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: notice.content }} />
      <p>
        <a className="link" href={`/news/${encodeURIComponent(notice.code)}`} target="_blank" rel="noopener">
          在新页面打开
        </a>
      </p>
    </NoticeDialog>
  )
}
