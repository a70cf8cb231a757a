'use client'

import { SiteState } from '@/components/office/site/site-state'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './overview.module.css'

/** What visitors see of the own site, and where it is changed. */
export function OwnSite() {
  const { data } = useLoad('own site', () => call('GET /console/site', {}))
  return (
    <span className={styles.site}>
      {data ? (
        <>
          <SiteState state={data.state} version={data.version} />
          <a className="link" href="/console/site">
            {data.state === 'changed' ? '查看并发布' : '修改'}
          </a>
          <a className="link" href="/" target="_blank" rel="noreferrer">
            打开网站
          </a>
        </>
      ) : null}
    </span>
  )
}
