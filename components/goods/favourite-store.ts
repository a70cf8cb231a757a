'use client'

import { useSyncExternalStore } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import { ownStore } from '@/lib/client/own-store'

interface Favourite {
  isFollowed: boolean
  /** Count after an own change; before that the page's figure counts. */
  count?: number
}

interface Hearts {
  known: Map<string, Favourite>
  asked: Set<string>
}

const NONE: Favourite = { isFollowed: false }
let waiting: string[] = []

const hearts = ownStore<Hearts>(
  () => ({ known: new Map(), asked: new Set() }),
  async (): Promise<Hearts> => {
    const own = hearts.read()
    const goodsSns = waiting
    waiting = []
    const { followed } = await lazyCall('GET /user/followState', { goodsSns: goodsSns.join(',') })
    for (const goodsSn of followed) own.known.set(goodsSn, { ...own.known.get(goodsSn), isFollowed: true })
    return own
  },
)

/** All hearts of a page are asked for in one call, after paint. */
function wonder(goodsSn: string): void {
  const { asked } = hearts.read()
  if (asked.has(goodsSn)) return
  asked.add(goodsSn)
  waiting.push(goodsSn)
  if (waiting.length === 1) setTimeout(askAll, 50)
}

function askAll(): void {
  const goodsSns = waiting
  const { asked } = hearts.read()
  hearts.load(true).catch(() => {
    // hearts stay hollow; pressing one says what is wrong
    for (const goodsSn of goodsSns) asked.delete(goodsSn)
  })
}

export function useFavourite(goodsSn: string): Favourite {
  return useSyncExternalStore(
    (listener) => hearts.subscribe(listener, () => wonder(goodsSn)),
    () => hearts.read().known.get(goodsSn) ?? NONE,
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
  const own = hearts.read()
  own.asked.add(goodsSn)
  own.known.set(goodsSn, { isFollowed: followed, count: favourites })
  hearts.keep(own)
}
