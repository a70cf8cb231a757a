import { clearOwn } from '@/lib/client/own-storage'
import { announceVisitor } from '@/lib/client/visitor'

/** Opens a page after the session was replaced: nothing of the former account stays in this browser. */
export function continueAs(path: string): void {
  clearOwn()
  announceVisitor()
  location.assign(path)
}
