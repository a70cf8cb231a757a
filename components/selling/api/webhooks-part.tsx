'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { KeyMode } from '@/lib/shared/people/api-keys'
import { MOST_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_FAILING_DAYS } from '@/lib/shared/people/webhooks'
import styles from './api.module.css'
import { CreatedDialog } from './created-dialog'
import { SendLog } from './send-log'
import type { Webhook, WebhookApi } from './webhook-api'
import { WebhookDialog } from './webhook-dialog'
import { type WebhookAct, WebhookRow } from './webhook-row'

type Asked = 'rotate' | 'off' | 'remove'
const QUESTIONS: Record<Asked, { title: string; text: string; confirm: string; done: string }> = {
  rotate: {
    title: '更换签名密钥？',
    text: `新密钥只显示一次。旧密钥 ${OLD_SECRET_HOURS} 小时内仍可使用，期间每次推送带两个签名。`,
    confirm: '更换密钥',
    done: '签名密钥已更换',
  },
  off: {
    title: '停用推送地址？',
    text: '停用后不再推送。停用期间发生的事件，启用后不会补发。',
    confirm: '停用地址',
    done: '推送地址已停用',
  },
  remove: {
    title: '删除推送地址？',
    text: '推送记录和等待推送的事件一起删除，不能恢复。',
    confirm: '删除地址',
    done: '推送地址已删除',
  },
}

/** Endpoints of an owner, and what was sent to them. */
export function WebhooksPart({ api }: { api: WebhookApi }) {
  const { data, slow, error, reload } = useLoad(`webhooks ${api.owner}`, () => api.list())
  /** 'new', or the one that is changed. */
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [asked, setAsked] = useState<{ act: Asked; webhook: Webhook } | null>(null)
  const [secret, setSecret] = useState('')
  const [sentAt, setSentAt] = useState(0)
  const refresh = () => {
    setSentAt((count) => count + 1)
    return reload()
  }
  const handleAct = async (act: WebhookAct, webhook: Webhook) => {
    if (act === 'change') return setEdited(webhook)
    if (act === 'rotate' || act === 'off' || act === 'remove') return setAsked({ act, webhook })
    const text = act === 'test' ? '已发送测试，结果见推送记录' : '推送地址已启用'
    const sent = act === 'test' ? api.test(webhook) : api.turn(webhook, '1')
    await sent.then(
      () => toast({ text }),
      () => {},
    )
    await refresh()
  }
  const handleAsked = async () => {
    if (!asked) return
    const { act, webhook } = asked
    if (act === 'rotate') setSecret((await api.rotate(webhook)).secret)
    else if (act === 'off') await api.turn(webhook, '0')
    else await api.remove(webhook)
    if (act !== 'rotate') toast({ text: QUESTIONS[act].done })
    await refresh()
  }
  const modes: readonly KeyMode[] = api.hasTestMode ? ['live', 'test'] : ['live']
  const free = modes.filter((one) => (data?.list.filter(({ mode }) => mode === one).length ?? 0) < MOST_WEBHOOKS)
  const isFull = free.length === 0
  const question = asked && QUESTIONS[asked.act]
  return (
    <>
      <section className={`panel ${styles.part}`} aria-labelledby="webhooks-h">
        <header className="section-head">
          <h2 id="webhooks-h">事件通知</h2>
        </header>
        <div className={styles.lead}>
          <p>
            {`有新进展时推送到你的服务器，不用反复查询。每次推送都带签名，请先验证再处理。未送达会在 24 小时内自动重试，连续 ${WEBHOOK_FAILING_DAYS} 天失败自动停用。`}
          </p>
          <Button kind="primary" disabled={!data || isFull} onClick={() => setEdited('new')}>
            添加推送地址
          </Button>
        </div>
        {isFull ? <p className="muted">{`推送地址已满 ${MOST_WEBHOOKS} 个，删除不用的后可再添加`}</p> : null}
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow && !data ? <SkeletonRows rows={2} /> : null}
        {data?.list.length === 0 ? (
          <p className={styles.none}>还没有推送地址，添加后选中的事件会推送到你的服务器</p>
        ) : null}
        <ul className={styles.keys}>
          {data?.list.map((webhook) => (
            <WebhookRow
              key={`${webhook.mode} ${webhook.webhookId}`}
              webhook={webhook}
              onAct={(act) => void handleAct(act, webhook)}
            />
          ))}
        </ul>
      </section>
      {data && data.list.length > 0 ? <SendLog api={api} webhooks={data.list} stamp={sentAt} /> : null}
      {edited ? (
        <WebhookDialog
          api={api}
          modes={free}
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(made) => {
            setEdited(null)
            if (made) setSecret(made)
            else toast({ text: '推送地址已修改' })
            void refresh()
          }}
        />
      ) : null}
      {secret ? (
        <CreatedDialog title="签名密钥" text={secret} copyLabel="复制签名密钥" onClose={() => setSecret('')} />
      ) : null}
      <ConfirmDialog
        open={question !== null}
        title={question?.title}
        confirmText={question?.confirm}
        cancelText="返回"
        onConfirm={handleAsked}
        onClose={() => setAsked(null)}
      >
        <code>{asked?.webhook.url}</code>
        <br />
        {question?.text}
      </ConfirmDialog>
    </>
  )
}
