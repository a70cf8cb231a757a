'use client'

import { App, Button, Input, Segmented } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { call, uploadImage } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useLoad } from '@/lib/client/hooks/use-load'
import { isComposing } from '@/lib/client/is-composing'
import { shrinkImage } from '@/lib/client/shrink-image'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import {
  DESK_WORDS,
  type DeskReply,
  fillReply,
  type MacroStep,
  repliesFor,
  SENT_STEPS,
  type SentStep,
} from '@/lib/shared/staff/desk'
import { cutText } from '@/lib/shared/text/cut-text'
import { isVideoFile, VIDEO_ACCEPT } from '@/lib/shared/video/video-files'
import { MacroBar } from './macro-bar'
import { completeMentions, mentionedIn } from './mentions'
import { NoteField } from './note-field'
import { QuickReplies } from './quick-replies'
import { RepliesDialog } from './replies-dialog'
import styles from './talk.module.css'
import { type Audience, useDrafts } from './use-drafts'
import { useReplies } from './use-replies'

interface Props {
  desk: DeskOrder
  maySpeak: boolean
  isClosed: boolean
  onSent: () => unknown
  /** Opens the dialog of a step that a canned reply carries. */
  onStep: (step: MacroStep) => void
}

const isSentStep = (step: MacroStep | undefined): step is SentStep =>
  step !== undefined && (SENT_STEPS as readonly string[]).includes(step)

/** A message to both parties, or an internal note; canned replies are filled with names and numbers. */
export function Composer({ desk, maySpeak, isClosed, onSent, onStep }: Props) {
  const { order, dispute, parties, mayLead, steps, mayReadAccount } = desk
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [macro, setMacro] = useState<DeskReply | null>(null)
  const intent = useIntent()
  const replies = useReplies()
  const file = useRef<HTMLInputElement>(null)
  const { orderSn } = order
  const { drafts, update } = useDrafts(orderSn)
  const { to } = drafts
  const field = useRef<TextAreaRef>(null)
  const all = repliesFor([...(replies.data?.own ?? []), ...(replies.data?.house ?? [])], {
    mode: order.mode,
    subStatus: order.subStatus,
    isDisputed: dispute !== null && dispute.stage !== 'closed',
    isRuled: dispute?.stage === 'ruled',
    isFrozen: desk.pausedTime !== null,
    // one that was verified at listing is compared by logging in again
    lacksAccount: order.subStatus === 'VERIFY' && !mayReadAccount && !steps.some(({ action }) => action === 'relogin'),
  })
  // who may not speak yet may use the replies that take the order first
  const mayTake = !maySpeak && mayLead && !isClosed
  const offered = (list: readonly DeskReply[]) =>
    maySpeak ? list : mayTake ? list.filter(({ step }) => step === 'take') : []
  const [first, rest] = [offered(all.first), offered(all.rest)]
  const lines = [...first, ...rest]
  const isTaking = mayTake && macro?.step === 'take'
  const isNote = to === 'note' || !(maySpeak || isTaking)
  const audience = isNote ? 'note' : 'both'
  const text = drafts[audience]
  const setText = (next: string) => update({ [audience]: next })
  const { data } = useLoad(isNote ? 'colleagues' : null, () => call('GET /desk/colleagues', {}))
  const colleagues = data?.list ?? []
  const nameOf = (side: 'buyer' | 'seller') => parties.find((one) => one.side === side)?.name ?? '平台'
  const values = { 买家: nameOf('buyer'), 卖家: nameOf('seller'), 订单号: orderSn, 商品: order.bigTitle }
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    // the next message does not wait until the order is loaded again
    await work().then(
      () => void onSent(),
      (error: Error) => void message.error(error.message),
    )
    setBusy(false)
  }
  const send = () => {
    const content = text.trim()
    if (!content || busy) return
    void run(async () => {
      if (isNote) {
        const note = completeMentions(content, colleagues).text
        const ids = mentionedIn(note, colleagues).map(({ userId }) => userId)
        await call('POST /desk/note', { orderSn, text: note, mentions: JSON.stringify(ids) })
      } else if (macro) await sendMacro(macro, content)
      else await call('POST /desk/say', { orderSn, content, clientMsgId: crypto.randomUUID() })
      setText('')
      setMacro(null)
      intent.forget()
    })
  }
  const sendMacro = async ({ title, tagId, step }: DeskReply, content: string) => {
    const input = {
      orderSn,
      title,
      content,
      tagId: tagId === undefined ? undefined : String(tagId),
      step: isSentStep(step) ? step : undefined,
    }
    // the same number on a repeated attempt, so that what was already done is not done again
    await call('POST /desk/sendMacro', { ...input, clientMsgId: intent.keyOf(JSON.stringify(input)) })
    if (step && !isSentStep(step)) onStep(step)
  }
  const fill = (reply: DeskReply) => {
    const both = [drafts.both.trim(), fillReply(reply.text, values)].filter(Boolean).join('\n')
    update({ to: 'both', both: cutText(both, DESK_WORDS) })
    if (reply.tagId !== undefined || reply.step) setMacro(reply)
    field.current?.focus({ cursor: 'end' })
  }
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // uses the key's position, because on some keyboards the key with Alt types another letter
      const line = /^Digit[1-9]$/.test(event.code) ? lines[Number(event.code.slice(5)) - 1] : undefined
      if (!event.altKey || event.ctrlKey || event.metaKey || !line || to === 'note' || isEditing) return
      event.preventDefault()
      fill(line)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0]
    target.value = ''
    if (!picture) return
    void run(async () => {
      const content = isVideoFile(picture) ? await videoKey(picture) : await pictureKey(picture)
      await call('POST /desk/say', { orderSn, kind: 'image', content, clientMsgId: crypto.randomUUID() })
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
          onChange={(value) => update({ to: value as Audience })}
          options={[
            { value: 'both', label: parties.length > 1 ? '双方' : '对方', disabled: !maySpeak },
            { value: 'note', label: '备注' },
          ]}
        />
        {isNote ? null : (
          <>
            <input
              ref={file}
              type="file"
              accept={`image/png,image/jpeg,${VIDEO_ACCEPT}`}
              hidden
              onChange={handleFile}
            />
            <button
              type="button"
              className="icon-btn"
              aria-label="发送图片或视频"
              onClick={() => file.current?.click()}
            >
              <Icon name="image" />
            </button>
          </>
        )}
      </div>
      {to === 'note' ? null : (
        <QuickReplies
          first={first}
          rest={rest}
          onPick={fill}
          onEdit={maySpeak && replies.data ? () => setEditing(true) : undefined}
        />
      )}
      {macro && !isNote ? <MacroBar macro={macro} onDrop={() => setMacro(null)} /> : null}
      {isNote ? (
        <NoteField value={text} colleagues={colleagues} onChange={setText} onSend={send} />
      ) : (
        <Input.TextArea
          ref={field}
          aria-label="消息"
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={DESK_WORDS}
          value={text}
          placeholder={parties.length > 1 ? '发给双方' : '发给对方'}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={(event) => {
            if (event.shiftKey || isComposing(event)) return
            event.preventDefault()
            send()
          }}
        />
      )}
      {isEditing && replies.data ? (
        <RepliesDialog replies={replies.data} onSaved={replies.reload} onClose={() => setEditing(false)} />
      ) : null}
      <div className={styles.go}>
        <small className="muted">
          {isNote
            ? isClosed
              ? '群聊已关闭，只能写备注'
              : data && completeMentions(text, colleagues).isOpen
                ? '@ 后面没有对应的同事，不会提醒，请从列表选择'
                : '仅客服可见，Ctrl + 回车保存'
            : parties.length > 1
              ? '发出时附上双方暗号'
              : '发出时附上对方暗号'}
        </small>
        <Button htmlType="submit" type="primary" loading={busy} disabled={!text.trim()}>
          {isNote ? '保存备注' : isTaking ? '接手并发送' : '发送'}
        </Button>
      </div>
    </form>
  )
}

const pictureKey = async (picture: File): Promise<string> => (await uploadImage(await shrinkImage(picture), 'chat')).key
const videoKey = async (video: File): Promise<string> =>
  (await import('@/lib/client/video/send-in-chat')).sendInChat(video)
