'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** Until they are loaded. */
const RETRY_MS = 5000

/** What this installation offers, and what can be spent of the balance; null while loading, and while it is not needed. */
export function usePayMethods(isNeeded = true) {
  const { data: ways, reload } = useLoad(isNeeded ? 'pay-methods' : null, () => call('GET /pay/payMethodShow', {}), {
    everyMs: (loaded) => (loaded ? 0 : RETRY_MS),
  })
  return { ways, methods: ways?.methods, reload }
}
