import { deleteStored, isRecord } from './browser-storage'
import { readOwn, writeOwn } from './own-storage'

/** Data about an account to be recycled, collected by other pages. */
interface RecycleDraft {
  gameId: string
  areaId?: string
  facts: Record<string, string>
}

const KEY = 'account-being-recycled'

/** Passes the draft to the request form. */
export function beginRequest(draft: RecycleDraft): void {
  writeOwn('session', KEY, draft)
}

/** Returns the draft for this game; without a game, for any. */
export function readRequest(gameId: string): RecycleDraft | null {
  const stored = readOwn('session', KEY)
  if (!isRecord(stored) || !isRecord(stored.facts)) return null
  return !gameId || stored.gameId === gameId ? (stored as unknown as RecycleDraft) : null
}

export const dropRequest = (): void => deleteStored('session', KEY)

export const requestPath = (gameId: string | number): string => `/recycle/request?gid=${gameId}`
