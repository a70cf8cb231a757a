'use client'

import { useEffect } from 'react'
import { clearVisitor } from '@/lib/client/clear-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import { announceVisitor, hasToken } from '@/lib/client/visitor'
import { LOGIN_REQUIRED } from '@/lib/shared/people/login-path'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'

/** Target after login: a path of this host, never the login itself. */
export function returnTarget(search: string): string {
  const url = safeReturnUrl(new URLSearchParams(search).get('returnUrl'))
  return /^\/(?:login|register)\/?(?:[?#]|$)/.test(url) ? '/' : url
}

/** Continues after login or registration, which have set the cookies. */
export function enterSite(): void {
  announceVisitor()
  location.assign(returnTarget(location.search))
}

/** Shows 请先登录 to visitors redirected from a member page. */
export function useLoginPrompt(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(LOGIN_REQUIRED)) toast({ kind: 'warn', text: '请先登录' })
  }, [])
}

/**
 * Redirects users who are already logged in; removes a stale token, otherwise two pages would redirect back and forth.
 */
export function useAlreadyHere(): void {
  useEffect(() => {
    if (!hasToken()) return
    lazyCall('GET /user/userInfo', {}).then(
      () => location.replace(returnTarget(location.search)),
      (refusal: { reason?: string }) => {
        if (refusal.reason === 'NOT_LOGGED_IN') clearVisitor()
      },
    )
  }, [])
}
