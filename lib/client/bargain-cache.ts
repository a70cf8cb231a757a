import type { Bargain } from '@/lib/contract/entities/bargain'
import { isRecord } from './kept'
import { readOwn, writeOwn } from './kept-own'

const KEY = 'bargains'
const KEPT = 60

/** How a bargain of the reader stood when it was told last: yuan, '' for what nobody offered. */
export type KnownBargain = Pick<Bargain, 'goodsSn' | 'sellrCounterofferPrice' | 'sellrBargaPrice'>

const isKnown = (entry: unknown): entry is KnownBargain =>
  isRecord(entry) &&
  [entry.goodsSn, entry.sellrCounterofferPrice, entry.sellrBargaPrice].every((value) => typeof value === 'string')

function readAll(): KnownBargain[] {
  const kept = readOwn('local', KEY)
  return Array.isArray(kept) ? kept.filter(isKnown) : []
}

/** Keeps what the API just told, newest first. */
export function keepBargains(list: readonly KnownBargain[]): void {
  const told = list.map(({ goodsSn, sellrCounterofferPrice, sellrBargaPrice }) => ({
    ...{ goodsSn, sellrCounterofferPrice, sellrBargaPrice },
  }))
  const others = readAll().filter(({ goodsSn }) => told.every((one) => one.goodsSn !== goodsSn))
  writeOwn('local', KEY, [...told, ...others].slice(0, KEPT))
}

/** Prices of the reader's bargain for an item as they were told last, to show while they are asked for. */
export const knownBargain = (goodsSn: string): KnownBargain | undefined =>
  readAll().find((entry) => entry.goodsSn === goodsSn)
