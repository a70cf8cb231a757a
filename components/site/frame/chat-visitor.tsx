'use client'

import { MemberCount } from '@/components/site/header/member-count'
import { Icon } from '@/components/ui/kit/icon'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

export function ChatVisitor() {
  const visitor = useVisitor()
  return (
    <nav aria-label="快捷入口">
      <a href="/">
        <Icon name="home" />
        首页
      </a>
      {visitor ? (
        <a href="/center/notifications">
          <Icon name="bell" />
          消息
          <MemberCount of="bell" />
        </a>
      ) : null}
      <a href="/center">
        <Icon name="user" />
        {visitor?.nickName || '个人中心'}
      </a>
    </nav>
  )
}
