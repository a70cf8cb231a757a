'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { recordVisit } from '@/lib/client/transit'
import { keepFresh } from './keep-fresh'
import { OfflineNotice } from './offline-notice'
import { retryPictures } from './retry-pictures'

const INVITE_DAYS = 30

/** What every page does once it runs: keeps an invite code, counts the visit, reloads on F5 or a lost chunk, asks again for lost pictures, tells when the network is gone. */
export function PageStart() {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('invitecode')
    if (code && /^\w{1,16}$/.test(code)) Cookies.set('invitecode', code, { expires: INVITE_DAYS, sameSite: 'lax' })
    // a first touch tells people from robots, and keeps the call out of the way of the page's own loading
    const handleTouch = () => void recordVisit()
    addEventListener('pointerdown', handleTouch, { once: true, passive: true })
    addEventListener('keydown', handleTouch, { once: true, passive: true })
    const undo = [keepFresh(), retryPictures()]
    return () => {
      for (const stop of undo) stop()
    }
  }, [])
  return <OfflineNotice />
}
