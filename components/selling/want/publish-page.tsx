'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { useOwnProfile } from '@/lib/client/hooks/use-profile'
import styles from './publish.module.css'

const PublishForm = onDemand(
  () => import('./publish-form').then((file) => file.PublishForm),
  <SkeletonRows rows={5} height={40} />,
)

interface Props {
  gameId: string
  goodsTypeId: string
  attrs: string
}

/** Form for a want-to-buy post; unverified members must verify first. */
function WantPublishPage(props: Props) {
  const { user, failed, retry } = useOwnProfile()
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={`panel ${styles.box}`} aria-labelledby="want-h">
        <header className="section-head">
          <h1 id="want-h">发布求购</h1>
          <a className="link" href="/center/buyers/buyWanted">
            我的求购
          </a>
        </header>
        {user ? null : <ProfileWait failed={failed} onRetry={retry} />}
        {user && user.authStatus !== 2 ? (
          <>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁），认证后即可发布求购。</p>
            <IdentityForm />
          </>
        ) : null}
        {user?.authStatus === 2 ? <PublishForm {...props} coin={user.coin} /> : null}
      </section>
    </div>
  )
}

const id = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : '')
/** Query, from lists: gid, gt, attrs. */
export const WantPublishHere = withAddress(WantPublishPage, (address) => ({
  gameId: id(fromQuery(address, 'gid')),
  goodsTypeId: id(fromQuery(address, 'gt')),
  attrs: fromQuery(address, 'attrs').slice(0, 400),
}))
