'use client'

import { Fragment, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { VideoPlayer } from '@/components/ui/video/video-player'
import type { DeskMessage, DeskNote } from '@/lib/contract/entities/desk'
import { formatDateTime } from '@/lib/shared/time'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import { splitMentions } from './mentions'
import styles from './talk.module.css'
import type { Conversing } from './use-conversation'

/** This close to its end it counts as scrolled to the end. */
const NEAR_PX = 24
/** As long as the animation of a found message. */
const FLASH_MS = 2000
/** More characters than three lines of a phone hold. */
const LONG = 80
const BY = { buyer: '买家', seller: '卖家', service: '客服' } as const
const timeOf = (ms: number) => formatDateTime(new Date(ms)).slice(5, 16)

type Line = { at: number; key: string; message?: DeskMessage; note?: DeskNote }

interface Props {
  talk: Conversing
  /** How many people besides staff read it: the platform itself does not. */
  parties: number
  /** A message to scroll to, which is marked for a moment; another object: again. */
  found: { seq: number } | null
}

/** Messages and notes in chronological order; stays scrolled to the end when new ones arrive. */
export function ConversationLog({ talk: { data, slow, messages, hasMore, more }, parties, found }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const notes = data?.notes ?? []
  const last = `${messages.at(-1)?.seq} ${notes.length}`
  useEffect(() => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
  }, [last])
  /** Scrolled to the end: it stays there when what is below it grows. */
  const isAtEnd = useRef(true)
  useEffect(() => {
    const box = log.current
    if (!box) return
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const shown = useRef<Props['found']>(null)
  const first = messages[0]?.seq
  // runs after the scroll to the end; older pages are loaded until the message is among them
  useEffect(() => {
    if (found === null || shown.current === found || first === undefined) return
    const line = log.current?.querySelector<HTMLElement>(`[data-seq="${found.seq}"]`)
    if (!line && hasMore && found.seq < first) return void more()
    shown.current = found
    if (!line) return
    line.scrollIntoView({ block: 'center' })
    line.dataset.found = ''
    const timer = setTimeout(() => delete line.dataset.found, FLASH_MS)
    return () => clearTimeout(timer)
  }, [found, first, hasMore])
  const from = hasMore ? (messages[0]?.sentTime ?? 0) : 0
  const lines: Line[] = [
    ...messages.map((message) => ({ at: message.sentTime, key: message.messageUId, message })),
    ...notes
      .filter(({ sentTime }) => sentTime >= from)
      .map((note) => ({ at: note.sentTime, key: `n${note.noteId}`, note })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <div
      className={styles.log}
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="聊天记录"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
      }}
    >
      {hasMore ? (
        <button type="button" className={`link ${styles.more}`} onClick={() => void more()}>
          更早的消息
        </button>
      ) : null}
      {slow ? <Skeleton height={56} width="60%" /> : null}
      {data && lines.length === 0 ? <p className={styles.system}>还没有消息</p> : null}
      {lines.map(({ key, message, note }) => (
        <Fragment key={key}>
          {message ? <MessageLine message={message} parties={parties} /> : null}
          {note ? <NoteLine note={note} /> : null}
        </Fragment>
      ))}
    </div>
  )
}

function MessageLine({ message, parties }: { message: DeskMessage; parties: number }) {
  const { seq, messageType, content, by, name, actor, senderUserId, sentTime, recalled, readBy, expansion } = message
  if (messageType === 'system')
    return (
      <p className={styles.system}>
        <time className="num" dateTime={new Date(sentTime).toISOString()}>
          {timeOf(sentTime)}
        </time>{' '}
        {content}
      </p>
    )
  const isOurs = by === 'service'
  return (
    <article className={styles.message} data-ours={isOurs || undefined} data-seq={seq}>
      <UserAvatar userId={senderUserId ?? '0'} nickName={name} actor={actor} alt="" size={36} />
      <div>
        <p className={styles.from}>
          {name}
          <Tag kind={isOurs ? 'safe' : undefined}>{by ? BY[by] : '已离开'}</Tag>
          <time className="num" dateTime={new Date(sentTime).toISOString()}>
            {timeOf(sentTime)}
          </time>
        </p>
        {messageType === 'image' && isVideoUrl(content) ? (
          <VideoPlayer url={content} label={`${name}发的视频`} />
        ) : messageType === 'image' ? (
          <a href={content} target="_blank" rel="noopener">
            <img
              className={styles.image}
              src={content}
              alt={`${name}发的图片`}
              width={240}
              height={180}
              loading="lazy"
            />
          </a>
        ) : (
          <p className={styles.bubble}>{isOurs && content.length > LONG ? <LongText text={content} /> : content}</p>
        )}
        {recalled ? <small className={styles.mark}>对方已撤回，只有客服可见</small> : null}
        {expansion?.type === 'auto' ? <small className={styles.mark}>自动回复</small> : null}
        {expansion?.type === 'masked' ? (
          <small className={styles.mark}>联系方式已自动隐藏，站外联系不在保障内</small>
        ) : null}
        {isOurs ? (
          <small className={styles.mark}>
            <Icon name="verify" /> {parties > 1 ? '已附双方暗号' : '已附对方暗号'} · {readText(readBy, parties)}
          </small>
        ) : null}
      </div>
    </article>
  )
}

/** Own words that fill a phone, as a greeting does: folded there until they are wanted. */
function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span data-folded={!isOpen || undefined}>{text}</span>
      {isOpen ? null : (
        <button type="button" className={styles.unfold} onClick={() => setOpen(true)}>
          展开
        </button>
      )}
    </>
  )
}

const readText = (readBy: number, parties: number): string =>
  readBy === 0 ? '未读' : parties < 2 ? '已读' : readBy < parties ? '一方已读' : '双方已读'

const NoteLine = ({ note: { name, text, handedTo, mentions, sentTime } }: { note: DeskNote }) => (
  <article className={styles.note}>
    <p>
      <Icon name="lock" /> {handedTo ? `转给${handedTo}：` : '内部备注：'}
      {splitMentions(text, mentions).map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
        part.isName ? <b key={at}>{part.text}</b> : <Fragment key={at}>{part.text}</Fragment>,
      )}
    </p>
    <small>{`仅客服可见 · ${name} · ${timeOf(sentTime)}`}</small>
  </article>
)
