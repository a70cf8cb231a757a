import type { DealFields } from './deal-faults'

const KEY = 'deal-being-proposed'

/** What was typed waits while its writer logs in or is verified. */
export function keepDeal(fields: DealFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...fields, agree: false }))
  } catch {
    // a full or forbidden storage only costs the draft
  }
}

export function readDeal(): DealFields | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as DealFields | null
  } catch {
    return null
  }
}

export const dropDeal = (): void => sessionStorage.removeItem(KEY)
