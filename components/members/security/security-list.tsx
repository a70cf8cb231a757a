import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import type { UserProfile } from '@/lib/contract/entities/user'
import { type SecurityItem, securityOf } from '@/lib/shared/people/member'
import { FaceRow } from './face-row'
import styles from './security.module.css'
import { SECURITY_ITEMS, SECURITY_ORDER } from './security-items'
import { SecurityRow } from './security-row'

/** Length of the verb shown next to the name. */
const VERB = 2

/** All security items with their state, each with a link to change it; `children` are rows below them. */
export function SecurityList({ user, children }: { user: UserProfile; children?: ReactNode }) {
  const { items } = securityOf(user)
  return (
    <ul className={`${styles.rows} ${styles.items}`}>
      {SECURITY_ORDER.map((item) => {
        const { name, icon, todo, href, text } = SECURITY_ITEMS[item]
        const isDone = items[item]
        return (
          <SecurityRow key={item} icon={icon} name={name} isDone={isDone} text={stateOf(item, user) || text}>
            <a
              className={buttonClass({ size: 'sm', kind: isDone ? undefined : 'soft' })}
              href={href}
              aria-label={`${isDone ? (item === 'realName' ? '查看' : '修改') : todo}${isDone ? name : ''}`}
            >
              {isDone ? (item === 'realName' ? '查看' : '修改') : todo.slice(0, VERB)}
            </a>
          </SecurityRow>
        )
      })}
      <FaceRow />
      <SecurityRow
        icon="verify"
        name="防骗暗号"
        isDone={user.codeWord !== ''}
        text={user.codeWord ? `已设置 ${user.codeWord}` : '客服和系统消息会带着它，看不到就是假客服；不计入安全分'}
      >
        <a
          className={buttonClass({ size: 'sm', kind: user.codeWord ? undefined : 'soft' })}
          href="/center/myself/myselfInfo?tabIndex=0"
          aria-label={user.codeWord ? '修改防骗暗号' : '设置暗号'}
        >
          {user.codeWord ? '修改' : '设置'}
        </a>
      </SecurityRow>
      <li>
        <span className={styles.mark}>
          <Icon name="share" />
        </span>
        <span className={styles.about}>
          <b>第三方登录与提醒</b>
          <small>用微信、QQ 登录，把消息发到微信；不计入安全分</small>
        </span>
        <span />
        <a className={buttonClass({ size: 'sm' })} href="/center/myself/thirdPartyBinding">
          管理
        </a>
      </li>
      {children}
    </ul>
  )
}

/** The current value, masked. */
function stateOf(item: SecurityItem, user: UserProfile): string {
  if (item === 'realName' && user.authStatus === 2) return `已认证 ${user.realName}`
  if (item === 'phone') return user.phone && `已绑定 ${user.phone}`
  if (item === 'email') return user.email && `已绑定 ${user.email}`
  return ''
}
