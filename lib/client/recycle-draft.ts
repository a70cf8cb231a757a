import { dropKept, isRecord } from './kept'
import { readOwn, writeOwn } from './kept-own'

/** What other pages know of an account that its owner wants to sell to the platform. */
interface RecycleDraft {
  gameId: string
  areaId?: string
  facts: Record<string, string>
}

const KEY = 'account-being-recycled'

/** Goes along to the form of a request. */
export function beginRequest(draft: RecycleDraft): void {
  writeOwn('session', KEY, draft)
}

/** Of this game; no game named: of any. */
export function readRequest(gameId: string): RecycleDraft | null {
  const kept = readOwn('session', KEY)
  if (!isRecord(kept) || !isRecord(kept.facts)) return null
  return !gameId || kept.gameId === gameId ? (kept as unknown as RecycleDraft) : null
}

export const dropRequest = (): void => dropKept('session', KEY)

export const requestPath = (gameId: string | number): string => `/recycle/request?gid=${gameId}`
