/** Where a copy lives: as long as the tab, or on this device. Both are of this host alone. */
type Area = 'session' | 'local'
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** A storage that is full or forbidden costs the copy and nothing else. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** A text as it stands there; '' for none. */
export const readText = (area: Area, key: string): string => tried(() => areaOf(area).getItem(key)) ?? ''

export function writeText(area: Area, key: string, text: string): void {
  tried(() => areaOf(area).setItem(key, text))
}

/**
 * Copies and drafts in the browser's storage, as JSON. What stands there may be old or somebody else's: readers check its
 * shape. Null: nothing that can be read.
 */
export const readKept = (area: Area, key: string): unknown =>
  tried<unknown>(() => JSON.parse(areaOf(area).getItem(key) as string))

export function writeKept(area: Area, key: string, value: unknown): void {
  tried(() => areaOf(area).setItem(key, JSON.stringify(value)))
}

export function dropKept(area: Area, key: string): void {
  tried(() => areaOf(area).removeItem(key))
}

export const keptKeys = (area: Area): string[] => tried(() => Object.keys(areaOf(area))) ?? []

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
