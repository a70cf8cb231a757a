'use client'

import { useState } from 'react'
import styles from '@/components/selling/api/api.module.css'
import { CallLog } from '@/components/selling/api/call-log'
import { CreatedDialog } from '@/components/selling/api/created-dialog'
import { KeyRow } from '@/components/selling/api/key-row'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { MOST_KEYS } from '@/lib/shared/people/api-keys'
import { HouseKeyDialog } from './house-key-dialog'

/** Read-only keys of the house, and the calls made with them. */
export function HouseKeys() {
  const { data, error, reload } = useLoad('house-keys', () => call('GET /console/apiKeys', {}))
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState('')
  const [revoking, setRevoking] = useState<{ keyId: number; name: string } | null>(null)
  const handleRevoke = async () => {
    await call('POST /console/revokeApiKey', { keyId: String(revoking?.keyId) }, { loud: true })
    toast({ text: '密钥已撤销' })
    await reload()
  }
  return (
    <>
      <section className={`panel ${styles.part}`} aria-labelledby="house-keys-h">
        <header className="section-head">
          <h2 id="house-keys-h">数据密钥</h2>
        </header>
        <div className={styles.lead}>
          <p>
            调用 /open/v1/site 下的接口，说明见
            <a className="link" href="/open#group-site" target="_blank" rel="noreferrer">
              接口文档
            </a>
          </p>
          <Button kind="primary" disabled={!data || data.list.length >= MOST_KEYS} onClick={() => setCreating(true)}>
            新建密钥
          </Button>
        </div>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {data?.list.length === 0 ? <Empty title="还没有密钥" text="新建密钥后，程序就可以读取数据" /> : null}
        <ul className={styles.keys}>
          {data?.list.map((key) => (
            <KeyRow
              key={key.keyId}
              apiKey={key}
              note={key.isInForce ? `${key.by} 创建` : `${key.by} 已没有权限，密钥不可用`}
              onRevoke={() => setRevoking(key)}
            />
          ))}
        </ul>
      </section>
      {data && data.list.length > 0 ? (
        <CallLog keys={data.list} load={(input) => call('GET /console/apiCalls', input)} />
      ) : null}
      {isCreating ? (
        <HouseKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreated(key)
            void reload()
          }}
        />
      ) : null}
      {created ? (
        <CreatedDialog title="密钥已新建" text={created} copyLabel="复制密钥" onClose={() => setCreated('')} />
      ) : null}
      <ConfirmDialog
        open={revoking !== null}
        title={`撤销密钥“${revoking?.name ?? ''}”？`}
        confirmText="撤销密钥"
        cancelText="返回"
        onConfirm={handleRevoke}
        onClose={() => setRevoking(null)}
      >
        撤销后立即失效，不能恢复。使用它的程序不能再调用接口。
      </ConfirmDialog>
    </>
  )
}
