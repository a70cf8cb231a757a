'use client'

import { useEffect } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import { announceVisitor, clearVisitor, hasToken } from '@/lib/client/visitor'
import { LOGIN_ASKED } from '@/lib/shared/people/login-path'
import { safeReturnUrl } from '@/lib/shared/text/safe-url'

/** Where this visit of the login page should end: a path of this host, never the login itself. */
export function returnTarget(search: string): string {
  const url = safeReturnUrl(new URLSearchParams(search).get('returnUrl'))
  return /^\/(?:login|register)\/?(?:[?#]|$)/.test(url) ? '/' : url
}

/** After login or registration, which have set the cookies. */
export function enterSite(): void {
  announceVisitor()
  location.assign(returnTarget(location.search))
}

/** Says 请先登录 to who was sent here by a members' page. */
export function useLoginPrompt(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(LOGIN_ASKED)) toast({ kind: 'warn', text: '请先登录' })
  }, [])
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
