'use client'

import { App, Button, Input, Segmented } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { call, uploadImage } from '@/lib/client/api'
import { isComposing } from '@/lib/client/is-composing'
import { shrinkImage } from '@/lib/client/shrink-image'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { DESK_WORDS, fillReply } from '@/lib/shared/staff/desk'
import { cutText } from '@/lib/shared/text/cut-text'
import styles from './desk.module.css'
import { RepliesDialog } from './replies-dialog'
import { useReplies } from './use-replies'

interface Props {
  desk: DeskOrder
  maySpeak: boolean
  isClosed: boolean
  onSent: () => void
}

/** Unsent text per order, kept while other orders are open. */
const drafts = new Map<string, string>()
/** Number of canned replies with a keyboard shortcut. */
const KEYED = 9

/** A message to both parties, or an internal note; canned replies are filled with names and numbers. */
export function Composer({ desk: { order, parties }, maySpeak, isClosed, onSent }: Props) {
  const { message } = App.useApp()
  const [to, setTo] = useState<'both' | 'note'>('both')
  const [busy, setBusy] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const replies = useReplies()
  const file = useRef<HTMLInputElement>(null)
  const { orderSn } = order
  const [text, setTextNow] = useState(() => drafts.get(orderSn) ?? '')
  const field = useRef<TextAreaRef>(null)
  const setText = (next: string) => {
    drafts.set(orderSn, next)
    setTextNow(next)
  }
  const lines = [...(replies.data?.own ?? []), ...(replies.data?.house ?? [])]
  const isNote = to === 'note' || !maySpeak
  const nameOf = (side: 'buyer' | 'seller') => parties.find((one) => one.side === side)?.name ?? ''
  const values = { 买家: nameOf('buyer'), 卖家: nameOf('seller'), 订单号: orderSn, 商品: order.bigTitle }
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().then(onSent, (error: Error) => void message.error(error.message))
    setBusy(false)
  }
  const send = () => {
    const content = text.trim()
    if (!content || busy) return
    void run(async () => {
      if (isNote) await call('POST /desk/note', { orderSn, text: content })
      else await call('POST /desk/say', { orderSn, content, clientMsgId: crypto.randomUUID() })
      setText('')
    })
  }
  const fill = (line: string) => {
    setText(cutText([text.trim(), fillReply(line, values)].filter(Boolean).join('\n'), DESK_WORDS))
    field.current?.focus({ cursor: 'end' })
  }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // uses the key's position, because on some keyboards the key with Alt types another letter
      const line = /^Digit[1-9]$/.test(event.code) ? lines[Number(event.code.slice(5)) - 1] : undefined
      if (!event.altKey || event.ctrlKey || event.metaKey || !line || isNote || isEditing) return
      event.preventDefault()
      fill(line.text)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0]
    target.value = ''
    if (!picture) return
    void run(async () => {
      const { key } = await uploadImage(await shrinkImage(picture), 'chat')
      await call('POST /desk/say', { orderSn, kind: 'image', content: key, clientMsgId: crypto.randomUUID() })
    })
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.tools}>
        <Segmented
          size="small"
          aria-label="发给谁"
          value={isNote ? 'note' : 'both'}
          onChange={(value) => setTo(value as 'both' | 'note')}
          options={[
            { value: 'both', label: '双方', disabled: !maySpeak },
            { value: 'note', label: '备注' },
          ]}
        />
        {isNote ? null : (
          <>
            <input ref={file} type="file" accept="image/png,image/jpeg" hidden onChange={handleFile} />
            <button type="button" className="icon-btn" aria-label="发送图片" onClick={() => file.current?.click()}>
              <Icon name="image" />
            </button>
          </>
        )}
      </div>
      {isNote ? null : (
        <div className={styles.quick}>
          {lines.map(({ title, text: line }, i) => (
            <button
              key={`${title} ${line}`}
              type="button"
              title={i < KEYED ? `${line}（Alt+${i + 1}）` : line}
              aria-keyshortcuts={i < KEYED ? `Alt+${i + 1}` : undefined}
              onClick={() => fill(line)}
            >
              {i < KEYED ? <b aria-hidden="true">{i + 1}</b> : null}
              {title}
            </button>
          ))}
          {replies.data ? (
            <button type="button" aria-label="编辑快捷回复" onClick={() => setEditing(true)}>
              <Icon name="settings" />
            </button>
          ) : null}
        </div>
      )}
      <Input.TextArea
        ref={field}
        aria-label={isNote ? '内部备注' : '消息'}
        rows={2}
        maxLength={DESK_WORDS}
        value={text}
        placeholder={isNote ? '只有客服看得到' : '发给双方'}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={(event) => {
          if (event.shiftKey || isComposing(event)) return
          event.preventDefault()
          send()
        }}
      />
      {isEditing && replies.data ? (
        <RepliesDialog replies={replies.data} onSaved={replies.reload} onClose={() => setEditing(false)} />
      ) : null}
      <div className={styles.go}>
        <small className="muted">
          {isNote ? (isClosed ? '群聊已关闭，只能写备注' : '仅客服可见，买卖双方永远看不到') : '发出时自动盖双方暗号'}
        </small>
        <Button htmlType="submit" type="primary" loading={busy} disabled={!text.trim()}>
          {isNote ? '记下备注' : '发送'}
        </Button>
      </div>
    </form>
  )
}
