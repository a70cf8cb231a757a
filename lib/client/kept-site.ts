import { shownLists } from './hooks/use-site-list'
import { isRecord, readKept, writeKept } from './kept'

/** What of a site's configuration a tab keeps, and which fields make an entry. */
const SHAPES = {
  footerImages: ['htUrl'],
  topMenu: ['title', 'htUrl'],
  hotGames: ['id', 'name'],
} as const
export type SiteList = keyof typeof SHAPES

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
