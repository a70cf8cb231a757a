import type { ServerResponse } from 'node:http'
import type { RequestKind } from '../runtime/metrics'
import { ApiHandler } from './api-handler'
import { staysInSection } from './canonical'
import { LiveHandler } from './live-handler'
import { OpsHandler } from './ops-handler'
import { sendPlain } from './plain-pages'

/**
 * Browsers open connections in advance. One closed for inactivity gets a 408, and a browser that sends a request at
 * that moment retries on another connection; a 400 would be shown to the visitor.
 */
export const statusOf = (error: NodeJS.ErrnoException): string =>
  error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'

/** Kind of request that a path belongs to. */
export function kindOf(path: string): RequestKind {
  if (OpsHandler.takes(path)) return 'ops'
  if (ApiHandler.takes(path)) return staysInSection(path) ? 'api' : 'page'
  if (LiveHandler.takes(path)) return 'live'
  return path.startsWith('/media/') ? 'media' : 'page'
}

export function refuse(res: ServerResponse, status: 400 | 405 | 421, headers: readonly string[] = []): RequestKind {
  sendPlain(res, status, headers)
  return 'refused'
}
