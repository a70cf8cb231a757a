'use client'

import { useCallback, useRef } from 'react'
import { newIntent } from '../new-intent'

/**
 * Idempotency keys for user actions: the same text gives the same key, so a repeated click after a lost response cannot
 * take effect twice; another text, or `forget` after success, creates a new key.
 */
export function useIntent(): { keyOf: (what: string) => string; forget: () => void } {
  const last = useRef({ what: '', key: '' })
  const keyOf = useCallback((what: string) => {
    if (last.current.key === '' || last.current.what !== what) last.current = { what, key: newIntent() }
    return last.current.key
  }, [])
  const forget = useCallback(() => {
    last.current = { what: '', key: '' }
  }, [])
  return { keyOf, forget }
}
