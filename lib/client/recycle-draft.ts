/** What other pages know of an account that its owner wants to sell to the platform. */
interface RecycleDraft {
  gameId: string
  areaId?: string
  facts: Record<string, string>
}

const KEY = 'account-being-recycled'

/** Goes along to the form of a request. */
export function beginRequest(draft: RecycleDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // a full or forbidden storage only costs the draft
  }
}

/** Of this game; no game named: of any. */
export function readRequest(gameId: string): RecycleDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RecycleDraft | null
    return kept && (!gameId || kept.gameId === gameId) ? kept : null
  } catch {
    return null
  }
}

export const dropRequest = (): void => sessionStorage.removeItem(KEY)

export const requestPath = (gameId: string | number): string => `/recycle/request?gid=${gameId}`
