'use client'

import styles from '@/components/members/parts/centre.module.css'
import { IdentityForm } from '@/components/people/account/identity-form'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { useOwnProfile } from '@/lib/client/hooks/use-profile'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'

/** The form, or the verified data once it has passed. Afterwards the visitor returns to `returnUrl` if sent here. */
export function IdentityPanel({ returnUrl = '' }: { returnUrl?: string }) {
  const { user, failed, retry } = useOwnProfile()
  const back = returnUrl ? safeReturnUrl(returnUrl) : ''
  if (!user) return <ProfileWait failed={failed} onRetry={retry} />
  if (user.authStatus !== 2) return <IdentityForm onDone={() => back && location.assign(back)} />
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>认证状态</dt>
          <dd>
            <span className="tag tag-safe">
              <Icon name="verify" />
              已实名
            </span>
          </dd>
        </div>
        <div>
          <dt>真实姓名</dt>
          <dd>{user.realName}</dd>
        </div>
      </dl>
      <p className="muted note">如需更改请联系客服</p>
      {back ? (
        <a className={buttonClass({ kind: 'primary' })} href={back}>
          返回
        </a>
      ) : null}
    </>
  )
}

/** Query: returnUrl. */
export const IdentityHere = withAddress(IdentityPanel, (address) => ({ returnUrl: fromQuery(address, 'returnUrl') }))
