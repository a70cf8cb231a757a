'use client'

import { loginPath } from '@/lib/shared/people/login-path'
import { toastLater } from './toast-store'
import { hasToken } from './visitor'

/** Redirects to /login with a toast (default 请先登录) when no user is logged in; true if it did. */
export function redirectToLogin(returnUrl: string, text = '请先登录'): boolean {
  if (hasToken()) return false
  toastLater({ kind: 'warn', text })
  location.assign(loginPath(returnUrl))
  return true
}
