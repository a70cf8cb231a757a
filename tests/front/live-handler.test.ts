import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { LiveHandler } from '@/lib/server/front/live-handler'

it.each([
  ['https://shop.example', true],
  [undefined, true],
  ['https://evil.example', false],
  ['https://shop.example.evil.example', false],
  ['null', false],
])('a live connection to shop.example from origin %s is accepted: %s', (origin, isTaken) => {
  const taken: unknown[] = []
  const room = new LiveHandler((server) => server.on('upgrade', (req) => taken.push(req)))
  const socket = new PassThrough()
  const req = {
    headers: { host: 'shop.example', ...(origin && { origin }) },
    rawHeaders: [],
  } as unknown as IncomingMessage
  room.upgrade(req, socket, Buffer.alloc(0), '203.0.113.1')
  expect(taken.length).toBe(isTaken ? 1 : 0)
  expect(String(socket.read() ?? '').startsWith('HTTP/1.1 403')).toBe(!isTaken)
  socket.destroy()
})
