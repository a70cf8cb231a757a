'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { ownStore } from '@/lib/client/own-store'

interface Favourite {
  isFollowed: boolean
  /** Count after the user's own change; before that the page's number is used. */
  count?: number
}

/** Items without an entry have not been requested yet. */
type Hearts = Map<string, Favourite>

const NONE: Favourite = { isFollowed: false }
let waiting: string[] = []

const hearts = ownStore<Hearts>(
  () => new Map(),
  async (): Promise<Hearts> => {
    const known = hearts.read()
    const goodsSns = waiting
    waiting = []
    try {
      const { followed } = await lazyCall('GET /user/followState', { goodsSns: goodsSns.join(',') })
      for (const goodsSn of followed) known.set(goodsSn, { ...known.get(goodsSn), isFollowed: true })
    } catch {
      // hearts stay empty; a click shows the error
      for (const goodsSn of goodsSns) if (known.get(goodsSn) === NONE) known.delete(goodsSn)
    }
    return known
  },
)

/** Loads all hearts of a page in one call, after paint. */
function wonder(goodsSn: string): void {
  const known = hearts.read()
  if (known.has(goodsSn)) return
  known.set(goodsSn, NONE)
  waiting.push(goodsSn)
  if (waiting.length === 1) setTimeout(() => hearts.load(true), 50)
}

export function useFavourite(goodsSn: string): Favourite {
  return useSyncExternalStore(
    (listener) => hearts.subscribe(listener, () => wonder(goodsSn)),
    () => hearts.read().get(goodsSn) ?? NONE,
    () => NONE,
  )
}

/** Adds or removes a favourite; rejects like `call`. */
export async function setFavourite(goodsSn: string, follow: boolean): Promise<void> {
  const { followed, favourites } = await lazyCall(
    'POST /user/followGoods',
    { goodsSn, follow: follow ? '1' : '0' },
    { loud: true, progress: true },
  )
  const known = hearts.read()
  hearts.keep(known.set(goodsSn, { isFollowed: followed, count: favourites }))
}
