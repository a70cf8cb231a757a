'use client'

import { useCallback, useRef } from 'react'
import { newIntent } from '../new-intent'

/**
 * Idempotency key of what is about to be done: the same words give the same key, so a press after a lost answer cannot act
 * twice; other words, or `forget` after success, start a new one.
 */
export function useIntent(): { keyOf: (what: string) => string; forget: () => void } {
  const kept = useRef({ what: '', key: '' })
  const keyOf = useCallback((what: string) => {
    if (kept.current.key === '' || kept.current.what !== what) kept.current = { what, key: newIntent() }
    return kept.current.key
  }, [])
  const forget = useCallback(() => {
    kept.current = { what: '', key: '' }
  }, [])
  return { keyOf, forget }
}
