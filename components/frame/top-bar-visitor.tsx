'use client'

import { Badge } from '@/components/ui/badge'
import { logOut } from './log-out'
import { useUnread } from './use-unread'
import { useVisitor } from './use-visitor'

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
      <li>{welcome}</li>
      <li>
        <button type="button" onClick={() => void logOut()}>
          注销
        </button>
      </li>
    </ul>
  )
}

/** Order chat with its unread count, for members only. */
export function TopBarChat() {
  const visitor = useVisitor()
  return visitor ? <MemberChat /> : null
}

function MemberChat() {
  const unread = useUnread()
  return (
    <li>
      <a href="/chatSystem">
        订单沟通
        <Badge count={unread} />
      </a>
    </li>
  )
}
