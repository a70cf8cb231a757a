'use client'

import { useSyncExternalStore } from 'react'

export type Density = 'dense' | 'roomy'
const KEY = 'listDensity'
const listeners = new Set<() => void>()

function read(): Density {
  try {
    return localStorage.getItem(KEY) === 'roomy' ? 'roomy' : 'dense'
  } catch {
    return 'dense'
  }
}

/** Without browser storage, the choice only lasts for the page. */
let now: Density | undefined

export function setDensity(density: Density): void {
  now = density
  try {
    localStorage.setItem(KEY, density)
  } catch {
    // stored in `now` only
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Row height of lists in this browser. */
export const useDensity = (): Density =>
  useSyncExternalStore(
    subscribe,
    () => (now ??= read()),
    () => 'dense',
  )
