import { Fragment } from 'react'
import type { ConversationView } from '@/lib/client/chat/conversation'
import { serverNow } from '@/lib/client/server-clock'
import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import type { UserProfile } from '@/lib/contract/entities/user'
import type { UserId } from '@/lib/shared/ids'
import styles from './chat.module.css'
import type { LogActions } from './log-actions'
import { Message } from './message'
import { SendingMessage } from './sending-message'

interface Props extends LogActions {
  view: ConversationView
  members: ChatMember[]
  /** The user's own code word, shown with messages from staff and the system. */
  codeWord?: string | undefined
  /** The current user. */
  me?: Pick<UserProfile, 'userId' | 'nickName' | 'actor'> | null
  /** Number of the message jumped to. */
  found?: number
}

/** Oldest first; the container is reversed, so that the newest stays visible while older ones load above. */
export function MessageLog({ view, members, codeWord, me, found, onOlder, onResend, onDrop, ...actions }: Props) {
  const now = serverNow()
  const read = readByOthers(members, me?.userId)
  const shown = view.messages.filter(isShown)
  const firstNew = firstNewOf(shown, view.readSeq)
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
      {shown.map((m) => (
        <Fragment key={m.seq}>
          {m.seq === firstNew ? <p className={styles.news}>以下为新消息</p> : null}
          <Message
            message={m}
            members={members}
            codeWord={codeWord}
            now={now}
            isRead={m.seq <= read}
            isFound={m.seq === found}
            {...actions}
          />
        </Fragment>
      ))}
      {view.outgoing.map((o) => (
        <SendingMessage key={o.clientMsgId} message={o} me={me} members={members} onResend={onResend} onDrop={onDrop} />
      ))}
    </div>
  )
}

/** A recalled message is marked at its own position. */
const isShown = (message: ChatMessage): boolean => message.expansion?.type !== 'recall'

/** Start of the unread messages; undefined if all or none are unread. */
function firstNewOf(shown: readonly ChatMessage[], readSeq: number): number | undefined {
  const first = shown.find(({ seq, messageDirection }) => seq > readSeq && messageDirection === 2)
  return first && first !== shown[0] ? first.seq : undefined
}

/**
 * Number of the last message read by the other party. Staff only count if there is no other party, because they only
 * look in when needed.
 */
function readByOthers(members: readonly ChatMember[], me: UserId | undefined): number {
  const others = members.filter((m) => m.userId !== me)
  const parties = others.filter((m) => m.role !== 'service')
  const counted = parties.length > 0 ? parties : others
  return counted.length > 0 ? Math.min(...counted.map((m) => m.lastReadSeq)) : 0
}
