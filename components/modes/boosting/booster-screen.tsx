'use client'

import { useState } from 'react'
import { IdentityForm } from '@/components/people/account/identity-form'
import { ProfileWait } from '@/components/people/account/profile-wait'
import { Alert } from '@/components/ui/kit/alert'
import { buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { reloadProfile, useOwnProfile } from '@/lib/client/hooks/use-profile'
import { toast } from '@/lib/client/toast-store'
import type { BoosterInfo } from '@/lib/contract/entities/booster'
import { BoosterProfile } from './booster-profile'
import styles from './boosting-page.module.css'
import { DepositForm } from './deposit-form'
import { TakeablePosts } from './takeable-posts'
import { useOwnBooster } from './use-own-booster'

const BoosterForm = onDemand(() => import('./booster-form').then((file) => file.BoosterForm), <SkeletonRows rows={4} />)

/** A booster's page: application, deposit, then the works available to accept. */
export function BoosterScreen() {
  const { user, failed, retry } = useOwnProfile()
  const own = useOwnBooster()
  return (
    <>
      <section className={`panel ${styles.box}`} aria-labelledby="booster-h">
        <header className="section-head">
          <h1 id="booster-h">我是打手</h1>
          {user?.isBooster === 1 ? (
            <div className={styles.ways}>
              <a className={buttonClass({ size: 'sm' })} href="/center/boosting/boosterOrder">
                代练订单
              </a>
              <a className={buttonClass({ size: 'sm' })} href="/center/boosting/setMeal">
                我的套餐
              </a>
            </div>
          ) : null}
        </header>
        {user ? null : <ProfileWait failed={failed} onRetry={retry} />}
        {user && user.authStatus !== 2 ? (
          <>
            <p className={styles.lead}>请先完成实名认证（年满 18 周岁），认证后即可申请成为打手。</p>
            <IdentityForm />
          </>
        ) : null}
        {user?.authStatus === 2 ? <Standing own={own} /> : null}
      </section>
      {user?.isBooster === 1 && (own.data || own.error) ? <TakeablePosts /> : null}
    </>
  )
}

function Standing({ own: { data, slow, error, reload } }: { own: ReturnType<typeof useOwnBooster> }) {
  const [isEditing, setEditing] = useState(false)
  const handleSaved = (state: BoosterInfo['state']) => {
    toast({ text: state === 'unpaid' ? '申请已提交，缴纳保证金后就能接单' : '资料已保存' })
    setEditing(false)
    reload()
  }
  const handlePaid = () => {
    toast({ text: '保证金已缴纳，可以接单了' })
    void reloadProfile()
    reload()
  }
  if (!data)
    return (
      <>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={4} /> : null}
      </>
    )
  const { booster } = data
  if (booster.state === 'none') return <BoosterForm booster={booster} onSaved={handleSaved} />
  return (
    <>
      {booster.state === 'suspended' ? (
        <Alert kind="danger">接单资格已暂停：不能接新单，进行中的订单照常结算。有疑问请联系客服。</Alert>
      ) : null}
      {booster.state === 'unpaid' ? <DepositForm own={data} onPaid={handlePaid} /> : null}
      {isEditing ? (
        <BoosterForm booster={booster} onSaved={handleSaved} onCancel={() => setEditing(false)} />
      ) : (
        <BoosterProfile booster={booster} onEdit={() => setEditing(true)} />
      )}
    </>
  )
}
