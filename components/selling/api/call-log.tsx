'use client'

import { useState } from 'react'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CALL_LOG_DAYS } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'
import type { ApiKey } from './types'

type Calls = ApiContract['GET /apiKey/calls']

const FAILED = 400

interface Props {
  keys: readonly ApiKey[]
  load: (input: InputOf<Calls>) => Promise<OutputOf<Calls>>
}

/** Calls made with keys, newest first. */
export function CallLog({ keys, load }: Props) {
  const [page, setPage] = useState(1)
  const [keyId, setKeyId] = useState('')
  const [failed, setFailed] = useState(false)
  const { data, slow, error, reload } = useLoad(`calls ${page} ${keyId} ${failed}`, () =>
    load({
      page: String(page),
      keyId: keyId || undefined,
      failed: failed ? '1' : undefined,
    }),
  )
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="calls-h">
      <header className="section-head">
        <h2 id="calls-h">调用记录</h2>
        <span className={styles.filters}>
          {keys.length > 1 ? (
            <select
              className="input"
              aria-label="密钥"
              value={keyId}
              onChange={({ target }) => {
                setKeyId(target.value)
                setPage(1)
              }}
            >
              <option value="">全部密钥</option>
              {keys.map((key) => (
                <option key={key.keyId} value={key.keyId}>
                  {key.name}
                </option>
              ))}
            </select>
          ) : null}
          <label className="check">
            <input
              type="checkbox"
              checked={failed}
              onChange={({ target }) => {
                setFailed(target.checked)
                setPage(1)
              }}
            />
            只看失败
          </label>
        </span>
      </header>
      <p className="muted">{`保留 ${CALL_LOG_DAYS} 天，不含请求和返回的内容`}</p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow && !data ? <SkeletonRows rows={3} height={40} /> : null}
      {data?.list.length === 0 ? <p className={styles.none}>{failed ? '没有失败的调用' : '还没有调用'}</p> : null}
      <ul className={styles.log}>
        {data?.list.map(({ callId, keyName, method, path, status, error: name, ms, requestId, createTime }) => (
          <li key={callId}>
            <time className="num">{createTime.slice(5)}</time>
            <span>
              <code>{`${method} ${path}`}</code>
              <small>{`${keyName}，请求号 ${requestId}`}</small>
            </span>
            <span className={status >= FAILED ? styles.bad : styles.good}>
              <b className="num">{status}</b>
              {name ? <small>{name}</small> : null}
            </span>
            <span className="num">{`${ms} 毫秒`}</span>
          </li>
        ))}
      </ul>
      {data ? <PageButtons page={page} pages={Math.ceil(data.total / data.pageSize)} onPage={setPage} /> : null}
    </section>
  )
}
