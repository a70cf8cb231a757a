'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { MOST_KEYS } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'
import { CallLog } from './call-log'
import { CreatedDialog } from './created-dialog'
import { KeyDialog } from './key-dialog'
import { KeyRow } from './key-row'
import { QuickStart } from './quick-start'
import type { ApiKey } from './types'
import { SELLER_WEBHOOKS } from './webhook-api'
import { WebhooksPart } from './webhooks-part'

/** Keys of the seller API, how to begin, and the calls made with them. */
export function ApiPage() {
  const { data, slow, error, reload } = useLoad('api-keys', () => call('GET /apiKey/list', {}, { progress: true }))
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState('')
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const handleRevoke = async () => {
    await call('POST /apiKey/revoke', { keyId: String(revoking?.keyId) }, { loud: true }).then(
      () => toast({ text: '密钥已撤销' }),
      () => {},
    )
    reload()
  }
  const isFull = (data?.list.length ?? 0) >= MOST_KEYS
  return (
    <>
      <section className={`panel ${styles.part}`} aria-labelledby="page-h">
        <header className="section-head">
          <h1 id="page-h">卖家接口</h1>
        </header>
        <div className={styles.lead}>
          <p>
            用自己的程序发布商品、改价、发货和回复买家。规则、审核和费用与网页相同。接口不能提现、付款或修改支付密码。
          </p>
          <Button kind="primary" disabled={!data || isFull} onClick={() => setCreating(true)}>
            新建密钥
          </Button>
        </div>
        {isFull ? <p className="muted">{`最多同时使用 ${MOST_KEYS} 个密钥，请先撤销不用的`}</p> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow && !data ? <SkeletonRows rows={2} /> : null}
        {data?.list.length === 0 ? (
          <Empty title="还没有密钥" text="新建密钥后，程序就可以调用接口" picture="closed" />
        ) : null}
        <ul className={styles.keys}>
          {data?.list.map((key) => (
            <KeyRow key={key.keyId} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      </section>
      <QuickStart />
      <WebhooksPart api={SELLER_WEBHOOKS} />
      {data ? <CallLog keys={data.list} load={(input) => call('GET /apiKey/calls', input)} /> : null}
      {isCreating ? (
        <KeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreated(key)
            reload()
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
        onConfirm={handleRevoke}
        onClose={() => setRevoking(null)}
      >
        撤销后立即失效，不能恢复。使用它的程序不能再调用接口。
      </ConfirmDialog>
    </>
  )
}
