'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { PayMethodRow } from './pay-mode'

/** What this installation offers; undefined while loading, and while it is not needed. */
export function usePayMethods(isNeeded = true): readonly PayMethodRow[] | undefined {
  const { data } = useLoad(isNeeded ? 'pay-methods' : null, () => call('GET /pay/payMethodShow', {}))
  return data?.methods
}
