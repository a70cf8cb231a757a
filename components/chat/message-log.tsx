import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { UserAvatar } from '@/components/ui/user-avatar'
import type { ConversationView, OutgoingMessage } from '@/lib/client/chat/conversation'
import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import type { UserProfile } from '@/lib/contract/entities/user'
import { chatTime } from '@/lib/shared/time'
import styles from './chat.module.css'

interface Props {
  view: ConversationView
  members: ChatMember[]
  /** The reader's own; what staff and the system say carries it. */
  codeWord?: string
  /** The reader. */
  me?: Pick<UserProfile, 'userId' | 'nickName' | 'actor'> | null
  onOlder: () => void
  onResend: (clientMsgId: string) => void
}

const ROLES: Record<string, string> = { buyer: '买家', seller: '卖家', service: '客服' }

/** Oldest first; the box around it is reversed, so the newest stays in view while older ones load above. */
export function MessageLog({ view, members, codeWord = '', me, onOlder, onResend }: Props) {
  const now = new Date()
  const others = Math.min(
    ...members.filter((m) => m.userId !== me?.userId).map((m) => m.lastReadSeq),
    Number.POSITIVE_INFINITY,
  )
  return (
    <div role="log" aria-live="polite" aria-label="聊天记录">
      <p className={styles.more}>
        {view.hasOlder ? (
          <button type="button" className="link" onClick={onOlder}>
            查看更早的消息
          </button>
        ) : view.state === 'ready' && view.messages.length > 0 ? (
          '暂无更多信息'
        ) : null}
      </p>
      {view.messages.map((m) => (
        <Message key={m.seq} message={m} members={members} codeWord={codeWord} now={now} read={m.seq <= others} />
      ))}
      {view.outgoing.map((o) => (
        <Sending key={o.clientMsgId} message={o} me={me} onResend={onResend} />
      ))}
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  members: ChatMember[]
  codeWord: string
  now: Date
  read: boolean
}

function Message({ message, members, codeWord, now, read }: MessageProps) {
  const time = chatTime(new Date(message.sentTime), now)
  if (message.messageType === 'system') {
    return (
      <p className={styles.sys}>
        <time className="num">{time}</time>
        {message.content}
        <CodeWord text={codeWord} />
      </p>
    )
  }
  const sender = members.find((m) => m.userId === message.senderUserId)
  const mine = message.messageDirection === 1
  return (
    <article className={mine ? `${styles.msg} ${styles.isMe}` : styles.msg}>
      <UserAvatar
        userId={message.senderUserId ?? 0}
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
            {sender?.role === 'service' ? <CodeWord text={codeWord} /> : null}
            <time className="num">{time}</time>
          </p>
        )}
        <Body type={message.messageType} content={message.content} />
        {mine && message.expansion?.type === 'masked' ? (
          <p className={styles.masked}>联系方式已隐藏，对方看到的是 *。担保交易请在群内沟通</p>
        ) : null}
        {mine ? <p className={styles.status}>{read ? '已读' : `${time} 已送达`}</p> : null}
      </div>
    </article>
  )
}

/** Only this platform knows it, so a message without it is not ours. */
const CodeWord = ({ text }: { text: string }) => (text ? <span className={styles.word}>{`暗号：${text}`}</span> : null)

/** Links stay plain text: nobody is led away from the trade. */
function Body({ type, content }: { type: string; content: string }) {
  if (type !== 'image') return <div className={styles.bubble}>{content}</div>
  return (
    <a className={styles.picture} href={content} target="_blank" rel="noopener" aria-label="查看大图">
      <img src={content} alt="聊天图片" loading="lazy" />
    </a>
  )
}

interface SendingProps extends Pick<Props, 'me' | 'onResend'> {
  message: OutgoingMessage
}

/** Stands as it will when it is sent: beside the face of its sender. */
function Sending({ message, me, onResend }: SendingProps) {
  const failed = message.state === 'failed'
  return (
    <article className={`${styles.msg} ${styles.isMe} ${failed ? styles.isFailed : ''}`}>
      <UserAvatar userId={me?.userId ?? 0} nickName={me?.nickName ?? ''} actor={me?.actor} size={36} alt="" />
      <div>
        <Body type={message.messageType} content={message.preview} />
        <p className={styles.status}>
          {failed ? <Icon name="alert" /> : null}
          {failed ? `${message.reason} ` : '发送中'}
          {failed ? (
            <button type="button" className="link" onClick={() => onResend(message.clientMsgId)}>
              重发
            </button>
          ) : null}
        </p>
      </div>
    </article>
  )
}
