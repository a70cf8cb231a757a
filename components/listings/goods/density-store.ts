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

/** Where the browser keeps nothing, the choice lasts for the page. */
let now: Density | undefined

export function setDensity(density: Density): void {
  now = density
  try {
    localStorage.setItem(KEY, density)
  } catch {
    // kept in `now` alone
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How high the rows of lists are in this browser. */
export const useDensity = (): Density =>
  useSyncExternalStore(
    subscribe,
    () => (now ??= read()),
    () => 'dense',
  )
