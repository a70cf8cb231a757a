'use client'

import { useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { call } from '@/lib/client/api'
import type { Conversation } from '@/lib/client/chat/conversation'
import { type LiveState, listenLive } from '@/lib/client/chat/live'
import { type NewMessage, previewOf } from '@/lib/client/chat/outbox'
import { CHAT_UNREACHABLE } from '@/lib/client/chat/transport'
import { useConversation } from '@/lib/client/chat/use-conversation'
import { useMembers } from '@/lib/client/chat/use-members'
import { useTyping } from '@/lib/client/chat/use-typing'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { ChatMember, ChatQuote } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'
import styles from './chat.module.css'
import { CODE_WORD_PATH } from './code-word'
import { Composer } from './composer'
import { LogWait } from './log-wait'
import { messageId } from './message'
import { MessageLog } from './message-log'
import { quoteText } from './quote'

const ChatPictures = onDemand(() => import('./chat-pictures').then((file) => file.ChatPictures))
/** How long a message is highlighted after jumping to it. */
const FOUND_MS = 1600

interface Props {
  groupId: number
  orderSn: string
  canSend: boolean
  /** Rating page of its service; null: the order is not closed. */
  assess: string | null
  onRead: () => void
}

/** Right column: the group. The header shows the current service member; the input is hidden if the order failed. */
export function ChatPane({ groupId, orderSn, canSend, assess, onRead }: Props) {
  const { conversation, view } = useConversation(groupId, onRead)
  const { members, closed, reload } = useMembers(groupId)
  const { typing, tellTyping } = useTyping(groupId)
  const { found, jump } = useJump(conversation)
  const [quote, setQuote] = useState<ChatQuote | null>(null)
  const [picture, setPicture] = useState<number | null>(null)
  const me = useProfile()
  const codeWord = me?.codeWord
  // A change of the service member is announced by a message.
  const lastExpansion = view.messages.at(-1)?.expansion?.type
  useEffect(() => {
    if (lastExpansion === 'transfer_order') reload()
  }, [lastExpansion, reload])
  const isOpen = canSend && !closed
  const send = (message: NewMessage) => {
    void conversation.send({ ...message, quote })
    setQuote(null)
  }
  const warn = (error: Error) => toast({ kind: 'warn', text: error.message })
  return (
    <section className={styles.chat} aria-label="群聊">
      <GroupHead members={members} codeWord={codeWord} typing={typing} assess={assess} />
      <Tip groupId={groupId} members={members} />
      <div className={styles.log}>
        {view.state === 'failed' ? <LoadError message={view.fault} onRetry={() => void conversation.open()} /> : null}
        {view.state === 'loading' && view.messages.length === 0 ? <LogWait /> : null}
        <MessageLog
          view={view}
          members={members}
          codeWord={codeWord}
          me={me}
          found={found}
          onOlder={() => conversation.loadOlder().catch(warn)}
          onResend={(id) => void conversation.outbox.resend(id)}
          onDrop={(id) => conversation.outbox.drop(id)}
          onReply={isOpen ? setQuote : undefined}
          onRecall={(seq) => conversation.recall(seq).catch(warn)}
          onJump={(seq) => jump(seq).catch(warn)}
          onPicture={setPicture}
        />
      </div>
      {isOpen ? (
        <Composer
          draftKey={orderSn}
          side={members.find(({ userId }) => userId === me?.userId)?.role}
          answers={quote ? quoteText(quote, members) : undefined}
          onAnswerNothing={() => setQuote(null)}
          onTyping={tellTyping}
          onText={(content) => send({ messageType: 'text', content })}
          onImage={(file) => send({ messageType: 'image', content: '', preview: previewOf(file), file })}
        />
      ) : (
        <p className={styles.sys}>订单已结束，群聊仅供查看</p>
      )}
      {picture === null ? null : (
        <ChatPictures
          messages={view.messages}
          members={members}
          shown={picture}
          onShow={setPicture}
          onClose={() => setPicture(null)}
        />
      )}
    </section>
  )
}

/** Scrolls to a message, loading older pages until it is found, and highlights it briefly. */
function useJump(conversation: Conversation) {
  const [found, setFound] = useState<number>()
  useEffect(() => {
    if (found === undefined) return
    const message = document.getElementById(messageId(found))
    message?.scrollIntoView({ block: 'center' })
    message?.focus({ preventScroll: true })
    const over = setTimeout(() => setFound(undefined), FOUND_MS)
    return () => clearTimeout(over)
  }, [found])
  const jump = async (seq: number) => {
    if (await conversation.reach(seq)) setFound(seq)
  }
  return { found, jump }
}

/** `codeWord` undefined: not loaded yet. */
function GroupHead({
  members,
  codeWord,
  typing,
  assess,
}: {
  members: ChatMember[]
  codeWord: string | undefined
  /** User who is typing. */
  typing: UserId | null
  assess: string | null
}) {
  const service = members.find((m) => m.isCurrent)
  const typist = members.find((m) => m.userId === typing)
  return (
    <header className={styles.head}>
      <div className={styles.faces}>
        {members.slice(0, 4).map((m) => (
          <UserAvatar key={m.userId} userId={m.userId} nickName={m.nickName} actor={m.avatar} size={34} alt="" />
        ))}
      </div>
      <div>
        <h2>
          {service ? `当前客服 ${service.nickName}` : '订单群聊'}
          {service ? (
            <Tag kind="safe" icon="verify">
              平台认证
            </Tag>
          ) : null}
          {service && assess ? (
            <a className={`link ${styles.assess}`} href={assess}>
              评价客服
            </a>
          ) : null}
        </h2>
        <p className="muted">
          {typist
            ? `${typist.role === 'service' ? '客服' : '对方'}正在输入…`
            : members.length > 0
              ? `群内 ${members.length} 人：${members.map((m) => m.nickName).join('、')}`
              : ' '}
        </p>
      </div>
      {codeWord ? (
        <p className={styles.ownWord}>
          我的暗号 <b>{codeWord}</b>
        </p>
      ) : codeWord === '' ? (
        <a className={`link ${styles.ownWord}`} href={CODE_WORD_PATH}>
          设置暗号
        </a>
      ) : null}
    </header>
  )
}

/** Shows a lost connection, else the other party's absence, else a short safety tip. */
function Tip({ groupId, members }: { groupId: number; members: readonly ChatMember[] }) {
  const [live, setLive] = useState<LiveState>('connecting')
  const [away, setAway] = useState('')
  useEffect(() => {
    // shown once as a toast; the line below stays while disconnected
    let hasWarned = false
    return listenLive({
      onState: (state) => {
        setLive(state)
        if (state === 'connected') hasWarned = false
      },
      onFailed: (code) => {
        if (code !== CHAT_UNREACHABLE || hasWarned) return
        hasWarned = true
        toast({ kind: 'warn', text: 'Socket 连接不可用' })
      },
    })
  }, [])
  const askAway = useCallback(() => {
    call('GET /im/isOfflineRemind', { groupId: String(groupId) }).then(
      ({ sendOfflineRemind, msg }) => setAway(sendOfflineRemind ? msg : ''),
      () => {},
    )
  }, [groupId])
  useEffect(
    () =>
      listenLive({
        onEvent: (event) => {
          if (event.type === 'presence' && members.some(({ userId }) => userId === event.userId)) askAway()
        },
        onResumed: askAway,
      }),
    [members, askAway],
  )
  useEffect(askAway, [askAway])
  const text =
    live === 'offline'
      ? '连接已断开，正在重新连接，已发送的消息不会丢失'
      : away || '官方客服不会索要密码和验证码，请勿离开平台交易'
  return (
    <p className={styles.tip} role="status">
      <Icon name="info" />
      {text}
    </p>
  )
}
