'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** What this installation offers, and what can be spent of the balance; null while loading, and while it is not needed. */
export function usePayMethods(isNeeded = true) {
  const { data: ways, reload } = useLoad(isNeeded ? 'pay-methods' : null, () => call('GET /pay/payMethodShow', {}))
  return { ways, methods: ways?.methods, reload }
}
