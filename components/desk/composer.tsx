'use client'

import { App, Button, Input, Segmented } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { call, uploadImage } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { DESK_WORDS, fillReply } from '@/lib/shared/desk'
import styles from './desk.module.css'
import { RepliesDialog } from './replies-dialog'
import { useReplies } from './use-replies'

interface Props {
  desk: DeskOrder
  maySpeak: boolean
  isClosed: boolean
  onSent: () => void
}

/** A line to both sides, or a note among staff; ready-made lines are filled in with names and numbers. */
export function Composer({ desk: { order, parties }, maySpeak, isClosed, onSent }: Props) {
  const { message } = App.useApp()
  const [to, setTo] = useState<'both' | 'note'>('both')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const replies = useReplies()
  const file = useRef<HTMLInputElement>(null)
  const { orderSn } = order
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
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0]
    target.value = ''
    if (!picture) return
    void run(async () => {
      const { key } = await uploadImage(picture, 'chat')
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
        {isNote ? null : (
          <div className={styles.quick}>
            {[...(replies.data?.own ?? []), ...(replies.data?.house ?? [])].map(({ title, text: line }) => (
              <button key={`${title} ${line}`} type="button" onClick={() => setText(fillReply(line, values))}>
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
      </div>
      <Input.TextArea
        aria-label={isNote ? '内部备注' : '消息'}
        rows={2}
        maxLength={DESK_WORDS}
        value={text}
        placeholder={isNote ? '只有客服看得到' : '发给双方'}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={(event) => {
          if (event.shiftKey || event.nativeEvent.isComposing) return
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
