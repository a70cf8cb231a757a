'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { ownStore } from '@/lib/client/own-store'

interface Favourite {
  isFollowed: boolean
  /** Count after an own change; before that the page's figure counts. */
  count?: number
}

/** Of what was not asked about yet there is no entry. */
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
      // hearts stay hollow; pressing one says what is wrong
      for (const goodsSn of goodsSns) if (known.get(goodsSn) === NONE) known.delete(goodsSn)
    }
    return known
  },
)

/** All hearts of a page are asked for in one call, after paint. */
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

/** Adds or removes a favourite; rejects as `call` does. */
export async function setFavourite(goodsSn: string, follow: boolean): Promise<void> {
  const { followed, favourites } = await lazyCall(
    'POST /user/followGoods',
    { goodsSn, follow: follow ? '1' : '0' },
    { loud: true, progress: true },
  )
  const known = hearts.read()
  hearts.keep(known.set(goodsSn, { isFollowed: followed, count: favourites }))
}
