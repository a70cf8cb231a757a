'use client'

import { ActingBar } from '@/components/members/parts/acting-bar'
import styles from '@/components/members/parts/centre.module.css'
import { RestrictionNotice } from '@/components/members/restriction/restriction-notice'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { yuanText } from '@/lib/shared/money/money'
import { securityOf } from '@/lib/shared/people/member'
import { MemberTags } from './member-header'

/** One-line member header for all pages of the account centre except the first. */
export function MemberBar() {
  const user = useProfile()
  if (!user)
    return (
      <div className={`panel ${styles.bar}`} aria-hidden="true">
        <Skeleton width={160} height={20} />
      </div>
    )
  if (user.team) return <ActingBar nickName={user.nickName} team={user.team} />
  const security = securityOf(user)
  return (
    <>
      <RestrictionNotice user={user} />
      <section className={`panel ${styles.bar}`} aria-label="会员信息">
        <UserAvatar userId={user.userId} nickName={user.nickName} actor={user.actor} size={36} alt="" />
        <b className="ell" title={user.nickName}>
          {user.nickName}
        </b>
        <MemberTags user={user} />
        <dl>
          <div>
            <dt>安全分</dt>
            <dd className="num">{`${security.score.toFixed(1)} ${security.level}`}</dd>
          </div>
          <div>
            <dt>可用余额</dt>
            <dd className="num">{yuanText(user.coin)}</dd>
          </div>
        </dl>
      </section>
    </>
  )
}
