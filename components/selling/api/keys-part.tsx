'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import type { LoadState } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { MOST_KEYS } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'
import { CreatedDialog } from './created-dialog'
import { KeyRow } from './key-row'
import type { ApiKey } from './types'

interface Props<Key extends ApiKey> {
  id: string
  heading: ReactNode
  about: ReactNode
  empty: string
  loaded: LoadState<{ list: Key[] }>
  noteOf?: (key: Key) => string
  revoke: (keyId: string) => Promise<unknown>
  renderDialog: (on: { onClose: () => void; onCreated: (key: string) => void }) => ReactNode
}

/** Keys of an owner: create one, which is shown once, and revoke them. */
export function KeysPart<Key extends ApiKey>(props: Props<Key>) {
  const { id, heading, about, empty, loaded, noteOf, revoke, renderDialog } = props
  const { data, slow, error, reload } = loaded
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState('')
  const [revoking, setRevoking] = useState<Key | null>(null)
  const handleRevoke = async () => {
    await revoke(String(revoking?.keyId)).then(
      () => toast({ text: '密钥已撤销' }),
      () => {},
    )
    await reload()
  }
  const isFull = (data?.list.length ?? 0) >= MOST_KEYS
  return (
    <>
      <section className={`panel ${styles.part}`} aria-labelledby={id}>
        <header className="section-head">{heading}</header>
        <div className={styles.lead}>
          <p>{about}</p>
          <Button kind="primary" disabled={!data || isFull} onClick={() => setCreating(true)}>
            新建密钥
          </Button>
        </div>
        {isFull ? <p className="muted">{`密钥已满 ${MOST_KEYS} 个，撤销不用的后可再新建`}</p> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow && !data ? <SkeletonRows rows={2} /> : null}
        {data?.list.length === 0 ? <Empty title="还没有密钥" text={empty} picture="login" /> : null}
        <ul className={styles.keys}>
          {data?.list.map((key) => (
            <KeyRow key={key.keyId} apiKey={key} note={noteOf?.(key)} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      </section>
      {isCreating
        ? renderDialog({
            onClose: () => setCreating(false),
            onCreated: (key) => {
              setCreating(false)
              setCreated(key)
              void reload()
            },
          })
        : null}
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
