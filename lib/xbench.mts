import http from 'node:http'
import { Front } from '@/lib/server/front/front'
import { createLog } from '@/lib/server/runtime/log'
import { Metrics } from '@/lib/server/runtime/metrics'
import { PurgeBus } from '@/lib/server/runtime/purge-bus'
const filler = Array.from({ length: 200 }, (_, i) => `<p>${i}${Math.random()}${'x'.repeat(115)}</p>`).join('').slice(0, 29000)
const map = new Map([['localhost', { distId: 1, origin: 'http://localhost:3999' }]])
if (process.argv[2] === 'bare') { const body = Buffer.from(filler); http.createServer((q, s) => { s.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }); s.end(body) }).listen(3998) }
else {
const front = new Front({ log: createLog('warn'), metrics: new Metrics(), purge: new PurgeBus(), hosts: { resolve: (h) => map.get(h.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')) },
  api: { fetch: () => Response.json({ code: 0, msg: '', data: 'pong' }) }, cacheRules: (m, p) => p === '/api/comm/gameList' ? { fresh: 60, stale: 60, tags: [] } : undefined,
  storage: { read: async () => null }, ready: async () => true, pages: async (q, r) => { r.setHeader('content-type', 'text/html; charset=utf-8'); r.end(filler) }, pageCacheMb: 128, trustedProxies: process.argv[3] ?? '' })
await front.listen(3999, '0.0.0.0') }
