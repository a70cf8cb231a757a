import { saveSiteLists } from '@/lib/client/site-storage'
import { recordPage, recordVisit } from '@/lib/client/transit'

/** Tasks deferred until the first interaction with a page, so that they do not slow down its load. */
export async function firstTouch(): Promise<void> {
  saveSiteLists()
  await recordVisit()
  await recordPage()
}
