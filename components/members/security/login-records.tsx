'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import styles from './security.module.css'

const RESULTS = { in: '成功', wrong: '密码或验证码错误', shut: '账号已冻结，未登录' } as const

/** Logins to this account, including failed attempts. */
export function LoginRecords() {
  const [page, setPage] = useState(1)
  const { data, slow, error, reload } = useLoad(String(page), () =>
    call('GET /user/loginRecords', { page: String(page) }, { progress: true }),
  )
  return (
    <section className={`panel ${styles.sheet}`} aria-labelledby="log-h">
      <h2 id="log-h">登录记录</h2>
      <p className="muted">保留 180 天，包括没有成功的</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={3} height={40} /> : null}
      {data && data.stopped > 0 ? (
        <Alert kind="warn">{`近 30 天有 ${data.stopped} 次登录没有成功。不是你本人的话，请修改登录密码。`}</Alert>
      ) : null}
      {data?.list.length === 0 ? <p className={styles.none}>还没有记录</p> : null}
      <ul className={styles.log}>
        {data?.list.map(({ recordId, createTime, way, result, device, place, ip }) => (
          <li key={recordId}>
            <time className="num">{createTime.slice(0, 16)}</time>
            <span>
              <b>{way}</b>
              <small>{device}</small>
            </span>
            <span>
              {place || <span className="num">{ip}</span>}
              {place ? <small className="num">{ip}</small> : null}
            </span>
            <span className={result === 'in' ? styles.ok : styles.stopped}>
              <Icon name={result === 'in' ? 'check' : 'alert'} />
              {RESULTS[result]}
            </span>
          </li>
        ))}
      </ul>
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
    </section>
  )
}
