/** Where a copy lives: as long as the tab, or on this device. Both are of this host alone. */
type Area = 'session' | 'local'
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/**
 * Copies and drafts in the browser's storage, as JSON. What stands there may be old or somebody else's: readers check its
 * shape. A storage that is full or forbidden costs the copy and nothing else. Null: nothing that can be read.
 */
export function readKept(area: Area, key: string): unknown {
  try {
    return JSON.parse(areaOf(area).getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeKept(area: Area, key: string, value: unknown): void {
  try {
    areaOf(area).setItem(key, JSON.stringify(value))
  } catch {
    // see readKept
  }
}

export function dropKept(area: Area, key: string): void {
  try {
    areaOf(area).removeItem(key)
  } catch {
    // see readKept
  }
}

export function keptKeys(area: Area): string[] {
  try {
    return Object.keys(areaOf(area))
  } catch {
    return []
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
