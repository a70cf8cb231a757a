'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

/** The current user as a booster, with what can be spent of the balance for deposits; updates on order events. */
export function useOwnBooster() {
  const loaded = useLoad('own', async () => {
    const [booster, ways] = await Promise.all([
      call('GET /booster/getBoosterInfo', {}),
      call('GET /pay/payMethodShow', {}),
    ])
    return { booster, coin: ways.spendable, hasPayPassword: ways.isPayPassWord }
  })
  useLiveOrders(loaded.reload)
  return loaded
}
export type OwnBooster = NonNullable<ReturnType<typeof useOwnBooster>['data']>
