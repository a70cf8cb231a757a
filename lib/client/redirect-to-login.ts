'use client'

import { toastLater } from './toast-store'
import { hasToken } from './visitor'

/** Goes to /login with the toast 请先登录 when nobody is logged in; true when it did. */
export function redirectToLogin(returnUrl: string): boolean {
  if (hasToken()) return false
  toastLater({ kind: 'warn', text: '请先登录' })
  location.assign(`/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  return true
}
