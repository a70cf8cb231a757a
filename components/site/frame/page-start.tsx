'use client'

import { useEffect } from 'react'
import { OfflineNotice } from './offline-notice'
import { reloadOnce } from './reload-once'
import { retryPictures } from './retry-pictures'
import { watchFailures } from './watch-failures'

/**
 * Initialisation of every page: stores an invite code and the site data, counts the visit, reloads once on F5 or for a
 * missing chunk, retries failed pictures, reports a lost network and errors of the page.
 */
export function PageStart() {
  useEffect(() => {
    document.documentElement.dataset.settled = ''
    const { search } = location
    // few addresses have one, so its code is no part of every page
    if (search.includes('invitecode'))
      void import('./store-invite-code').then(({ storeInviteCode }) => storeInviteCode(search)).catch(() => {})
    // waiting for the first interaction excludes robots, and does not slow down page load
    const handleTouch = () => void import('./first-touch').then(({ firstTouch }) => firstTouch()).catch(() => {})
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) addEventListener(touch, handleTouch, { once: true, passive: true })
    // what is visible without scrolling is loaded anyway
    const handleScroll = () =>
      void import('./preload-pictures').then(({ preloadPictures }) => preloadPictures()).catch(() => {})
    addEventListener('scroll', handleScroll, { once: true, passive: true })
    const undo = [watchFailures(), reloadOnce(), retryPictures()]
    return () => {
      for (const touch of touches) removeEventListener(touch, handleTouch)
      removeEventListener('scroll', handleScroll)
      for (const stop of undo) stop()
    }
  }, [])
  return <OfflineNotice />
}
