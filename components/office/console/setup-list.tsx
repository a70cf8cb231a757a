'use client'

import { useState } from 'react'
import { useStaff } from '@/components/office/parts/use-staff'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { readText, writeText } from '@/lib/client/browser-storage'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './overview.module.css'
import { setupSteps } from './setup-steps'

const HIDDEN_KEY = 'setupHidden'

/** What is left to do on a new site, with ticks, until all of it is done or the member hides the list. */
export function SetupList() {
  const { house, may, siteName } = useStaff()
  const [hidden, setHidden] = useState(() => readText('local', HIDDEN_KEY) === siteName)
  const mayAll = may('brand.write') && may('domains.write') && may('content.write')
  const isShown = house === 'dist' && mayAll && !hidden
  const { data } = useLoad(isShown ? 'setup' : null, async () => {
    const [site, hosts, articles] = await Promise.all([
      call('GET /console/site', {}),
      call('GET /console/hosts', {}),
      call('GET /console/articles', { pageSize: '1' }),
    ])
    return setupSteps({ conf: site.published.conf, hosts: hosts.list, articles: articles.total })
  })
  const done = data?.filter((step) => step.isDone).length ?? 0
  if (!isShown || !data || done === data.length) return null
  const handleHide = () => {
    writeText('local', HIDDEN_KEY, siteName)
    setHidden(true)
  }
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="setup-h">
      <header>
        <h2 id="setup-h">开站清单</h2>
        <span className="muted">{`已完成 ${done}/${data.length}`}</span>
        <button type="button" className="link" onClick={handleHide}>
          不再显示
        </button>
      </header>
      <ul className={styles.setup}>
        {data.map(({ label, text, path, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'clock'} />
            <span>
              {isDone ? label : <a href={path}>{label}</a>}
              <span className="sr">{isDone ? '，已完成' : '，未完成'}</span>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
