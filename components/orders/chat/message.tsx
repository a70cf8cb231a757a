import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import { cutText } from '@/lib/shared/text/cut-text'
import { chatTime } from '@/lib/shared/time'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import styles from './chat.module.css'
import { CodeWord } from './code-word'
import type { LogActions } from './log-actions'
import { MessageBody } from './message-body'
import { Quote } from './quote'
import { RecallButton } from './recall-button'

const ROLES: Record<string, string> = { buyer: '买家', seller: '卖家', service: '客服' }
const QUOTED = 60

interface Props extends Pick<LogActions, 'onReply' | 'onRecall' | 'onJump' | 'onPicture'> {
  message: ChatMessage
  members: readonly ChatMember[]
  /** '' if the reader has none; undefined while it loads. */
  codeWord: string | undefined
  now: Date
  /** Read by the other party. */
  isRead: boolean
  /** Just jumped to. */
  isFound: boolean
}

export const messageId = (seq: number): string => `message-${seq}`

export function Message({ message, members, codeWord, now, isRead, isFound, ...actions }: Props) {
  const time = chatTime(new Date(message.sentTime), now)
  const sender = members.find((m) => m.userId === message.senderUserId)
  const mine = message.messageDirection === 1
  if (message.messageType === 'system') {
    return (
      <p className={styles.sys}>
        <time className="num" dateTime={new Date(message.sentTime).toISOString()}>
          {time}
        </time>
        {message.content}
        {codeWord ? <CodeWord text={codeWord} /> : null}
      </p>
    )
  }
  if (message.recalled) return <Recalled message={message} name={mine ? '你' : (sender?.nickName ?? '对方')} />
  const { onReply } = actions
  const isImage = message.messageType === 'image'
  /** Tells apart the buttons of messages for screen readers. */
  const of = ` ${mine ? '我' : (sender?.nickName ?? '对方')} ${time}`
  const className = [styles.msg, mine && styles.isMe, isFound && styles.isFound].filter(Boolean).join(' ')
  return (
    <article className={className} id={messageId(message.seq)} tabIndex={-1}>
      <UserAvatar
        userId={message.senderUserId ?? '0'}
        nickName={sender?.nickName ?? ''}
        actor={sender?.avatar}
        size={36}
        alt=""
      />
      <div>
        {mine ? null : (
          <p className={styles.name}>
            {sender?.nickName}
            <Tag kind={sender?.role === 'service' ? 'safe' : undefined}>{ROLES[sender?.role ?? ''] ?? '成员'}</Tag>
            {message.expansion?.type === 'auto' ? <Tag>自动回复</Tag> : null}
            {sender?.role === 'service' ? <CodeWord text={codeWord} /> : null}
            <time className="num" dateTime={new Date(message.sentTime).toISOString()}>
              {time}
            </time>
          </p>
        )}
        {message.quote ? <Quote quote={message.quote} members={members} mine={mine} onJump={actions.onJump} /> : null}
        <MessageBody
          type={message.messageType}
          content={message.content}
          onPicture={() => actions.onPicture(message.seq)}
          of={of}
        />
        {mine && message.expansion?.type === 'masked' ? (
          <p className={styles.masked}>联系方式已隐藏，对方看到的是 *。担保交易请在群内沟通</p>
        ) : null}
        <p className={styles.status}>
          {onReply ? (
            <span className={styles.acts}>
              {mine ? (
                <RecallButton of={of} sentTime={message.sentTime} onRecall={() => actions.onRecall(message.seq)} />
              ) : null}
              <button
                type="button"
                className="link"
                aria-label={`回复${of}`}
                onClick={() =>
                  onReply({
                    seq: message.seq,
                    senderUserId: message.senderUserId,
                    content: isImage
                      ? isVideoUrl(message.content)
                        ? '[视频]'
                        : '[图片]'
                      : cutText(message.content, QUOTED),
                    recalled: false,
                  })
                }
              >
                回复
              </button>
            </span>
          ) : null}
          {mine && message.expansion?.type === 'auto' ? <span>自动回复</span> : null}
          {mine ? <span>{isRead ? '已读' : `${time} 已送达`}</span> : null}
        </p>
      </div>
    </article>
  )
}

/** Placeholder for a recalled message. Its content is only visible to staff, as evidence. */
function Recalled({ message, name }: { message: ChatMessage; name: string }) {
  return (
    <div className={styles.sys} id={messageId(message.seq)} tabIndex={-1}>
      {`${name}撤回了一条消息`}
      {message.content ? (
        <details className={styles.evidence}>
          <summary>原文，仅客服可见</summary>
          <MessageBody type={message.messageType} content={message.content} />
        </details>
      ) : null}
    </div>
  )
}
