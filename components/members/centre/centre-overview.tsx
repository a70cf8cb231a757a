'use client'

import { useEffect } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { RestrictionNotice } from '@/components/members/restriction/restriction-notice'
import { startOf } from '@/components/selling/team/team-start'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ApiError } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { loginPath } from '@/lib/shared/people/login-path'
import { FavouritesPanel } from './favourites-panel'
import { loadCentre } from './load-centre'
import { MemberHeader } from './member-header'
import { RecentOrders } from './recent-orders'
import { TodoTiles } from './todo-tiles'
import { useSoldOrders } from './use-sold-orders'
import { useOwnWallet, WalletPanel } from './wallet-panel'

/** Start page of the account centre: profile, pending tasks, latest orders, money, favourites. */
export function CentreOverview() {
  const centre = useCentre()
  const sold = useSoldOrders()
  const wallet = useOwnWallet()
  const reloadAll = () => {
    centre.reload()
    sold.reload()
    wallet.reload()
  }
  useLiveOrders(reloadAll)
  // all at once, because later parts would move what the user is reading
  const { data } = centre
  const isWhole = (sold.data || sold.error) && (wallet.data || wallet.error)
  if (!data || !isWhole)
    return (
      <section className={`panel ${styles.box}`} aria-busy="true">
        <h1 className="sr">个人中心</h1>
        {centre.slow || sold.slow || wallet.slow ? <SkeletonRows rows={6} /> : null}
      </section>
    )
  return (
    <>
      <RestrictionNotice user={data.user} />
      <MemberHeader user={data.user} />
      <TodoTiles data={data} sold={sold.data?.counts ?? null} />
      <div className={styles.duo}>
        <RecentOrders bought={data} sold={sold} onChanged={reloadAll} />
        <WalletPanel user={data.user} wallet={wallet} />
      </div>
      <FavouritesPanel goods={data.favourites} total={data.favouriteTotal} fallen={data.fallen ?? 0} />
    </>
  )
}

/** If it cannot be loaded at all, the visitor is sent to the login page. */
function useCentre() {
  const loaded = useLoad('centre', async () => {
    const data = await loadCentre().catch((error: unknown) => {
      // the visitor is on the way to the page of the restrictions
      if (error instanceof ApiError && error.reason === 'LOGIN_RESTRICTED') return new Promise<never>(() => {})
      throw error
    })
    setProfile(data.user)
    if (data.user.team) {
      location.replace(startOf(data.user.team.role))
      return new Promise<never>(() => {})
    }
    return data
  })
  const isShut = loaded.error !== '' && !loaded.data
  useEffect(() => {
    if (isShut) location.assign(loginPath('/center'))
  }, [isShut])
  return loaded
}
