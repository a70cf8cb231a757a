import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { INNER_CALLS } from '@/lib/shared/site/inner-calls'
import type { Log } from '../runtime/log'
import { resumeTrace } from '../runtime/trace'
import type { ApiHandler } from './api-handler'
import type { Site } from './pages'
import { sendEnvelope } from './plain-pages'

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer]

interface InnerApiOptions {
  api: ApiHandler
  hosts: { resolve(host: string): Site | undefined }
  log: Log
}

/**
 * Opens the API for renderers: a unix socket that visitors cannot reach, for anonymous public reads. It never returns
 * stale data, not even slightly stale, because it would be cached in a page.
 */
export async function openInnerApi(path: string, { api, hosts, log }: InnerApiOptions): Promise<() => Promise<void>> {
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const host = req.headers.host ?? ''
    const site = hosts.resolve(host)
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://api')
    if (!site || req.method !== 'GET' || pathname !== INNER_CALLS) return sendEnvelope(res, 'UNKNOWN_CALL')
    const paths = searchParams.getAll('path')
    const bodies = await Promise.all(paths.map((path) => api.answerPage(path, { site, host })))
    const answer = Buffer.concat(bodies.flatMap((body, i) => [i > 0 ? COMMA : OPEN, body]).concat(CLOSE))
    res.writeHead(200, ['Content-Type', 'application/json', 'Content-Length', String(answer.length)])
    res.end(answer)
  }
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (req, res) => {
    resumeTrace(req.headers.traceparent?.toString(), () => answer(req, res)).catch((error: unknown) => {
      log.error({ err: error, url: req.url }, 'calls of a page failed')
      if (res.headersSent) res.destroy()
      else sendEnvelope(res, 'SERVER_ERROR')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
