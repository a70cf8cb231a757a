'use client'

import { App, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { call } from '@/lib/client/api'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import type { MacroStep } from '@/lib/shared/staff/desk'
import { Composer } from './composer'
import { ConversationLog } from './conversation-log'
import styles from './talk.module.css'
import { TransferDialog } from './transfer-dialog'
import type { Conversing } from './use-conversation'

interface Props {
  desk: DeskOrder
  talk: Conversing
  /** The order was changed and is being loaded again. */
  isStale?: boolean
  /** Counts user selections, each of which moves the focus here; 0: opened automatically. */
  pressed: number
  /** A message to be shown. */
  found?: { seq: number } | null
  /** Waited for, so that what an action leaves behind is up to date. */
  onChanged: () => unknown
  onStep: (step: MacroStep) => void
  /** Small screens show another part of the order. */
  isAside: boolean
}

/** Chat messages, participants, and an input. */
export function Conversation({
  desk,
  talk,
  isStale = false,
  pressed,
  found = null,
  onChanged,
  onStep,
  isAside,
}: Props) {
  const { order, roles, parties, lead, isMine, mayLead, isParked } = desk
  const { message } = App.useApp()
  const [isHanding, setHanding] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (pressed > 0) title.current?.focus({ preventScroll: true })
  }, [pressed])
  const handleCard = async () => {
    const line = { orderSn: order.orderSn, kind: 'card', clientMsgId: crypto.randomUUID() } as const
    await call('POST /desk/say', line).then(onChanged, (error: Error) => void message.error(error.message))
  }
  // the lead of an order is in its chat: until the chat has loaded, nothing else is known
  const maySpeak = talk.data ? talk.data.maySpeak : isMine
  const isClosed = talk.data?.isClosed === true
  return (
    <section className={styles.chat} data-aside={isAside || undefined} aria-label="订单群聊">
      <header className={styles.chatHead} aria-busy={isStale || undefined}>
        {parties.map(({ userId, name, actor }) => (
          <UserAvatar key={userId} userId={userId} nickName={name} actor={actor} alt="" size={28} />
        ))}
        <div>
          <h2 ref={title} className="ell" tabIndex={-1}>
            {order.bigTitle}
          </h2>
          <p className="muted ell">
            {`${order.orderTypeName} · `}
            <span className="num">{order.orderSn}</span>
            {lead ? ` · 订单客服：${isMine ? '你' : lead.name}` : ' · 没有订单客服'}
          </p>
        </div>
        <span className={styles.headActs}>
          {isParked ? <Tag kind="info">等下个班次</Tag> : null}
          {mayLead ? (
            <Button size="small" disabled={isStale} onClick={() => setHanding(true)}>
              转单
            </Button>
          ) : null}
        </span>
      </header>
      <div className={styles.people}>
        {parties.map(({ side, userId, name, isOnline }) => (
          <div key={userId}>
            <i className={styles.dot} data-on={isOnline || undefined} />
            {roles[side]}
            <b className="ell">{name}</b>
            <span>{isOnline ? '在线' : '离线'}</span>
          </div>
        ))}
      </div>
      <p className={styles.stamp}>
        <Icon name="verify" />
        <b>{isClosed ? '群聊已关闭' : maySpeak ? '你的身份已核验' : '接手后才能发言'}</b>
        {parties.map(({ side, userId, codeWord }) => (
          <span key={userId}>{`${roles[side]}暗号 ${codeWord || '未设置'}`}</span>
        ))}
        {parties.length > 1 ? <span className={styles.opt}>各方只见自己的</span> : null}
        {talk.data && maySpeak && !isClosed ? (
          <button type="button" className="link" onClick={() => void handleCard()}>
            出示证明
          </button>
        ) : null}
      </p>
      {talk.error ? <LoadError message={talk.error} onRetry={talk.reload} /> : null}
      <ConversationLog talk={talk} parties={parties.length} found={found} />
      <Composer desk={desk} maySpeak={maySpeak && !isClosed} isClosed={isClosed} onSent={onChanged} onStep={onStep} />
      {isHanding ? (
        <TransferDialog orderSn={order.orderSn} onChanged={onChanged} onClose={() => setHanding(false)} />
      ) : null}
    </section>
  )
}
