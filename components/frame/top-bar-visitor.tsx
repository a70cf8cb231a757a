'use client'

import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { useBell, useUnread } from '@/lib/client/hooks/use-unread'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

const ChatPanel = onDemand(() => import('./chat-panel').then((file) => file.ChatPanel))

export function TopBarVisitor({ welcome }: { welcome: string }) {
  const visitor = useVisitor()
  if (!visitor) {
    return (
      <ul className="visitor">
        <li className="hello">{welcome}</li>
        <li>
          <a className="link" href="/login">
            请登录
          </a>
        </li>
        <li>
          <a href="/register">免费注册</a>
        </li>
      </ul>
    )
  }
  return (
    <ul className="visitor">
      <li className="hello">
        你好，
        <a href="/center">
          <b>{visitor.nickName || '会员'}</b>
        </a>
      </li>
      <li className="welcome">{welcome}</li>
      <li>
        <button type="button" onClick={() => void import('./log-out').then((file) => file.logOut())}>
          注销
        </button>
      </li>
    </ul>
  )
}

/** What the member was told, with how much of it is unread. */
export function TopBarBell() {
  return useVisitor() ? <MemberBell /> : null
}

function MemberBell() {
  return (
    <li>
      <a href="/center/notifications">
        消息
        <Badge count={useBell()} />
      </a>
    </li>
  )
}

/** Order chat with its unread count and the panel of current orders, for members only. */
export function TopBarChat() {
  const visitor = useVisitor()
  return visitor ? <MemberChat /> : null
}

function MemberChat() {
  const unread = useUnread()
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!open) return
    const handleElsewhere = (event: Event) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpen(false)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      item.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', handleElsewhere)
    document.addEventListener('focusin', handleElsewhere)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere)
      document.removeEventListener('focusin', handleElsewhere)
      document.removeEventListener('keydown', handleKey)
    }
  }, [open])
  const hovered = useRef(false)
  // as the lists beside it; a touch is a click and nothing else
  const handleHover = (pointerType: string, isOver: boolean) => {
    if (pointerType !== 'mouse') return
    hovered.current = isOver
    setOpen(isOver)
  }
  return (
    <li
      ref={item}
      className="chat-drop"
      onPointerEnter={({ pointerType }) => handleHover(pointerType, true)}
      onPointerLeave={({ pointerType }) => handleHover(pointerType, false)}
    >
      <button type="button" aria-expanded={open} onClick={() => setOpen(hovered.current || !open)}>
        订单沟通
        <Badge count={unread} />
        <Icon name="down" />
      </button>
      {open ? <ChatPanel /> : null}
    </li>
  )
}
