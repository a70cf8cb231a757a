import type { Bargain } from '@/lib/contract/entities/bargain'
import { isRecord } from './browser-storage'
import { readOwn, writeOwn } from './own-storage'

const KEY = 'bargains'
const MAX_BARGAINS = 60

/** The user's bargain as last returned by the API: prices in yuan, '' if there was no offer. */
export type KnownBargain = Pick<Bargain, 'goodsSn' | 'sellrCounterofferPrice' | 'sellrBargaPrice'>

const isKnown = (entry: unknown): entry is KnownBargain =>
  isRecord(entry) &&
  [entry.goodsSn, entry.sellrCounterofferPrice, entry.sellrBargaPrice].every((value) => typeof value === 'string')

function readAll(): KnownBargain[] {
  const stored = readOwn('local', KEY)
  return Array.isArray(stored) ? stored.filter(isKnown) : []
}

/** Stores bargains returned by the API, newest first. */
export function saveBargains(list: readonly KnownBargain[]): void {
  const fresh = list.map(({ goodsSn, sellrCounterofferPrice, sellrBargaPrice }) => ({
    goodsSn,
    sellrCounterofferPrice,
    sellrBargaPrice,
  }))
  const others = readAll().filter(({ goodsSn }) => fresh.every((one) => one.goodsSn !== goodsSn))
  writeOwn('local', KEY, [...fresh, ...others].slice(0, MAX_BARGAINS))
}

/** Returns the last known prices of the user's bargain for an item, shown while they are being reloaded. */
export const knownBargain = (goodsSn: string): KnownBargain | undefined =>
  readAll().find((entry) => entry.goodsSn === goodsSn)
