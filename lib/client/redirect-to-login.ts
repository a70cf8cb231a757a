'use client'

import { loginPath } from '@/lib/shared/people/login-path'
import { toastLater } from './toast-store'
import { hasToken } from './visitor'

/** Goes to /login with a toast, 请先登录 by default, when nobody is logged in; true when it did. */
export function redirectToLogin(returnUrl: string, text = '请先登录'): boolean {
  if (hasToken()) return false
  toastLater({ kind: 'warn', text })
  location.assign(loginPath(returnUrl))
  return true
}
