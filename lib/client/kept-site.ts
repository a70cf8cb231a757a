import { isRecord, readKept, writeKept } from './kept'
import { type SiteList, shownLists } from './shown-lists'

/** Which fields make an entry. */
const SHAPES: Readonly<Record<SiteList, readonly string[]>> = {
  footerImages: ['htUrl'],
  topMenu: ['title', 'htUrl'],
  hotGames: ['id', 'name'],
}

/** Keeps what this page was made with for the next one of this tab. */
export function keepShown(): void {
  for (const [key, list] of shownLists) writeKept('session', key, list)
}

/** What was kept last; nothing where it has another shape. */
export function readSiteList(key: SiteList): unknown[] {
  const kept = readKept('session', key)
  const isEntry = (entry: unknown) =>
    isRecord(entry) &&
    SHAPES[key].every((field) => entry[field] !== undefined) &&
    Object.values(entry).every((value) => typeof value === 'string' || typeof value === 'number')
  return Array.isArray(kept) && kept.every(isEntry) ? kept : []
}
