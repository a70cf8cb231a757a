'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { UserProfile } from '@/lib/contract/entities/user'
import { type SecurityItem, securityOf } from '@/lib/shared/member'
import styles from './centre.module.css'
import { LoginPasswordForm } from './login-password-form'
import { ProfileWait } from './profile-wait'
import { SECURITY_ITEMS, SECURITY_ORDER } from './security-items'
import { useOwnProfile } from './use-own-profile'

/** All security items with their state, and the score they make. */
export function SecurityList() {
  const { user, failed, retry } = useOwnProfile()
  const [open, setOpen] = useState(false)
  if (!user) return <ProfileWait failed={failed} onRetry={retry} />
  const { score, level, items } = securityOf(user)
  return (
    <>
      <div className={styles.secHead}>
        <p className={styles.score}>
          <span>安全分</span>
          <b className="num">{score.toFixed(1)}</b>
          <span>{level}</span>
        </p>
        <p className="muted">每完成一项加 1.0 分，9.0 分起为安全</p>
      </div>
      <ul className={styles.secList}>
        {SECURITY_ORDER.map((item) => (
          <li key={item} className={items[item] ? styles.isOk : styles.isNo}>
            <Icon name={items[item] ? 'done' : 'alert'} />
            <b>{SECURITY_ITEMS[item].name}</b>
            <small>{stateOf(item, user) || SECURITY_ITEMS[item].text}</small>
            {item === 'password' && items.password ? (
              <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
                修改
              </Button>
            ) : (
              <Change item={item} isDone={items[item]} />
            )}
          </li>
        ))}
        <li className={user.codeWord ? styles.isOk : styles.isNo}>
          <Icon name={user.codeWord ? 'done' : 'alert'} />
          <b>防骗暗号</b>
          <small>
            {user.codeWord ? `已设置 ${user.codeWord}` : '客服和系统消息会带着它，看不到就是假客服；不计入安全分'}
          </small>
          <a
            className={buttonClass({ size: 'sm', kind: user.codeWord ? undefined : 'soft' })}
            href="/center/myself/myselfInfo?tabIndex=0"
          >
            {user.codeWord ? '修改' : '设置暗号'}
          </a>
        </li>
      </ul>
      {open ? (
        <div className={styles.sub}>
          <LoginPasswordForm onDone={() => setOpen(false)} />
        </div>
      ) : null}
    </>
  )
}

/** What is set already, masked. */
function stateOf(item: SecurityItem, user: UserProfile): string {
  if (item === 'realName' && user.authStatus === 2) return `已认证 ${user.realName}`
  if (item === 'phone') return user.phone && `已绑定 ${user.phone}`
  if (item === 'email') return user.email && `已绑定 ${user.email}`
  return ''
}

function Change({ item, isDone }: { item: SecurityItem; isDone: boolean }) {
  const { todo, href } = SECURITY_ITEMS[item]
  if (item === 'realName' && isDone) return <span className="tag tag-safe">已完成</span>
  return (
    <a className={buttonClass({ size: 'sm', kind: isDone ? undefined : 'soft' })} href={href}>
      {isDone ? '修改' : todo}
    </a>
  )
}
