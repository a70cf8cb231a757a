import { escapeMarkup } from '@/lib/shared/text/escape-markup'

export interface SitemapEntry {
  /** Path on the host, with its query. */
  path: string
  changed?: Date
}

function document(
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const lines = entries.map(
    ({ path, changed }) =>
      `<${item}><loc>${escapeMarkup(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : ''}</${item}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}

/** Addresses of pages (sitemaps.org, at most 50,000). */
export const urlSet = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', origin, entries)
/** Addresses of sitemaps. */
export const sitemapIndex = (origin: string, entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', origin, entries)
