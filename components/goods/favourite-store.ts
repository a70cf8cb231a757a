'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { hasToken, subscribeVisitor } from '@/lib/client/visitor'

interface Favourite {
  isFollowed: boolean
  /** Count after an own change; before that the page's figure counts. */
  count?: number
}

const NONE: Favourite = { isFollowed: false }
const known = new Map<string, Favourite>()
const listeners = new Set<() => void>()
const asked = new Set<string>()
let waiting: string[] = []

const tell = () => {
  for (const listener of listeners) listener()
}

/** All hearts of a page are asked for in one call, after paint; nobody is asked when nobody is logged in. */
function wonder(goodsSn: string): void {
  if (asked.has(goodsSn) || !hasToken()) return
  asked.add(goodsSn)
  waiting.push(goodsSn)
  if (waiting.length === 1) setTimeout(askAll, 50)
}

async function askAll(): Promise<void> {
  const goodsSns = waiting
  waiting = []
  try {
    const { followed } = await lazyCall('GET /user/followState', { goodsSns: goodsSns.join(',') })
    for (const goodsSn of followed) known.set(goodsSn, { ...known.get(goodsSn), isFollowed: true })
    tell()
  } catch {
    // hearts stay hollow; pressing one says what is wrong
    for (const goodsSn of goodsSns) asked.delete(goodsSn)
  }
}

export function useFavourite(goodsSn: string): Favourite {
  const subscribe = (listener: () => void) => {
    const again = () => wonder(goodsSn)
    listeners.add(listener)
    const stop = subscribeVisitor(again)
    again()
    return () => {
      listeners.delete(listener)
      stop()
    }
  }
  return useSyncExternalStore(
    subscribe,
    () => known.get(goodsSn) ?? NONE,
    () => NONE,
  )
}

/** Adds or removes a favourite; rejects as `call` does. */
export async function setFavourite(goodsSn: string, follow: boolean): Promise<void> {
  const { followed, favourites } = await lazyCall(
    'POST /user/followGoods',
    { goodsSn, follow: follow ? '1' : '0' },
    { loud: true, progress: true },
  )
  asked.add(goodsSn)
  known.set(goodsSn, { isFollowed: followed, count: favourites })
  tell()
}
