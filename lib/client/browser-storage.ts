/** Where a copy is stored: for the tab, or on this device. Both per host. */
type Area = 'session' | 'local'
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** If the storage is full or forbidden, only the copy is lost. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Returns the stored text; '' if there is none. */
export const readText = (area: Area, key: string): string => tried(() => areaOf(area).getItem(key)) ?? ''

export function writeText(area: Area, key: string, text: string): void {
  tried(() => areaOf(area).setItem(key, text))
}

/**
 * Copies and drafts in the browser's storage, as JSON. They may be outdated or from another user, so readers must check
 * their shape. Null if nothing can be read.
 */
export const readStored = (area: Area, key: string): unknown =>
  tried<unknown>(() => JSON.parse(areaOf(area).getItem(key) as string))

export function writeStored(area: Area, key: string, value: unknown): void {
  tried(() => areaOf(area).setItem(key, JSON.stringify(value)))
}

export function deleteStored(area: Area, key: string): void {
  tried(() => areaOf(area).removeItem(key))
}

export const storedKeys = (area: Area): string[] => tried(() => Object.keys(areaOf(area))) ?? []

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
