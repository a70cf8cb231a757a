'use client'

import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { useBell } from '@/lib/client/hooks/use-unread'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

export function ChatVisitor() {
  const visitor = useVisitor()
  return (
    <nav aria-label="快捷入口">
      <a href="/">
        <Icon name="home" />
        首页
      </a>
      {visitor ? <BellLink /> : null}
      <a href="/center">
        <Icon name="user" />
        {visitor?.nickName || '个人中心'}
      </a>
    </nav>
  )
}

function BellLink() {
  return (
    <a href="/center/notifications">
      <Icon name="bell" />
      消息
      <Badge count={useBell()} />
    </a>
  )
}
