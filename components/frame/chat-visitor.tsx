'use client'

import { Icon } from '@/components/ui/icon'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

export function ChatVisitor() {
  const visitor = useVisitor()
  return (
    <nav aria-label="快捷入口">
      <a href="/">
        <Icon name="home" />
        首页
      </a>
      <a href="/center">
        <Icon name="user" />
        {visitor?.nickName || '个人中心'}
      </a>
    </nav>
  )
}
