'use client'

import { useRef } from 'react'
import { copyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/lib/client/toast-store'

/** A second press within this time does nothing. */
const LOCK_MS = 1500

/** Browsers let no page add a bookmark: says which keys do, or copies the address where there are none. */
export function BookmarkButton() {
  const lockedUntil = useRef(0)
  const handlePress = async () => {
    if (Date.now() < lockedUntil.current) return
    lockedUntil.current = Date.now() + LOCK_MS
    const { userAgent } = navigator
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
