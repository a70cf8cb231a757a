'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { raiseLateToast, subscribeToasts, type ToastEntry, toastSnapshot } from '@/lib/client/toast-store'

export { toast, toastLater } from '@/lib/client/toast-store'

const ICONS = { done: 'done', warn: 'alert', danger: 'fail', info: 'info' } as const
const NONE: readonly ToastEntry[] = []

/** Mounted once by the root layout; shows messages of `toast()` for 3 seconds, top centre. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, toastSnapshot, () => NONE)
  useEffect(raiseLateToast, [])
  return (
    <div className="toasts" role="status" aria-live="polite">
      {entries.map((entry) => (
        <p key={entry.id} className={entry.kind === 'done' ? 'toast' : `toast is-${entry.kind}`}>
          <Icon name={ICONS[entry.kind]} />
          <span>
            {entry.title ? <b>{entry.title}</b> : null}
            {entry.text}
          </span>
        </p>
      ))}
    </div>
  )
}
