const KEY = 'agreed'

/**
 * Whether a user accepted the agreement on this device before; asking at every login would train users to accept
 * without reading.
 */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function saveAgreed(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // then it is asked again next time
  }
}
