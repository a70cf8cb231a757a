'use client'

import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/kit/badge'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useBell, useUnread } from '@/lib/client/hooks/use-unread'

const ChatPanel = onDemand(() => import('./chat-panel').then((file) => file.ChatPanel))

/** Member-only items of the frames, with unread counts: loaded after login. */
export const TopBarItems = () => (
  <>
    <li>
      <a href="/center/notifications">
        消息
        <BellCount />
      </a>
    </li>
    <MemberChat />
  </>
)

export const BellCount = () => <Badge count={useBell()} />
export const ChatCount = () => <Badge count={useUnread()} />

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
  // like the lists next to it; a touch only counts as a click
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
