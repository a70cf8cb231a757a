import { normalCount } from './digits'

/** Above it no list has a page. */
const MAX_PAGE = 1000

/**
 * Parses the page in an address. A number above the limit is the last page: as page 1, every such address would be an
 * indexable copy of it.
 */
export function readPage(text: string): number {
  const page = normalCount(text)
  return /^\d+$/.test(page) ? Math.min(MAX_PAGE, Math.max(1, Number(page))) : 1
}
