'use client'

import { IdentityForm } from '@/components/account/identity-form'
import { ProfileWait } from '@/components/centre/profile-wait'
import { useOwnProfile } from '@/components/centre/use-own-profile'
import { LoadError } from '@/components/ui/load-error'
import { onDemand } from '@/components/ui/on-demand'
import { SkeletonRows } from '@/components/ui/skeleton'
import { fromQuery, withAddress } from '@/components/ui/with-address'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { draftOf } from './publish-draft'
import styles from './seller.module.css'

// the draft lives in the browser: nothing here is rendered on the server
const PublishForm = onDemand(
  () => import('./publish-form').then((file) => file.PublishForm),
  <SkeletonRows rows={5} height={40} />,
)

/** `goodsSn` '' publishes a new item, of `gameId` where that is named; otherwise edits that one. */
export function PublishPage({ goodsSn, gameId = '' }: { goodsSn: string; gameId?: string }) {
  const { user, failed, retry } = useOwnProfile()
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="pub-h">
      <header className="section-head">
        <h1 id="pub-h">{goodsSn ? '编辑商品' : '发布商品'}</h1>
      </header>
      {user ? (
        <Body goodsSn={goodsSn} gameId={gameId} isVerified={user.authStatus === 2} />
      ) : (
        <ProfileWait failed={failed} onRetry={retry} />
      )}
    </section>
  )
}

function Body({ goodsSn, gameId, isVerified }: { goodsSn: string; gameId: string; isVerified: boolean }) {
  if (!isVerified) {
    return (
      <>
        <p className={styles.lead}>请先完成实名认证（年满18周岁），认证后即可发布商品。</p>
        <IdentityForm />
      </>
    )
  }
  return goodsSn ? <EditForm key={goodsSn} goodsSn={goodsSn} /> : <PublishForm goodsSn="" gameId={gameId} />
}

function EditForm({ goodsSn }: { goodsSn: string }) {
  const { data, slow, error, reload } = useLoad(goodsSn, async () => {
    const goods = await call('GET /goods/selfPublishGoodsByGoodsId', { goodsSn }, { progress: true })
    const { fields } = await call('GET /comm/gamefilter', { gameId: String(goods.gameId) }, { progress: true })
    return draftOf(goods, fields)
  })
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return slow ? <SkeletonRows rows={5} height={40} /> : null
  return <PublishForm goodsSn={goodsSn} start={data} />
}

/** Query: goodsSn. */
export const PublishHere = withAddress(PublishPage, (address) => ({
  goodsSn: fromQuery(address, 'goodsSn'),
  gameId: /^[1-9]\d{0,8}$/.test(fromQuery(address, 'gameId')) ? fromQuery(address, 'gameId') : '',
}))
