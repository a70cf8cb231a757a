'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { imageRefusal } from '@/components/ui/forms/image-rules'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Icon } from '@/components/ui/kit/icon'
import { isComposing } from '@/lib/client/is-composing'
import { toast } from '@/lib/client/toast-store'
import { isVideoFile, VIDEO_ACCEPT } from '@/lib/shared/video/video-files'
import styles from './chat.module.css'
import { draftOf, saveDraft } from './draft'
import { QuickPhrases } from './quick-phrases'

interface Props {
  draftKey: string
  /** The writer's role in the order; '' until loaded. */
  side?: string
  onText: (text: string) => void
  onImage: (picture: File) => void
  /** Called while typing. */
  onTyping?: () => void
  /** Summary of the message being replied to. */
  answers?: string
  onAnswerNothing?: () => void
  /** Why nothing can be sent; the input is kept. */
  blocked?: string
}

const MAX_TEXT = 2000

/** Enter sends, Shift + Enter adds a line break. Unsent text is kept when switching orders or reloading the tab. */
export function Composer({ draftKey, side = '', onText, onImage, onTyping, answers, onAnswerNothing, blocked }: Props) {
  const [text, setText] = useState('')
  const files = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setText(draftOf(draftKey)), [draftKey])
  useEffect(() => {
    if (answers) box.current?.focus()
  }, [answers])
  const over = text.trim().length - MAX_TEXT
  const write = (next: string) => {
    setText(next)
    saveDraft(draftKey, next)
  }
  const send = () => {
    if (!text.trim()) {
      toast({ kind: 'warn', text: '消息不能为空!' })
      return
    }
    if (over > 0) return toast({ kind: 'warn', text: `消息最多 ${MAX_TEXT} 字，请删去 ${over} 字` })
    if (blocked) return toast({ kind: 'warn', text: blocked })
    onText(text.trim())
    write('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') return onAnswerNothing?.()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const sendImage = async (file: File) => {
    if (blocked) return toast({ kind: 'warn', text: blocked })
    const refused = isVideoFile(file) ? await videoFault(file) : imageRefusal(file)
    if (refused) {
      toast({ kind: 'warn', text: refused })
      return
    }
    onImage(file)
  }
  const handleFiles = (list: FileList | null) => {
    for (const file of list ?? []) void sendImage(file)
    if (files.current) files.current.value = ''
  }
  return (
    <form
      className={styles.send}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {answers ? (
        <p className={styles.answers}>
          <span className="ell">{`回复 ${answers}`}</span>
          <button type="button" className="icon-btn" aria-label="取消回复" onClick={onAnswerNothing}>
            <Icon name="close" />
          </button>
        </p>
      ) : null}
      <div className={styles.tools}>
        <button type="button" className="icon-btn" aria-label="发送图片或视频" onClick={() => files.current?.click()}>
          <Icon name="image" />
        </button>
        {side ? (
          <QuickPhrases
            side={side}
            text={text}
            onPick={(phrase) => {
              write(text.trim() ? `${text.trimEnd()} ${phrase}` : phrase)
              box.current?.focus()
            }}
          />
        ) : null}
        <input
          ref={files}
          type="file"
          accept={`image/png,image/jpeg,${VIDEO_ACCEPT}`}
          multiple
          hidden
          aria-label="选择图片或视频"
          onChange={(event) => handleFiles(event.target.files)}
        />
        <span className="muted">不要发密码和验证码；联系方式会自动隐藏</span>
      </div>
      <label className="sr" htmlFor="chat-text">
        消息
      </label>
      <textarea
        id="chat-text"
        ref={box}
        rows={3}
        aria-describedby="chat-count"
        aria-invalid={over > 0 || undefined}
        placeholder="输入消息"
        value={text}
        onChange={(event) => {
          write(event.target.value)
          if (event.target.value.trim() && !blocked) onTyping?.()
        }}
        onKeyDown={handleKey}
      />
      <div className={styles.go}>
        <span className="muted">Enter 发送，Shift + Enter 换行</span>
        <span id="chat-count" className={over > 0 ? `num ${styles.over}` : 'num muted'}>
          {`${text.trim().length} / ${MAX_TEXT}`}
          {over > 0 ? `，超出 ${over} 字` : ''}
        </span>
        <SubmitButton kind="primary">发送</SubmitButton>
      </div>
    </form>
  )
}

/** Why a video cannot be sent, said before anything of it is. */
async function videoFault(file: File): Promise<string | undefined> {
  const { checkVideo } = await import('@/lib/client/video/check-video')
  const checked = await checkVideo(file)
  return 'fault' in checked ? checked.fault : undefined
}
