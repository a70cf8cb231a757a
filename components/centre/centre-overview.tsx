'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { SkeletonRows } from '@/components/ui/skeleton'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { loginPath } from '@/lib/shared/login-path'
import styles from './centre.module.css'
import { FavouritesPanel } from './favourites-panel'
import { type CentreData, loadCentre } from './load-centre'
import { MemberHeader } from './member-header'
import { RecentOrders } from './recent-orders'
import { TodoTiles } from './todo-tiles'
import { useSoldOrders } from './use-sold-orders'
import { useOwnWallet, WalletPanel } from './wallet-panel'

const SLOW_MS = 200

/** First page of the centre: who you are, what waits for you, the latest orders, money, favourites. */
export function CentreOverview() {
  const { data, slow, reload } = useCentre()
  const sold = useSoldOrders()
  const wallet = useOwnWallet()
  const reloadAll = () => {
    reload()
    sold.reload()
    wallet.reload()
  }
  useLiveOrders(reloadAll)
  // all at once: what comes later would move what somebody reads
  const isWhole = (sold.data || sold.error) && (wallet.data || wallet.error)
  if (!data || !isWhole)
    return (
      <section className={`panel ${styles.box}`} aria-busy="true">
        <h1 className="sr">个人中心</h1>
        {slow ? <SkeletonRows rows={6} /> : null}
      </section>
    )
  return (
    <>
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

/** Content stays while it is loaded anew; without any the visitor is sent to the login page. */
function useCentre() {
  const [data, setData] = useState<CentreData | null>(null)
  const [slow, setSlow] = useState(false)
  const shown = useRef(false)
  const reload = useCallback(async () => {
    try {
      const next = await loadCentre()
      shown.current = true
      setProfile(next.user)
      setData(next)
    } catch {
      if (!shown.current) location.assign(loginPath('/center'))
    }
  }, [])
  useEffect(() => {
    void reload()
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [reload])
  return { data, slow, reload: useCallback(() => void reload(), [reload]) }
}
