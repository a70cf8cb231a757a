'use client'

import { useState } from 'react'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CALL_LOG_DAYS } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'
import { LogPart } from './log-part'
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
  const loaded = useLoad(`calls ${page} ${keyId} ${failed}`, () =>
    load({ page: String(page), keyId: keyId || undefined, failed: failed ? '1' : undefined }),
  )
  const names = keys.map((key) => ({ value: String(key.keyId), label: key.name }))
  return (
    <LogPart
      id="calls-h"
      title="调用记录"
      note={`保留 ${CALL_LOG_DAYS} 天，不含请求和返回的内容`}
      owner={
        keys.length > 1
          ? { label: '密钥', value: keyId, options: [{ value: '', label: '全部密钥' }, ...names], onChange: setKeyId }
          : undefined
      }
      failed={{ label: '只看失败', value: failed, onChange: setFailed }}
      empty={failed ? '没有失败的调用' : '还没有调用'}
      page={page}
      onPage={setPage}
      loaded={loaded}
    >
      {({ callId, keyName, mode, method, path, status, error: name, ms, requestId, createTime }) => (
        <li key={callId}>
          <time className="num">{createTime.slice(5)}</time>
          <span>
            <code>{`${method} ${path}`}</code>
            <small>{`${mode === 'test' ? '测试，' : ''}${keyName}，请求号 ${requestId}`}</small>
          </span>
          <span className={status >= FAILED ? styles.bad : styles.good}>
            <b className="num">{status}</b>
            {name ? <small>{name}</small> : null}
          </span>
          <span className="num">{`${ms} 毫秒`}</span>
        </li>
      )}
    </LogPart>
  )
}
