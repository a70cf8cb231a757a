import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { refuseLargeBody } from '@/lib/server/front/body-limit'

function request(headers: Record<string, string>) {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return { req, res: new ServerResponse(req) }
}

it('a chunked body above the limit never counts as complete, so a part of it is not parsed as the whole', () => {
  const { req, res } = request({ 'transfer-encoding': 'chunked' })
  expect(refuseLargeBody(req, res, 100)).toBe(false)
  req.push(Buffer.alloc(60))
  expect(res.headersSent).toBe(false)
  req.push(Buffer.alloc(60))
  expect(res.statusCode).toBe(413)
  // Set by the HTTP parser at the end of the message.
  req.complete = true
  req.push(null)
  expect(req.complete).toBe(false)
  req.destroy()
})

it('a chunked body within the limit counts as complete', () => {
  const { req, res } = request({ 'transfer-encoding': 'chunked' })
  refuseLargeBody(req, res, 100)
  req.push(Buffer.alloc(60))
  req.complete = true
  req.push(null)
  expect(req.complete).toBe(true)
  expect(res.headersSent).toBe(false)
})
