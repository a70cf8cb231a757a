import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Assets } from '@/lib/server/front/assets'
import { createRendererClient } from '@/lib/server/renderers/renderer-client'
import { SOON } from '../support/soon'
import { openFront } from './world'

const require = createRequire(import.meta.url)
const APP = join(import.meta.dirname, 'fixture-app')
let world: Awaited<ReturnType<typeof openFront>>
let close: () => Promise<void>

beforeAll(async () => {
  execFileSync(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
    cwd: APP,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  })
  vi.stubEnv('NODE_ENV', 'production')
  const next = require('next') as typeof import('next').default
  const app = next({
    dev: false,
    dir: APP,
    customServer: true,
    hostname: 'localhost',
    port: 3000,
    httpServer: createServer(),
    quiet: true,
  })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((req, res) => void handle(req, res))
  const socketPath = join(mkdtempSync(join(tmpdir(), 'front-next-')), 'next.sock')
  await new Promise<void>((done) => server.listen(socketPath, done))
  const { ask, close: hangUp } = createRendererClient(socketPath)
  close = async () => {
    hangUp()
    server.close()
    await app.close()
    rmSync(dirname(socketPath), { recursive: true })
  }
  const assets = await Assets.open({ nextStatic: join(APP, '.next', 'static'), publicDir: join(APP, 'public') })
  world = await openFront({ assets, render: ask })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world?.front.drain(100)
  await close?.()
})

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    (m) => m[1] as string,
  )
const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

it('every inline script of the real framework is allowed, and an injected one in the same form is not', async () => {
  const answer = await world.ask('/?utm=1', { headers: { cookie: 'secret=1' } })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('<p id="cookie">none</p>')
  expect(answer.text).not.toMatch(/nonce="\w/)
  const csp = String(answer.headers['content-security-policy'])
  const scripts = inlineScripts(answer.text)
  const evil = 'self.__next_f.push([1,"evil"])'
  expect(scripts).toContain(evil)
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.filter((script) => !csp.includes(hash(script)))).toEqual([evil])
})

it('two renders of a page are byte-identical, so its ETag stays valid after a refresh', async () => {
  const first = await world.ask('/detail/A1')
  world.purge.publish(['*'])
  expect((await world.ask('/detail/A1')).headers.etag).toBe(first.headers.etag)
})

it('a missing page is a cached 404', async () => {
  const answer = await world.ask('/detail/gone')
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=10'])
  const nowhere = await world.ask('/no/such/page')
  expect(nowhere.status).toBe(404)
  const csp = String(nowhere.headers['content-security-policy'])
  expect(inlineScripts(nowhere.text).filter((script) => !csp.includes(hash(script)))).toEqual([])
})

it('every script of a member page shell is allowed by hash', async () => {
  const answer = await world.ask('/center', { headers: { cookie: 'token=1' } })
  expect([answer.status, answer.text.includes('<h1>centre</h1>')]).toEqual([200, true])
  const csp = String(answer.headers['content-security-policy'])
  const scripts = inlineScripts(answer.text)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((script) => !csp.includes(hash(script)))).toEqual([])
  expect(answer.text).not.toMatch(/nonce="\w/)
})

it('listed scripts are served compressed and immutable, unlisted files are not', async () => {
  const page = await world.ask('/')
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page.text)?.[1] as string
  const first = await world.ask(script)
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  await expect
    .poll(
      async () => (await world.ask(script, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
      SOON,
    )
    .toBe('br')
  for (const path of [
    '/_next/static/../server/app/page.js',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/nope.js',
    '/_next/BUILD_ID',
  ]) {
    expect((await world.ask(path)).status, path).toBe(404)
  }
})
