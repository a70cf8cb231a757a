import { LRUCache } from 'lru-cache'
import type { ChatPerson, PresenceMove } from '../../../runtime/live-event'
import { imUidOf } from '../port'

const PEOPLE = 100_000

/** Online status by the latest change: other instances report theirs late, and in any order. */
export function createPresence() {
  const latest = new LRUCache<string, PresenceMove>({ max: PEOPLE })
  return {
    note(person: ChatPerson, move: PresenceMove): void {
      const imUid = imUidOf(person)
      if (move.at >= (latest.get(imUid)?.at ?? 0)) latest.set(imUid, move)
    },
    isOnline: (person: ChatPerson): boolean => latest.get(imUidOf(person))?.isOnline === true,
  }
}
