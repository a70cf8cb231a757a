import type { ErrorName } from '@/lib/contract/errors'
import { outageOf } from '../db/outage'

/** What a caller is told of an error nobody meant: to come back when the database could not do its part. */
export function nameFailure(error: unknown): ErrorName {
  const outage = outageOf(error)
  if (outage === 'gone') return 'UNAVAILABLE'
  return outage === 'held' ? 'BUSY' : 'SERVER_ERROR'
}
