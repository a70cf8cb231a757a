/**
 * Calls and members' rooms are not worth a visit. Pages that say noindex stay open to crawlers: one that is not read
 * cannot say so.
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
