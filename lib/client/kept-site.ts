import { isRecord, readKept, writeKept } from './kept'

/** What of a site's configuration a tab keeps, and which fields make an entry. */
const SHAPES = {
  footerImages: ['htUrl'],
  topMenu: ['title', 'htUrl'],
  hotGames: ['id', 'name'],
} as const
export type SiteList = keyof typeof SHAPES

/** Keeps what a page was made with; null stands for a configuration that could not be had: what was kept last. */
export function keepSiteList(key: SiteList, given: readonly unknown[] | null): unknown[] {
  if (given) {
    writeKept('session', key, given)
    return [...given]
  }
  const kept = readKept('session', key)
  const isEntry = (entry: unknown) =>
    isRecord(entry) &&
    SHAPES[key].every((field) => entry[field] !== undefined) &&
    Object.values(entry).every((value) => typeof value === 'string' || typeof value === 'number')
  return Array.isArray(kept) && kept.every(isEntry) ? kept : []
}
