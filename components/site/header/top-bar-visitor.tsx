'use client'

import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

const MemberItems = onDemand(() => import('./member-items').then((file) => file.TopBarItems))

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

/** The member's notifications, and order chat with the panel of current orders; loaded for members only. */
export function TopBarMember() {
  return useVisitor() ? <MemberItems /> : null
}
