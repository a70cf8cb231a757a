'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { Crumb } from '@/components/ui/kit/crumb'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useOwnProfile } from '@/lib/client/hooks/use-profile'
import styles from './request.module.css'

const RequestForm = onDemand(
  () => import('./request-form').then((file) => file.RequestForm),
  <SkeletonRows rows={6} height={40} />,
)

/** A member offers an account or a batch to the platform; unverified members must verify first. */
function RecycleRequestPage({ gameId, isBatch }: { gameId: string; isBatch: boolean }) {
  const { user, failed, retry } = useOwnProfile()
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号回收', href: '/recycle' }, { title: '申请回收' }]} />
      <section className={`panel ${styles.box}`} aria-labelledby="request-h">
        <header className="section-head">
          <h1 id="request-h">申请回收</h1>
          <a className="link" href="/center/buyback">
            我的回收
          </a>
        </header>
        {user ? null : <ProfileWait failed={failed} onRetry={retry} />}
        {user && user.authStatus !== 2 ? (
          <>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁）。账号须为本人实名注册，认证后即可提交。</p>
            <IdentityForm />
          </>
        ) : null}
        {user?.authStatus === 2 ? <RequestForm gameId={gameId} isBatch={isBatch} /> : null}
      </section>
    </div>
  )
}

/** Query, from linking pages: gid, batch. */
export const RecycleRequestHere = withAddress(RecycleRequestPage, (address) => {
  const gid = fromQuery(address, 'gid')
  return { gameId: /^[1-9]\d{0,8}$/.test(gid) ? gid : '', isBatch: fromQuery(address, 'batch') === '1' }
})
