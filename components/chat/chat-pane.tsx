'use client'

import { useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { Tag } from '@/components/ui/tag'
import { UserAvatar } from '@/components/ui/user-avatar'
import { call } from '@/lib/client/api'
import { type LiveState, listenLive } from '@/lib/client/chat/live'
import { CHAT_UNREACHABLE } from '@/lib/client/chat/transport'
import { useConversation } from '@/lib/client/chat/use-conversation'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { ChatMember } from '@/lib/contract/entities/chat'
import styles from './chat.module.css'
import { Composer } from './composer'
import { MessageLog } from './message-log'

interface Props {
  groupId: number
  orderSn: string
  canSend: boolean
  onRead: () => void
}

/** Right column: the group. The head names the service member now in charge; the send area is hidden when the order failed. */
export function ChatPane({ groupId, orderSn, canSend, onRead }: Props) {
  const { conversation, view } = useConversation(groupId, onRead)
  const { members, closed, reload } = useMembers(groupId)
  const me = useProfile()
  const codeWord = me?.codeWord
  // A new service member arrives with a message that says so.
  const lastExpansion = view.messages.at(-1)?.expansion?.type
  useEffect(() => {
    if (lastExpansion === 'transfer_order') reload()
  }, [lastExpansion, reload])
  const handleOlder = () =>
    conversation.loadOlder().catch((error: Error) => toast({ kind: 'warn', text: error.message }))
  return (
    <section className={styles.chat} aria-label="群聊">
      <GroupHead members={members} codeWord={codeWord} />
      <Tip groupId={groupId} members={members} />
      <div className={styles.log}>
        {view.state === 'failed' ? <LoadError message={view.fault} onRetry={() => void conversation.open()} /> : null}
        <MessageLog
          view={view}
          members={members}
          codeWord={codeWord}
          me={me}
          onOlder={handleOlder}
          onResend={(id) => void conversation.resend(id)}
        />
      </div>
      {canSend && !closed ? (
        <Composer
          draftKey={orderSn}
          onText={(text) => void conversation.send('text', text)}
          onImage={(key, preview) => void conversation.send('image', key, preview)}
        />
      ) : (
        <p className={styles.sys}>订单已结束，群聊仅供查看</p>
      )}
    </section>
  )
}

function useMembers(groupId: number) {
  const [info, setInfo] = useState<{ members: ChatMember[]; closed: boolean }>({ members: [], closed: false })
  const reload = useCallback(() => {
    call('GET /im/groupInfo', { groupId: String(groupId) }).then(setInfo, () => {})
  }, [groupId])
  useEffect(reload, [reload])
  return { ...info, reload }
}

/** `codeWord` undefined: not known yet. */
function GroupHead({ members, codeWord }: { members: ChatMember[]; codeWord: string | undefined }) {
  const service = members.find((m) => m.isCurrent)
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
        </h2>
        <p className="muted">
          {members.length > 0 ? `群内 ${members.length} 人：${members.map((m) => m.nickName).join('、')}` : ' '}
        </p>
      </div>
      {codeWord ? (
        <p className={styles.ownWord}>
          我的暗号 <b>{codeWord}</b>
        </p>
      ) : codeWord === '' ? (
        <a className={`link ${styles.ownWord}`} href="/center/myself/myselfInfo?tabIndex=0">
          设置暗号
        </a>
      ) : null}
    </header>
  )
}

/** Lost connection first, then the counterparty's absence; otherwise one quiet line of advice. */
function Tip({ groupId, members }: { groupId: number; members: readonly ChatMember[] }) {
  const [live, setLive] = useState<LiveState>('connecting')
  const [away, setAway] = useState('')
  useEffect(() => {
    // said once; the line below stands for as long as it lasts
    let told = false
    return listenLive({
      state: (state) => {
        setLive(state)
        if (state === 'connected') told = false
      },
      failed: (code) => {
        if (code !== CHAT_UNREACHABLE || told) return
        told = true
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
        told: (event) => {
          if (event.type === 'presence' && members.some(({ userId }) => userId === event.userId)) askAway()
        },
        resumed: askAway,
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
