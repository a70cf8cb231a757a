'use client'

import { useRef } from 'react'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { setFavourite, useFavourite } from './favourite-store'

/** A second click within this time is ignored. */
const LOCK_MS = 1500

/** State and click handler of a heart button. Visitors are sent to the login and return afterwards. */
export function useFollow(goodsSn: string, count: number) {
  const favourite = useFavourite(goodsSn)
  const lockedUntil = useRef(0)
  const handlePress = async () => {
    if (Date.now() < lockedUntil.current || redirectToLogin(location.pathname + location.search)) return
    lockedUntil.current = Date.now() + LOCK_MS
    const follow = !favourite.isFollowed
    try {
      await setFavourite(goodsSn, follow)
      toast({ text: follow ? '已收藏' : '已取消收藏' })
    } catch {
      // the call has already shown the error
    }
  }
  return { isFollowed: favourite.isFollowed, count: favourite.count ?? count, handlePress }
}
