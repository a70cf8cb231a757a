import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import pLimit from 'p-limit'
import type { CdnPage, CdnProvider } from './port'

const TIMEOUT_MS = 8000
const AT_ONCE = 8

/** One call with everything that is invalid, for a CDN or a script of one's own: `{urls, tags}` with a bearer token. */
export const createHttpCdn = ({ url, token }: { url: string; token: string }): CdnProvider => ({
  async purge(pages, tags) {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ urls: pages.map((page) => `https://${page.host}${page.url}`), tags }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`cdn: status ${answer.status}`)
  },
})

/** A cache keeps one copy for each. */
const ENCODINGS = ['br', 'gzip', 'identity']

/**
 * Asks for each invalid page once per encoding with a header that makes the cache fetch it again: nginx with `proxy_cache_bypass`, which
 * has no other way to remove a copy.
 */
export const createRefreshCdn = ({ url, token }: { url: string; token: string }): CdnProvider => {
  const few = pLimit(AT_ONCE)
  return {
    purge: async (pages) => {
      await Promise.all(
        pages.flatMap((page) => ENCODINGS.map((encoding) => few(() => refresh(url, token, { page, encoding })))),
      )
    },
  }
}

interface Copy {
  page: CdnPage
  encoding: string
}

function refresh(origin: string, token: string, { page: { host, url }, encoding }: Copy): Promise<void> {
  const { protocol } = new URL(origin)
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  const headers = { host, 'x-cdn-refresh': token, 'accept-encoding': encoding }
  return new Promise((resolve, reject) => {
    send(new URL(url, origin), { headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume().once('end', () => {
        if ((answer.statusCode ?? 500) < 500) resolve()
        else reject(new Error(`cdn: status ${answer.statusCode}`))
      })
    })
      .once('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error('cdn: no answer'))
      })
      .once('error', reject)
      .end()
  })
}
