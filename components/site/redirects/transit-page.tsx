'use client'

import { useEffect, useState } from 'react'
import { recordVisit, saveTransitCode } from '@/lib/client/transit'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'
import styles from './redirects.module.css'

/** A slower response must not delay the visitor. */
const WAIT_MS = 1500

/** Landing page of advertising links: stores and counts the code, then redirects to a page of this host. */
export function TransitPage() {
  const [target, setTarget] = useState('/')
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const url = safeReturnUrl(query.get('url'))
    setTarget(url)
    saveTransitCode(query.get('code') ?? query.get('transitCode') ?? '')
    const onward = setTimeout(() => location.replace(url), WAIT_MS)
    void recordVisit(true).then(() => location.replace(url))
    return () => clearTimeout(onward)
  }, [])
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="transit-h">
      <h1 id="transit-h">正在进入</h1>
      <p className="muted" role="status">
        页面会自动打开，如果没有，请点下面的按钮。
      </p>
      <div className={styles.actions}>
        <a className="btn btn-primary" href={target}>
          立即进入
        </a>
      </div>
    </section>
  )
}
