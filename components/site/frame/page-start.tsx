'use client'

import { useEffect } from 'react'
import { INVITE_COOKIE, INVITE_MS, inviteCodeIn } from '@/lib/shared/money/invite-code'
import { keepFresh } from './keep-fresh'
import { OfflineNotice } from './offline-notice'
import { preloadPictures } from './preload-pictures'
import { reportErrors } from './report-errors'
import { retryPictures } from './retry-pictures'

async function storeInviteCode(code: string): Promise<void> {
  const { default: Cookies } = await import('js-cookie')
  Cookies.set(INVITE_COOKIE, code, { expires: new Date(Date.now() + INVITE_MS), sameSite: 'lax' })
}

/**
 * Initialisation of every page: stores an invite code and the site data, counts the visit, reloads on F5 or a missing
 * chunk, retries failed pictures, reports a lost network and errors of the page.
 */
export function PageStart() {
  useEffect(() => {
    document.documentElement.dataset.settled = ''
    const code = inviteCodeIn(location.search)
    if (code) void storeInviteCode(code).catch(() => {})
    // waiting for the first interaction excludes robots, and does not slow down page load
    const handleTouch = () => void import('./first-touch').then(({ firstTouch }) => firstTouch()).catch(() => {})
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, handleTouch, { once: true, passive: true })
    const undo = [keepFresh(), retryPictures(), preloadPictures(), reportErrors()]
    return () => {
      for (const touch of touches) removeEventListener(touch, handleTouch)
      for (const stop of undo) stop()
    }
  }, [])
  return <OfflineNotice />
}
