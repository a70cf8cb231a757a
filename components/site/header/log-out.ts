'use client'

import { clearVisitor } from '@/lib/client/clear-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import { clearOwn } from '@/lib/client/own-storage'
import { toast, toastLater } from '@/lib/client/toast-store'
import { matchRoute } from '@/lib/shared/site/routes'

const LOGGED_OUT = { title: '成功', text: '退出登录成功' } as const

/**
 * Ends the session, then leaves pages that require one. The cookies are removed even if the server cannot be reached.
 */
export async function logOut(): Promise<void> {
  try {
    await lazyCall('POST /user/logout', {}, { progress: true })
  } catch {
    // an expired session returns an error, but the visitor is logged out as intended
  }
  clearOwn()
  clearVisitor()
  if (matchRoute(location.pathname)?.route.access !== 'login') return toast(LOGGED_OUT)
  toastLater(LOGGED_OUT)
  location.assign('/')
}
