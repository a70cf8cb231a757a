import { dropKept, isRecord } from '@/lib/client/kept'
import { readOwn, writeOwn } from '@/lib/client/kept-own'
import type { DealFields } from './deal-faults'

const KEY = 'deal-being-proposed'

/** What was typed waits while its writer logs in or is verified. */
export const keepDeal = (fields: DealFields): void => writeOwn('session', KEY, { ...fields, agree: false })

export function readDeal(): DealFields | null {
  const kept = readOwn('session', KEY)
  return isRecord(kept) && typeof kept.gameId === 'string' ? (kept as unknown as DealFields) : null
}

export const dropDeal = (): void => dropKept('session', KEY)
