'use client'

import { useState } from 'react'

/**
 * The filters of a list. `applied` counts the saved views that were applied: the fields, which keep what was typed, start
 * again when it changes.
 */
export function useFilter<Filter extends object>(start: Filter) {
  const [{ filter, applied }, setState] = useState({ filter: start, applied: 0 })
  return {
    filter,
    applied,
    change: (part: Partial<Filter>) => setState((old) => ({ ...old, filter: { ...old.filter, ...part } })),
    apply: (next: Filter) => setState((old) => ({ filter: next, applied: old.applied + 1 })),
  }
}
