'use client'

import { forgetOwn } from '@/lib/client/kept-own'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast, toastLater } from '@/lib/client/toast-store'
import { clearVisitor } from '@/lib/client/visitor'
import { matchRoute } from '@/lib/shared/site/routes'

const SAID = { title: '成功', text: '退出登录成功' } as const

/** Ends the session, then leaves pages that need one. The cookies go even when the server cannot be reached. */
export async function logOut(): Promise<void> {
  try {
    await lazyCall('POST /user/logout', {}, { progress: true })
  } catch {
    // an expired session answers with a refusal; the visitor wanted to be logged out and is
  }
  forgetOwn()
  clearVisitor()
  if (matchRoute(location.pathname)?.route.access !== 'login') return toast(SAID)
  toastLater(SAID)
  location.assign('/')
}
