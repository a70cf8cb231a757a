'use client'

import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLiveNotices } from '@/lib/client/hooks/use-live'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { INQUIRY_MAX, inquiryError } from '@/lib/shared/goods/inquiries'
import styles from './inquiry.module.css'

export type Inquiry = OutputOf<ApiContract['GET /inquiry/detail']>

interface Props {
  inquiry: Inquiry
  reload: () => Promise<void>
}

/** The messages of a private conversation about an item, and a field to write one. */
export function InquiryTalk({ inquiry, reload }: Props) {
  const { inquiryId, messages } = inquiry
  const last = messages.at(-1)?.seq ?? 0
  const log = useRef<HTMLOListElement>(null)
  useLiveNotices(() => void reload())
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    if (inquiryId !== null && last > 0)
      call('POST /inquiry/read', { inquiryId: String(inquiryId), seq: String(last) }).catch(() => undefined)
  }, [inquiryId, last])
  return (
    <div className={styles.talk}>
      {messages.length > 0 ? (
        <ol ref={log} className={styles.log} aria-label="咨询记录">
          {messages.map((message) => (
            <Message key={message.seq} message={message} isOwn={message.by === inquiry.side} other={inquiry.other} />
          ))}
        </ol>
      ) : null}
      {inquiry.rest && inquiry.isForSale ? <p className={styles.rest}>{inquiry.rest}</p> : null}
      <Writing inquiry={inquiry} reload={reload} />
    </div>
  )
}

interface MessageProps {
  message: Inquiry['messages'][number]
  isOwn: boolean
  other: string
}

function Message({ message: { by, content, isMasked, sentTime }, isOwn, other }: MessageProps) {
  const name = isOwn ? '我' : other
  return (
    <li className={isOwn ? styles.own : undefined}>
      <small className="muted num">
        {by === 'auto' ? '自动回复' : name} {sentTime.slice(5, 16)}
      </small>
      <p>{content}</p>
      {isMasked ? <small className="muted">{isOwn ? '联系方式已隐藏，对方看到的是 *' : '联系方式已隐藏'}</small> : null}
    </li>
  )
}

/** Why nothing can be written; '' if something can. */
function closedText({ isForSale, blocked, side, left }: Inquiry): string {
  if (!isForSale) return '商品已售出或下架，咨询已结束，记录可随时查看'
  if (blocked) return side === 'seller' ? '你已屏蔽对方，解除屏蔽后可以回复' : '卖家已停止接收你的咨询'
  return left === 0 ? '这件商品的咨询已达上限，下单后可在订单群聊沟通' : ''
}

function Writing({ inquiry, reload }: Props) {
  const intent = useIntent()
  const { inquiryId, goodsSn, side } = inquiry
  const form = useForm({
    id: 'inquiry',
    start: { content: '' },
    validate: ({ content }) => ({ content: inquiryError(content) || undefined }),
    send: async ({ content: written }) => {
      const content = written.trim()
      const idempotencyKey = intent.keyOf(`${goodsSn} ${inquiryId} ${content}`)
      if (inquiryId === null) await call('POST /inquiry/ask', { goodsSn, content }, { idempotencyKey })
      else await call('POST /inquiry/send', { inquiryId: String(inquiryId), content }, { idempotencyKey })
      intent.forget()
      form.reset()
      await reload()
    },
  })
  const closed = closedText(inquiry)
  if (closed) return <p className="muted">{closed}</p>
  const few = inquiry.left <= 5 ? `还可以发 ${inquiry.left} 条` : 'QQ、微信、手机号会被隐藏，请勿脱离平台交易'
  return (
    <form className={styles.write} noValidate onSubmit={(event) => void form.submit(event)}>
      <Field {...form.field('content')} label={side === 'buyer' ? '问卖家' : '回复买家'} hint={few} isCounted>
        <textarea className="input" rows={2} maxLength={INQUIRY_MAX} {...form.input('content')} />
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        发送
      </SubmitButton>
    </form>
  )
}
