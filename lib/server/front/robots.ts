/**
 * API calls and member pages are not worth crawling. Pages with noindex stay open to crawlers, because they must be
 * read for noindex to be seen.
 */
const CLOSED = ['/api/', '/socket.io/', '/sandbox-pay/', '/center', '/chatSystem', '/customerAssess']

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
