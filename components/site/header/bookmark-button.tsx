'use client'

import { useRef } from 'react'
import { copyText } from '@/components/ui/kit/copy-text'
import { Icon } from '@/components/ui/kit/icon'
import { toast } from '@/lib/client/toast-store'

/** A second click within this time is ignored. */
const LOCK_MS = 1500

/** API of old browsers; fails where favourites are disabled. */
const addFavourite = (): ((url: string, title: string) => void) | undefined =>
  (window.external as { AddFavorite?: (url: string, title: string) => void } | undefined)?.AddFavorite

/**
 * Most browsers do not let a page add a bookmark: shows the keyboard shortcut, or copies the address where there is no
 * keyboard.
 */
export function BookmarkButton() {
  const lockedUntil = useRef(0)
  const handlePress = async () => {
    if (Date.now() < lockedUntil.current) return
    lockedUntil.current = Date.now() + LOCK_MS
    const { userAgent } = navigator
    const add = addFavourite()
    if (add) {
      try {
        return add(location.origin, document.title)
      } catch {
        return toast({ kind: 'warn', text: '收藏不可用，请手动添加书签' })
      }
    }
    if (/chrome|safari|firefox/i.test(userAgent) && !/mobile/i.test(userAgent)) {
      return toast({ kind: 'info', text: `请按 ${/mac/i.test(userAgent) ? 'Command' : 'Ctrl'}+D 收藏本站` })
    }
    const copied = await copyText(location.origin)
    toast(copied ? { text: '链接已复制，请手动添加到书签' } : { kind: 'warn', text: '链接复制失败，请从地址栏复制' })
  }
  return (
    <button type="button" onClick={() => void handlePress()}>
      <Icon name="star" />
      收藏本站
    </button>
  )
}
