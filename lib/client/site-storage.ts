import { isRecord, readStored, writeStored } from './browser-storage'
import { type SiteList, shownLists } from './shown-lists'

/** Required fields of an entry. */
const SHAPES: Readonly<Record<SiteList, readonly string[]>> = {
  footerImages: ['htUrl'],
  topMenu: ['title', 'htUrl'],
  hotGames: ['id', 'name'],
}

/** Caches the lists of this page for the next page of this tab. */
export function saveSiteLists(): void {
  for (const [key, list] of shownLists) writeStored('session', key, list)
}

/** Reads the cached list; empty if its shape is invalid. */
export function readSiteList(key: SiteList): unknown[] {
  const stored = readStored('session', key)
  const isEntry = (entry: unknown) =>
    isRecord(entry) &&
    SHAPES[key].every((field) => entry[field] !== undefined) &&
    Object.values(entry).every((value) => typeof value === 'string' || typeof value === 'number')
  return Array.isArray(stored) && stored.every(isEntry) ? stored : []
}
