'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { INVITE_COOKIE, INVITE_MS, inviteCodeIn } from '@/lib/shared/money/invite-code'
import { keepFresh } from './keep-fresh'
import { OfflineNotice } from './offline-notice'
import { preloadPictures } from './preload-pictures'
import { retryPictures } from './retry-pictures'

/** What every page does once it runs: keeps an invite code and what the site shows, counts the visit, reloads on F5 or a lost chunk, asks again for lost pictures, tells when the network is gone. */
export function PageStart() {
  useEffect(() => {
    document.documentElement.dataset.settled = ''
    const code = inviteCodeIn(location.search)
    if (code) Cookies.set(INVITE_COOKIE, code, { expires: new Date(Date.now() + INVITE_MS), sameSite: 'lax' })
    // a first touch tells people from robots, and keeps the call out of the way of the page's own loading
    const handleTouch = () => void import('./first-touch').then(({ firstTouch }) => firstTouch()).catch(() => {})
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, handleTouch, { once: true, passive: true })
    const undo = [keepFresh(), retryPictures(), preloadPictures()]
    return () => {
      for (const touch of touches) removeEventListener(touch, handleTouch)
      for (const stop of undo) stop()
    }
  }, [])
  return <OfflineNotice />
}
