'use client'

import { useSyncExternalStore } from 'react'

/** An item selected for comparison, as shown in the tray. */
export interface Compared {
  sn: string
  title: string
  href: string
  price: string
  /** Address of its picture. */
  picture: string
  gameId: number
}

export const MOST_COMPARED = 4
const KEY = 'compare'
const NONE: readonly Compared[] = []
const listeners = new Set<() => void>()
let cached: readonly Compared[] | undefined

const isCompared = (value: unknown): value is Compared => {
  const one = value as Compared
  return (
    [one?.sn, one?.title, one?.href, one?.price, one?.picture].every((part) => typeof part === 'string') &&
    typeof one.gameId === 'number' &&
    one.href.startsWith('/') &&
    !one.href.startsWith('//') &&
    one.picture.startsWith('/')
  )
}

function read(): readonly Compared[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isCompared).slice(0, MOST_COMPARED) : NONE
  } catch {
    return NONE
  }
}

function keep(list: readonly Compared[]): void {
  cached = list
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // the selection only lasts for this page
  }
  for (const listener of listeners) listener()
}

const snapshot = () => (cached ??= read())

/** Returns an error if the item cannot be added; '' on success. Only goods of one game can be compared. */
export function addCompared(item: Compared): string {
  const list = snapshot()
  if (list.some(({ sn }) => sn === item.sn)) return ''
  if (list.length >= MOST_COMPARED) return `最多对比 ${MOST_COMPARED} 件，先移除一件`
  if (list.some(({ gameId }) => gameId !== item.gameId)) return '只能对比同一个游戏的商品，先清空对比栏'
  keep([...list, item])
  return ''
}

export const removeCompared = (sn: string): void => keep(snapshot().filter((one) => one.sn !== sn))
export const clearCompared = (): void => keep(NONE)

function subscribe(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return
    cached = read()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** Items selected in this browser; empty before scripts have run. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, snapshot, () => NONE)
