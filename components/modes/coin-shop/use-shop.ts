'use client'

import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live'
import { useLoad } from '@/lib/client/hooks/use-load'

/** The current user as a currency merchant; order events update the statistics. */
export function useShop() {
  const loaded = useLoad('coin shop', () => call('GET /quickCoin/getShopQuickCoinInfo', {}))
  useLiveOrders(loaded.reload)
  return loaded
}
