import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pages } from '../renderers/open-next'
import { nonceCsp } from './csp'
import { addRequestHeader, securityHeaders, setHost } from './headers'
import { type ExternalOrigins, type Site, siteHeaders, sourcesOf } from './pages'

/** Pages in development: each request goes to Next unchanged, nothing is cached. */
export class DevPages {
  constructor(
    readonly pages: Pages,
    readonly elsewhere?: ExternalOrigins,
  ) {}

  fresh = (): undefined => undefined

  async answer(req: IncomingMessage, res: ServerResponse, { site, host }: { site: Site; host: string }) {
    const nonce = randomBytes(18).toString('base64url')
    const csp = nonceCsp(nonce, sourcesOf(site, this.elsewhere), true)
    for (const [name, value] of Object.entries({
      ...siteHeaders(site, host),
      'x-nonce': nonce,
      'content-security-policy': csp,
    }))
      if (name !== 'host') addRequestHeader(req, name, value)
    if (site.draft) setHost(req, host)
    const fixed = securityHeaders(site.origin)
    for (let i = 0; i < fixed.length; i += 2) res.setHeader(fixed[i] as string, fixed[i + 1] as string)
    res.setHeader('Content-Security-Policy', csp)
    await this.pages.handle(req, res)
    return 'private' as const
  }
}
