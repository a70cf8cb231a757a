'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useVisitor } from '@/lib/client/hooks/use-visitor'

/** As whom this browser sends cases: the member, or the phone that it proved. */
export function useSender() {
  const visitor = useVisitor()
  const loaded = useLoad(`case sender ${visitor?.userId ?? ''}`, () => call('GET /case/sender', {}))
  return { isLoggedIn: visitor !== null, phone: loaded.data?.phone ?? '', loaded }
}
