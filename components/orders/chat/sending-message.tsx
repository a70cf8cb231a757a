import { Icon } from '@/components/ui/kit/icon'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { OutgoingMessage } from '@/lib/client/chat/outgoing-message'
import type { ChatMember } from '@/lib/contract/entities/chat'
import type { UserProfile } from '@/lib/contract/entities/user'
import styles from './chat.module.css'
import { MessageBody } from './message-body'
import { Quote } from './quote'

interface Props {
  message: OutgoingMessage
  me?: Pick<UserProfile, 'userId' | 'nickName' | 'actor'> | null
  members: readonly ChatMember[]
  onResend: (clientMsgId: string) => void
  onDrop: (clientMsgId: string) => void
}

const TEXTS = { sending: '发送中', waiting: '等待网络恢复后发送' } as const

/** Same layout as a sent message, with the sender's avatar. */
export function SendingMessage({ message, me, members, onResend, onDrop }: Props) {
  const { clientMsgId, state } = message
  return (
    <article className={`${styles.msg} ${styles.isMe} ${state === 'failed' ? styles.isFailed : ''}`}>
      <UserAvatar userId={me?.userId ?? '0'} nickName={me?.nickName ?? ''} actor={me?.actor} size={36} alt="" />
      <div>
        {message.quote ? <Quote quote={message.quote} members={members} mine /> : null}
        <MessageBody type={message.messageType} content={message.preview} />
        <p className={styles.status}>
          {state === 'failed' ? (
            <>
              <Icon name="alert" />
              {`${message.reason} `}
              <button type="button" className="link" onClick={() => onResend(clientMsgId)}>
                重发
              </button>{' '}
              <button type="button" className="link" onClick={() => onDrop(clientMsgId)}>
                删除
              </button>
            </>
          ) : (
            TEXTS[state]
          )}
        </p>
      </div>
    </article>
  )
}
