import { keepShown } from '@/lib/client/kept-site'
import { recordVisit } from '@/lib/client/transit'

/** What waits for the first touch of a page, out of the way of its loading. */
export function firstTouch(): Promise<void> {
  keepShown()
  return recordVisit()
}
