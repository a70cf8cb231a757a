'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'

const RELOADED = 'chunk-reload'
/** One reload a minute at most, so that a chunk that is really gone cannot loop. */
const RELOAD_EVERY_MS = 60_000
const INVITE_DAYS = 30

/** What every page does once it runs: keeps an invite code, and reloads when a piece of an older build is gone. */
export function PageStart() {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('invitecode')
    if (code && /^\w{1,16}$/.test(code)) Cookies.set('invitecode', code, { expires: INVITE_DAYS, sameSite: 'lax' })
    const handleFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = 'reason' in event ? event.reason : event.error
      if (!(error instanceof Error) || !/ChunkLoadError|Loading chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)) return
      if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_EVERY_MS) return
      sessionStorage.setItem(RELOADED, String(Date.now()))
      location.reload()
    }
    addEventListener('error', handleFailure)
    addEventListener('unhandledrejection', handleFailure)
    return () => {
      removeEventListener('error', handleFailure)
      removeEventListener('unhandledrejection', handleFailure)
    }
  }, [])
  return null
}
