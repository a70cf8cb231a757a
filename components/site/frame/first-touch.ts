import { saveSiteLists } from '@/lib/client/site-storage'
import { recordVisit } from '@/lib/client/transit'

/** Tasks deferred until the first interaction, so that they do not slow down page load. */
export function firstTouch(): Promise<void> {
  saveSiteLists()
  return recordVisit()
}
