'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './site.module.css'

/** Published versions with author and time; an earlier one can be restored as a new version. */
export function VersionsDialog({
  onRestore,
  onClose,
}: {
  /** Called when a version is chosen; asked about before it is restored. */
  onRestore: (version: number) => void
  onClose: () => void
}) {
  const [page, setPage] = useState(1)
  const { data, error, reload } = useLoad(`${page}`, () => call('GET /console/siteVersions', { page: `${page}` }))
  return (
    <Dialog open title="发布历史" size="l" onClose={onClose}>
      <div className="dialog-text">
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {data?.list.length === 0 ? (
          <p>网站现在是初始版本，还没有在这里发布过。第一次发布后，现在的样子会记为第 1 版，可以随时恢复。</p>
        ) : null}
        <ol className={styles.versions}>
          {data?.list.length === 0 ? (
            <li>
              <b>初始版本</b>
              <a className="link" href="/" target="_blank" rel="noreferrer">
                <Icon name="external" /> 查看网站
              </a>
              <span className="tag tag-safe">正在使用</span>
            </li>
          ) : null}
          {data?.list.map(({ version, publishedBy, publishTime, note, restored }, index) => (
            <li key={version}>
              <b className="num">第 {version} 版</b>
              <span>
                {publishTime} {publishedBy || '发布前的样子'}
                {restored ? `，恢复自第 ${restored} 版` : ''}
                {note ? <small>{note}</small> : null}
              </span>
              {index === 0 && page === 1 ? (
                <span className="tag tag-safe">正在使用</span>
              ) : (
                <Button onClick={() => onRestore(version)}>恢复</Button>
              )}
            </li>
          ))}
        </ol>
        {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
      </div>
    </Dialog>
  )
}
