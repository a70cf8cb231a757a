import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { deferred } from '../support/deferred'
import { SOON } from '../support/soon'
import { openFront, page, picturesOnly } from './world'

type World = Awaited<ReturnType<typeof openFront>>
let open: World | undefined
const world = async (more?: Parameters<typeof openFront>[0]): Promise<World> => (open = await openFront(more))
afterEach(async () => {
  await open?.front.drain(100)
  open = undefined
})

describe('public pages through the front server', () => {
  it('no visitor headers or cookies reach a cacheable render', async () => {
    const { ask, seen } = await world()
    await ask('/wares?gid=177&evil=<x>&_rsc=1', {
      headers: {
        cookie: 'token=secret',
        authorization: 'secret',
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-state-tree': 'x',
        'next-action': 'x',
        'x-middleware-subrequest': 'middleware',
        'x-middleware-rewrite': 'http://evil',
        'x-forwarded-host': 'evil.com',
        'x-forwarded-for': '6.6.6.6',
        'x-dist-origin': 'https://evil.example',
        'x-nonce': 'mine',
        'content-security-policy': 'x',
        'user-agent': 'visitor',
        'x-anything': 'secret',
      },
    })
    expect(seen).toHaveLength(1)
    expect(seen[0]?.url).toBe('/wares?gid=177')
    const all = JSON.stringify(seen[0])
    for (const bad of ['secret', 'evil', '6.6.6.6', 'visitor', 'mine', 'rsc"', 'next-', 'x-middleware'])
      expect(all).not.toContain(bad)
    expect(seen[0]?.headers).toMatchObject({ host: 'localhost', 'x-dist-origin': 'http://localhost' })
  })

  it('a public page is rendered once, with identical bytes for everybody', async () => {
    const { ask, seen } = await world()
    const first = await ask('/wares?page=2&gid=1', { headers: { cookie: 'token=a' } })
    const others = await Promise.all(
      ['/wares?gid=1&page=2', '/wares?gid=1&page=2&utm=9', '/wares/?page=2&gid=1'].map((path) => ask(path)),
    )
    for (const other of others) expect(other.text).toBe(first.text)
    expect(seen).toHaveLength(1)
  })

  it('hosts of one distributor share a render, different distributors never do', async () => {
    const { ask, seen } = await world()
    const one = await ask('/')
    const alsoOne = await ask('/', { headers: { host: 'also-one.localhost' } })
    const two = await ask('/', { headers: { host: 'two.localhost:8080' } })
    expect(alsoOne.text).toBe(one.text)
    expect(two.text).not.toBe(one.text)
    expect(two.headers.etag).not.toBe(one.headers.etag)
    expect(seen.map((s) => s.headers.host)).toEqual(['localhost', 'two.localhost'])
    expect(two.headers['strict-transport-security']).toBeDefined()
    expect(one.headers['strict-transport-security']).toBeUndefined()
  })

  it('public pages are compressed as accepted, with an ETag per encoding, and answered 304 if unchanged', async () => {
    const { ask } = await world()
    const plain = await ask('/')
    await expect
      .poll(async () => (await ask('/', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'], SOON)
      .toBe('br')
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gz = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
    const none = await ask('/', { headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } })
    expect([br.headers['content-encoding'], gz.headers['content-encoding'], none.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(gunzipSync(gz.body).toString()).toBe(plain.text)
    expect(new Set([plain, br, gz].map((a) => a.headers.etag)).size).toBe(3)
    for (const answer of [plain, br, gz]) expect(answer.headers.vary).toBe('Accept-Encoding')
    const again = await ask('/', { headers: { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, br.headers.etag])
    const wrongForm = await ask('/', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(br.headers.etag) },
    })
    expect(wrongForm.status).toBe(200)
    expect((await ask('/', { headers: { 'if-none-match': `"old", W/${plain.headers.etag}` } })).status).toBe(304)
  })

  it('a public page has a CSP with exactly its own scripts, and no nonce', async () => {
    const { ask } = await world()
    const answer = await ask('/')
    const hash = createHash('sha256').update("self.__next_f.push([1,'x'])").digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(answer.text).not.toContain('nonce')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('a purged page is rendered again on the next request', async () => {
    const { ask, seen, purge } = await world()
    await ask('/detail/A1')
    await ask('/detail/A1')
    purge.publish(['goods:B2'])
    await ask('/detail/A1')
    expect(seen).toHaveLength(1)
    purge.publish(['goods:A1'])
    await ask('/detail/A1')
    expect(seen).toHaveLength(2)
  })

  it('a page with an over-long parameter is rendered but not cached', async () => {
    const { ask, seen } = await world()
    const path = `/wares?keyWord=${'x'.repeat(300)}`
    const answers = [await ask(path), await ask(path)]
    expect(seen).toHaveLength(2)
    expect(answers.map((a) => [a.status, a.headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ])
  })

  it('a page that sets a cookie is not cached and its cookie is dropped', async () => {
    let renders = 0
    const { ask } = await world({
      render: async () => {
        renders += 1
        return page('x', { headers: { 'content-type': 'text/html', 'set-cookie': ['a=b'] } })
      },
    })
    const answers = [await ask('/'), await ask('/')]
    expect(renders).toBe(2)
    for (const answer of answers)
      expect([answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
  })

  it('a failed page returns 500 without a stack trace and is retried', async () => {
    let renders = 0
    const { ask } = await world({
      render: async () => {
        renders += 1
        throw new Error('secret detail')
      },
    })
    for (const answer of [await ask('/'), await ask('/')]) {
      expect(answer.status).toBe(500)
      expect(answer.text).not.toContain('secret detail')
      expect(answer.text).toContain('服务器暂时无法访问了')
    }
    expect(renders).toBe(2)
  })

  it('unknown pages share one render, and missing files are not rendered', async () => {
    const { ask, seen } = await world()
    const answers = await Promise.all(['/nowhere/1', '/nowhere/2', '/wares/../x'].map((path) => ask(path)))
    expect(answers.map((a) => a.status)).toEqual([404, 404, 404])
    expect(seen).toHaveLength(1)
    expect((await ask('/wp-login.php')).status).toBe(404)
    expect((await ask('/_next/image?url=http://169.254.169.254/')).status).toBe(404)
    expect((await ask('/_next/data/x/index.json')).status).toBe(404)
    expect(seen).toHaveLength(1)
  })
})

describe('member pages through the front server', () => {
  it('member pages are one shell for all members, without personal data and with hashed scripts only', async () => {
    const { ask, seen } = await world()
    const first = await ask('/center?a=1', { headers: { cookie: 'x=1; token=secret-a', 'x-nonce': 'mine' } })
    const second = await ask('/center', { headers: { cookie: 'token=secret-b', authorization: 'secret-b' } })
    expect(seen).toHaveLength(1)
    expect(second.text).toBe(first.text)
    expect(seen[0]?.url).toBe('/center')
    expect(JSON.stringify(seen)).not.toMatch(/secret|mine/)
    expect(first.text).not.toContain('nonce')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['content-security-policy']).toMatch(/'sha256-/)
    expect(first.headers['speculation-rules']).toBeUndefined()
  })

  it('member pages are rendered once regardless of their parameters', async () => {
    const { ask, seen } = await world()
    for (const sn of ['A1', 'B2', '%3Cx%3E'])
      await ask(`/wares/${sn}/order?goodsNum=${sn}`, { headers: { cookie: 'token=a' } })
    expect(seen.map(({ url }) => url)).toEqual(['/wares/-/order'])
  })

  it('a member page without a token redirects to the login with a return URL', async () => {
    const { ask, seen } = await world()
    await ask('/center/sell?goodsSn=A1', { headers: { cookie: 'token=a' } })
    for (const cookie of ['', 'token=', 'tokens=a', 'xtoken=a']) {
      const answer = await ask('/center/sell?goodsSn=A1', { headers: { cookie } })
      expect([answer.status, answer.headers.location, answer.headers['cache-control']], cookie).toEqual([
        307,
        '/login?returnUrl=%2Fcenter%2Fsell%3FgoodsSn%3DA1&asked=1',
        'no-store',
      ])
    }
    expect(seen).toHaveLength(1)
  })
})

describe('other routes of the front server', () => {
  it('private media require a permission and are not cached publicly', async () => {
    const storage = picturesOnly(async () => ({
      body: Buffer.from('picture'),
      contentType: 'image/webp',
      etag: 'e1',
    }))
    const guarded = await openFront({
      storage,
      readersOf: (key, query) => (key.startsWith('evidence/') ? (query === 'sign=right' ? 'holder' : 'none') : 'all'),
    })
    expect((await guarded.ask('/media/evidence/a.webp')).status).toBe(404)
    expect((await guarded.ask('/media/evidence/a.webp?sign=wrong')).status).toBe(404)
    expect((await guarded.ask('/media/evidence/a.webp?sign=right')).headers['cache-control']).toBe(
      'private, max-age=600',
    )
    expect((await guarded.ask('/media/goods/a.webp')).headers['cache-control']).toContain('public')
    await guarded.front.drain(100)
  })

  it('media responses are immutable and cannot run scripts', async () => {
    const { ask } = await world()
    const found = await ask('/media/art/a.svg')
    expect(found.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await ask('/media/art/a.svg', { headers: { 'if-none-match': '"v1"' } })).status).toBe(304)
    for (const bad of ['/media/../secret', '/media/art/%2e%2e/a.svg', '/media//etc/passwd', '/media/art/b.svg'])
      expect((await ask(bad)).status).toBe(404)
  })

  it('health, readiness and metrics endpoints respond', async () => {
    let isReady = false
    const { ask } = await world({ ready: async () => isReady })
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(503)
    isReady = true
    expect((await ask('/readyz')).status).toBe(200)
    await ask('/')
    await ask('/')
    const figures = (await ask('/metrics')).text
    expect(figures).toContain('http_requests_total{kind="page",status="200"} 2')
    expect(figures).toContain('page_cache_lookups_total{cache="fixed",result="hit"} 1')
    expect(figures).toMatch(/page_cache_bytes\{cache="fixed"\} [1-9]/)
    expect((await ask('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(404)
  })

  it('metrics answer anybody who has their token, and no one else behind a proxy', async () => {
    const { ask } = await world({ metricsToken: 'a long enough token' })
    const asked = (authorization: string) =>
      ask('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9', authorization } }).then(({ status }) => status)
    expect(await asked('Bearer a long enough token')).toBe(200)
    for (const wrong of ['Bearer a long enough tokem', 'Bearer ', 'a long enough token'])
      expect(await asked(wrong)).toBe(404)
    expect(
      (await (await world()).ask('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer ' } }))
        .status,
    ).toBe(404)
  })

  it('a proxy on this machine learns which hosts may have a certificate, and no one else does', async () => {
    const { ask } = await world()
    const of = async (query: string, headers?: Record<string, string>) =>
      (await ask(`/ops/host${query}`, { headers })).status
    expect(await of('?domain=two.localhost')).toBe(200)
    for (const query of ['?domain=stranger.example', '?domain=127.0.0.1', '?domain=', '', '?domain=%00'])
      expect(await of(query)).toBe(403)
    expect(await of('?domain=two.localhost', { 'x-forwarded-for': '9.9.9.9' })).toBe(404)
  })
})

it('draining finishes a running request, rejects new connections, and ends with the last request', async () => {
  const begun = deferred<void>()
  const answer = deferred<Response>()
  const { front, ask } = await openFront({
    api: {
      fetch: () => {
        begun.resolve()
        return answer.promise
      },
    },
  })
  const running = ask('/api/slow')
  await begun.promise
  // Longer than a test may take, so that the limit does not end it.
  const drained = front.drain(600_000)
  await expect(ask('/healthz')).rejects.toThrow(/ECONNREFUSED/)
  answer.resolve(Response.json({ code: 0, msg: '', data: 'done' }))
  expect((await running).text).toContain('done')
  await drained
})
