import { deleteStored, isRecord } from '@/lib/client/browser-storage'
import { readOwn, writeOwn } from '@/lib/client/own-storage'
import type { DealFields } from './deal-errors'

const KEY = 'deal-being-proposed'

/** Saves the input while the user logs in or verifies the identity. */
export const saveDeal = (fields: DealFields): void => writeOwn('session', KEY, { ...fields, agree: false })

export function readDeal(): DealFields | null {
  const stored = readOwn('session', KEY)
  return isRecord(stored) && typeof stored.gameId === 'string' ? (stored as unknown as DealFields) : null
}

export const dropDeal = (): void => deleteStored('session', KEY)
