const KEY = 'agreed'

/** Somebody who logged in on this device ticked the agreement then; asking again at every login would teach to tick unread. */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function keepAgreed(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // asked again next time
  }
}
