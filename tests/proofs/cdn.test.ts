import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRefreshCdn } from '@/lib/server/providers/cdn/http'
import { openFront, page } from '../front/world'
import { ensurePackage } from '../support/ensure-package'
import { freePort } from '../support/program'
import { SOON } from '../support/soon'

const TOKEN = 'the-token-of-yours'
/** Every browser of the test gets the copy of its encoding. */
const ENCODINGS = ['br', 'gzip', 'identity']

let dir: string
let proxy: ChildProcess
let front: Awaited<ReturnType<typeof openFront>>
let port: number
let price = '¥100'
let renders = 0

beforeAll(async () => {
  ensurePackage('nginx', 'nginx-light')
  dir = mkdtempSync(join(tmpdir(), 'cdn-'))
  port = await freePort()
  front = await openFront({
    trustedProxies: '127.0.0.1',
    cdn: createRefreshCdn({ url: `http://127.0.0.1:${port}`, token: TOKEN }),
    render: async () => {
      renders++
      return page(`<html><body><h1>${price}</h1></body></html>`)
    },
  })
  const text = readFileSync('docs/deploy/nginx-cdn.conf', 'utf8')
    .replace('listen 80 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${front.port}`)
    .replace('/var/cache/market', join(dir, 'cache'))
    .replace('http {', 'http {\naccess_log off;')
  const conf = join(dir, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off;\nuser root;\npid ${join(dir, 'nginx.pid')};\nerror_log ${join(dir, 'nginx.log')};\n${text}`,
  )
  proxy = spawn('nginx', ['-c', conf, '-p', dir], { stdio: 'ignore' })
})
afterAll(async () => {
  proxy.kill()
  await front.front.drain(0)
  rmSync(dir, { recursive: true, force: true })
})

const read = async (encoding: string) =>
  (await fetch(`http://localhost:${port}/detail/ZHWZ1000001`, { headers: { 'accept-encoding': encoding } })).text()

it('behind nginx as a CDN, a changed price is seen in seconds, and until then pages come from the cache', async () => {
  await vi.waitFor(async () => expect(await read('br')).toContain('¥100'), SOON)
  for (const encoding of ENCODINGS) expect(await read(encoding)).toContain('¥100')
  const before = renders
  price = '¥88'
  for (let i = 0; i < 20; i++) expect(await read('gzip')).toContain('¥100')
  expect(renders, 'no page was rendered for them').toBe(before)
  front.purge.publish(['goods:ZHWZ1000001'])
  for (const encoding of ENCODINGS) await vi.waitFor(async () => expect(await read(encoding)).toContain('¥88'), SOON)
})
