'use client'

import { useEffect, useState } from 'react'
import { NoticeDialog } from '@/components/ui/overlays/notice-dialog'
import { readText, writeText } from '@/lib/client/browser-storage'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken } from '@/lib/client/visitor'
import { ANNOUNCEMENT } from '@/lib/shared/site/news'
import styles from './service-notice.module.css'

/** Codes of notices read in this browser, newest last. */
const READ = 'noticeRead'
const MAX_CODES = 20

interface Notice {
  code: string
  title: string
  smallTitle: string
  /** Name of the list it belongs to. */
  newsName: string
  /** HTML, sanitised by the API. */
  content: string
}

/** Most short titles are just the shortened title; these are omitted. */
const shortTitle = ({ title, smallTitle }: Notice): string => (title.startsWith(smallTitle) ? '' : smallTitle)

/** The newest pinned announcement not yet read in this browser, with its full text. */
async function unreadNotice(): Promise<Notice | null> {
  const { list } = await lazyCall('GET /comm/getNews', { type: String(ANNOUNCEMENT), pageSize: '1' })
  const [first] = list
  if (!first?.pinned || readCodes().includes(first.code)) return null
  const { code, title, smallTitle, html } = await lazyCall('GET /comm/newsInfo', { newsId: first.code })
  return { code, title, smallTitle, newsName: '网站公告', content: html }
}
const readCodes = (): string[] => readText('local', READ).split(',').filter(Boolean)

/** Pages that are read before something is done: a notice must not cover a form, or an order whose time runs. */
const OVERVIEWS = /^\/center(?:\/(?:buyers|sell))?\/?$/

/** The site's pinned announcement, shown once per browser: members see it on the overviews of the account centre. */
export function ServiceNotice() {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!hasToken() || !OVERVIEWS.test(location.pathname)) return
    unreadNotice().then(setNotice, () => {}) // if a notice cannot be loaded, it is shown the next time
  }, [])
  if (!notice) return null
  const handleClose = () => {
    writeText('local', READ, [...readCodes(), notice.code].slice(-MAX_CODES).join(','))
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
