'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { LoadError } from '@/components/ui/load-error'
import { ApiError, call } from '@/lib/client/api'

type Handed = { account: string; password: string; note: string; views: number }

/** What the seller handed over, fetched only on request: each view is logged and counted. */
export function Credentials({ orderSn }: { orderSn: string }) {
  const [handed, setHanded] = useState<Handed | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const show = async () => {
    setBusy(true)
    setError('')
    try {
      setHanded(await call('POST /order/credentials', { orderSn }, { progress: true }))
    } catch (e) {
      setError(e instanceof ApiError ? e.message : '加载失败')
    } finally {
      setBusy(false)
    }
  }
  if (error) return <LoadError message={error} onRetry={show} />
  if (!handed)
    return (
      <Button kind="soft" loading={busy} onClick={show}>
        查看交付内容
      </Button>
    )
  return (
    <dl className="kv" data-testid="credentials">
      {handed.account ? (
        <div>
          <dt>账号</dt>
          <dd className="num">
            {handed.account}
            <CopyText text={handed.account} label="复制账号" />
          </dd>
        </div>
      ) : null}
      {handed.password ? (
        <div>
          <dt>密码</dt>
          <dd className="num">
            {handed.password}
            <CopyText text={handed.password} label="复制密码" />
          </dd>
        </div>
      ) : null}
      {handed.note ? (
        <div>
          <dt>说明</dt>
          <dd style={{ whiteSpace: 'pre-line' }}>{handed.note}</dd>
        </div>
      ) : null}
      <div>
        <dt>查看次数</dt>
        <dd className="num">{handed.views}</dd>
      </div>
    </dl>
  )
}
