'use client'

import { useEffect } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { rememberVisitor } from '@/lib/client/remember-visitor'
import { clearVisitor, hasToken } from '@/lib/client/visitor'
import type { LoginResult } from '@/lib/contract/entities/user'
import { safeReturnUrl } from '@/lib/shared/safe-url'

/** Where this visit of the login page should end: a path of this host, never the login itself. */
export function returnTarget(search: string): string {
  const url = safeReturnUrl(new URLSearchParams(search).get('returnUrl'))
  return /^\/(?:login|register)\/?(?:[?#]|$)/.test(url) ? '/' : url
}

/** After login or registration. */
export function enterSite(login: LoginResult, account: string): void {
  rememberVisitor(login, account)
  location.assign(returnTarget(location.search))
}

/** Somebody who is logged in already goes on; a stale token is forgotten, or two pages would send the visitor to and fro. */
export function useAlreadyHere(): void {
  useEffect(() => {
    if (!hasToken()) return
    lazyCall('GET /user/userInfo', {}).then(
      () => location.replace(returnTarget(location.search)),
      (refusal: { code?: number }) => {
        if (refusal.code === 1) clearVisitor()
      },
    )
  }, [])
}
