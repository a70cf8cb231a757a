'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_LOG_DAYS, WEBHOOK_TRIES } from '@/lib/shared/people/webhooks'
import styles from './api.module.css'
import { LogPart } from './log-part'
import type { Webhook, WebhookApi, WebhookName, WebhookSend } from './webhook-api'

interface Props {
  api: WebhookApi
  webhooks: readonly Webhook[]
  /** Changes when something was sent from elsewhere on the page. */
  stamp: number
}

const AGAIN_MS = 3000
const nameOf = ({ mode, webhookId }: WebhookName): string => `${mode} ${webhookId}`

/** What was sent to an endpoint, newest first. */
export function SendLog({ api, webhooks, stamp }: Props) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState('')
  const [failed, setFailed] = useState(false)
  const webhook = webhooks.find((one) => nameOf(one) === chosen) ?? webhooks[0]
  const name = webhook ? nameOf(webhook) : ''
  const loaded = useLoad(
    `sends ${api.owner} ${name} ${page} ${failed} ${stamp}`,
    () =>
      webhook
        ? api.sends(webhook, { page: String(page), failed: failed ? '1' : undefined })
        : Promise.reject(new Error('no endpoint')),
    // what was just queued is sent within seconds
    { everyMs: (shown) => (shown?.list.some(({ state, tries }) => state === 'waiting' && tries === 0) ? AGAIN_MS : 0) },
  )
  const handleResend = async (sendId: number) => {
    if (!webhook) return
    await api.resend(webhook, String(sendId)).then(
      () => toast({ text: '已重新推送' }),
      () => {},
    )
    await loaded.reload()
  }
  const urls = webhooks.map((one) => ({
    value: nameOf(one),
    label: `${one.url}${one.mode === 'test' ? '（测试）' : ''}`,
  }))
  return (
    <LogPart
      id="sends-h"
      title="推送记录"
      note={`保留 ${WEBHOOK_LOG_DAYS} 天。每个事件最多推送 ${WEBHOOK_TRIES} 次，编号不变，请按编号去重`}
      owner={webhooks.length > 1 ? { label: '推送地址', value: name, options: urls, onChange: setChosen } : undefined}
      failed={{ label: '只看未送达', value: failed, onChange: setFailed }}
      empty={failed ? '没有未送达的事件' : '还没有推送过事件'}
      page={page}
      onPage={setPage}
      loaded={loaded}
    >
      {(send) => <SendRow key={send.sendId} send={send} canResend={webhook?.isOn === true} onResend={handleResend} />}
    </LogPart>
  )
}

const labelOf = (type: string): string =>
  type === TEST_EVENT ? '测试' : ((WEBHOOK_EVENTS as Record<string, { label: string }>)[type]?.label ?? type)

interface RowProps {
  send: WebhookSend
  canResend: boolean
  onResend: (sendId: number) => Promise<void>
}

function SendRow({ send, canResend, onResend }: RowProps) {
  const { sendId, messageId, type, state, stateName, tries, status, error, ms, request, answer } = send
  const { createTime, nextTime } = send
  const [busy, setBusy] = useState(false)
  const handleResend = async () => {
    setBusy(true)
    await onResend(sendId)
    setBusy(false)
  }
  const result = error || (status === null ? '' : `HTTP ${status}`)
  return (
    <li>
      <time className="num">{createTime.slice(5)}</time>
      <details className={styles.more}>
        <summary>
          <span>{labelOf(type)}</span> <code>{type}</code>
        </summary>
        <small>{`编号 ${messageId}`}</small>
        {request ? <pre>{request}</pre> : null}
        {answer ? (
          <>
            <small>返回</small>
            <pre>{answer}</pre>
          </>
        ) : null}
        {canResend ? (
          <Button size="sm" loading={busy} onClick={() => void handleResend()}>
            {state === 'waiting' ? '立即推送' : '重新推送'}
          </Button>
        ) : null}
      </details>
      <span className={state === 'sent' ? styles.good : state === 'failed' ? styles.bad : undefined}>
        <b>{stateName}</b>
        {result ? <small>{result}</small> : null}
        {nextTime && tries > 0 ? <small className="num">{`${nextTime.slice(5)} 重试`}</small> : null}
      </span>
      <span className="num">
        {`${tries} 次`}
        {ms === null ? null : <small>{`${ms} 毫秒`}</small>}
      </span>
    </li>
  )
}
