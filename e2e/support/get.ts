import { request } from 'node:http'

/** Returns a random IP address, so that each request counts as another visitor for the per-minute rate limits. */
export const anyAddress = (): string => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/**
 * Follows redirects within the host. Unlike browsers, Node resolves *.localhost through DNS, so the host is sent as a
 * header.
 */
export function get(url: URL, hops = 5): Promise<{ status: number; html: string; text: string }> {
  const options = {
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    headers: { host: url.host, 'x-forwarded-for': anyAddress() },
  }
  return new Promise((done, fail) => {
    request(options, (answer) => {
      const { location } = answer.headers
      if (location && hops > 0) {
        answer.resume()
        return done(get(new URL(location, url), hops - 1))
      }
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const isHtml = answer.headers['content-type']?.includes('html')
          const text = Buffer.concat(parts).toString()
          done({ status: answer.statusCode ?? 0, html: isHtml ? text : '', text })
        })
    })
      .on('error', fail)
      .end()
  })
}
