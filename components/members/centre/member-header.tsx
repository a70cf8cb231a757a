import styles from '@/components/members/parts/centre.module.css'
import { SecurityPanel } from '@/components/members/security/security-panel'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { UserProfile } from '@/lib/contract/entities/user'
import { yuanText } from '@/lib/shared/money/money'
import { isNextLevelNear, vipLevel } from '@/lib/shared/people/member'

export function MemberHeader({ user }: { user: UserProfile }) {
  const id = String(user.userId)
  return (
    <section className={`panel ${styles.member}`} aria-label="会员信息">
      <div className={styles.identity}>
        <UserAvatar userId={user.userId} nickName={user.nickName} actor={user.actor} size={72} alt="" />
        <div>
          <h1>
            <span className="ell" title={user.nickName}>
              {user.nickName}
            </span>
            <MemberTags user={user} />
          </h1>
          <p className="muted">
            ID <span className="num">{id}</span>
            <CopyText text={id} label="复制 ID" className="icon-btn">
              <Icon name="copy" />
            </CopyText>
            {user.phone ? (
              <span className={styles.phone}>
                手机 <span className="num">{user.phone}</span>
              </span>
            ) : null}
          </p>
          <Vip tradeTotal={user.tradeTotal} />
        </div>
      </div>
      <SecurityPanel user={user} />
    </section>
  )
}

export function MemberTags({ user }: { user: Pick<UserProfile, 'tradeTotal' | 'authStatus'> }) {
  const { level } = vipLevel(user.tradeTotal)
  return (
    <>
      {level > 0 ? <Tag kind="vip">{`VIP${level}`}</Tag> : null}
      {user.authStatus === 2 ? (
        <Tag kind="safe" icon="verify">
          已实名
        </Tag>
      ) : null}
    </>
  )
}

function Vip({ tradeTotal }: { tradeTotal: string }) {
  const { level, missing, part } = vipLevel(tradeTotal)
  const next = missing && isNextLevelNear({ level, part }) ? missing : null
  return (
    <div className={styles.vip}>
      {next ? <meter min={0} max={1} value={part} aria-label={`VIP${level + 1} 进度`} /> : null}
      <p className="muted">
        <span>
          累计购买<b className="num">{yuanText(tradeTotal)}</b>
        </span>
        {next ? (
          <span>
            再消费<b className="num">{yuanText(next)}</b>
            {`升级 VIP${level + 1}`}
          </span>
        ) : null}
      </p>
    </div>
  )
}
