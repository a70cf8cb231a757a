import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendEnvelope } from './plain-pages'

const UPLOAD_BYTES = 12 * 1024 * 1024
const OTHER_BYTES = 256 * 1024
const UPLOAD_PATH = /upload/i

export const bodyLimit = (path: string): number => (UPLOAD_PATH.test(path) ? UPLOAD_BYTES : OTHER_BYTES)

/**
 * Returns true if the request was rejected for its size. A body without a declared length is counted as it arrives, and
 * the request is aborted when it passes the limit.
 */
export function refuseLargeBody(req: IncomingMessage, res: ServerResponse, limit: number): boolean {
  const announced = req.headers['content-length']
  if (announced !== undefined) {
    if (Number(announced) <= limit) return false
    refuse(req, res)
    return true
  }
  if (req.headers['transfer-encoding'] !== undefined) countBody(req, res, limit)
  return false
}

function countBody(req: IncomingMessage, res: ServerResponse, limit: number): void {
  const push = req.push.bind(req)
  let seen = 0
  let refused = false
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (refused) {
      // an aborted request never counts as complete; otherwise a reader would take its beginning for the whole body
      if (chunk === null) req.complete = false
      return true
    }
    seen += chunk?.length ?? 0
    if (seen <= limit) return push(chunk, encoding)
    refused = true
    if (!res.headersSent) refuse(req, res)
    return true
  }
}

/**
 * Rejects the request. The rest of the body is read and dropped for a moment, so that the sender can read the response,
 * then the connection is closed.
 */
function refuse(req: IncomingMessage, res: ServerResponse): void {
  sendEnvelope(res, 'TOO_LARGE', ['Connection', 'close'])
  req.resume()
  const timer = setTimeout(() => req.destroy(), 1000)
  timer.unref()
  req.once('close', () => clearTimeout(timer))
}
