'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { subscribeVisitor, type Visitor, visitorSnapshot } from '../visitor'

/**
 * Returns the visitor according to the cookies; null when logged out and during server rendering, so that cached pages
 * are the same for everyone.
 */
export function useVisitor(): Visitor | null {
  const text = useSyncExternalStore(subscribeVisitor, visitorSnapshot, () => '')
  return useMemo(() => (text ? (JSON.parse(text) as Visitor) : null), [text])
}
