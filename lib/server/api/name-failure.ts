import type { ErrorName } from '@/lib/contract/errors'
import { outageOf } from '../db/outage'

/** The error name that a caller gets for an unexpected error: to retry later if the database was unavailable. */
export function nameFailure(error: unknown): ErrorName {
  const outage = outageOf(error)
  if (outage === 'gone') return 'UNAVAILABLE'
  return outage === 'held' ? 'BUSY' : 'SERVER_ERROR'
}
