'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/kit/icon'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Shown while the network is unavailable; the page stays usable. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="offline" role="status">
      {online ? null : (
        <p>
          <Icon name="alert" />
          网络已断开，已填写的内容不会丢失
        </p>
      )}
    </div>
  )
}
