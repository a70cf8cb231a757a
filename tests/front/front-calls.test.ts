import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SOON } from '../support/soon'
import { openFront, openRaw, raw } from './world'

type World = Awaited<ReturnType<typeof openFront>>
let open: World | undefined
const world = async (more?: Parameters<typeof openFront>[0]): Promise<World> => {
  open = await openFront(more)
  return open
}
afterEach(async () => {
  await open?.front.drain(100)
  open = undefined
})

describe('front server refusals', () => {
  it('421 for an unknown host, on every kind of URL', async () => {
    const { ask, seen, calls } = await world()
    for (const path of [
      '/',
      '/center',
      '/api/comm/gameList',
      '/api/x',
      '/media/art/a.svg',
      '/socket.io/',
      '/dev/sms',
    ]) {
      expect((await ask(path, { headers: { host: 'evil.example' } })).status, path).toBe(421)
      expect(
        (await ask(path, { headers: { host: 'evil.example', 'x-forwarded-host': 'localhost' } })).status,
        path,
      ).toBe(421)
    }
    expect([seen.length, calls.length]).toEqual([0, 0])
  })

  it('400 for absolute-form targets and invalid hosts', async () => {
    const { port, seen } = await world()
    expect(await raw(port, 'GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(port, 'GET http://evil/wares HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: local"host\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    expect(seen).toHaveLength(0)
  })

  it('408 for an unused preconnection, which browsers retry, and 400 for an invalid request', async () => {
    const { front } = await world()
    const answerTo = (code: string) => {
      const socket = new PassThrough()
      front.server.emit('clientError', Object.assign(new Error(code), { code }), socket)
      return String(socket.read())
    }
    expect(answerTo('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n\r\n$/)
    expect(answerTo('HPE_INVALID_METHOD')).toMatch(/^HTTP\/1.1 400 .*\r\nConnection: close\r\n\r\n$/)
  })

  it('400 for two Host headers, on every kind of URL', async () => {
    const { port, seen, calls } = await world()
    for (const path of ['/', '/api/comm/gameList', '/api/user/userInfo'])
      expect(await raw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: two.localhost\r\n\r\n`), path).toMatch(
        /^HTTP\/1.1 400/,
      )
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13'
    expect(
      await raw(port, `GET /socket.io/ HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n${upgrade}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 404/)
    expect([seen.length, calls.length]).toEqual([0, 0])
  })

  it('404 when dot segments lead from one area into another', async () => {
    const { port, calls } = await world()
    for (const path of ['/sandbox-pay/../dev/sms', '/sandbox-pay/%2e%2e/dev/sms', '/api/..\\dev/sms', '/dev/../api/x'])
      expect(await raw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`), path).toMatch(/^HTTP\/1.1 404/)
    expect(calls).toHaveLength(0)
    expect(await raw(port, 'GET /dev/sms HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 200/)
  })

  it('503 above the maximum of live connections per IP address', async () => {
    const { port } = await world({
      attachLive: (server) => {
        server.on('request', () => {})
        server.on('upgrade', (_, socket) => {
          socket.resume().write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
          socket.on('end', () => socket.end())
        })
      },
    })
    const upgrade = 'GET /socket.io/ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    const answers = await Promise.all(Array.from({ length: 220 }, () => openRaw(port, upgrade)))
    expect(answers.filter(({ head }) => head.startsWith('HTTP/1.1 101'))).toHaveLength(200)
    expect(answers.filter(({ head }) => head.startsWith('HTTP/1.1 503'))).toHaveLength(20)
    for (const { socket } of answers) socket.destroy()
    await expect.poll(() => raw(port, upgrade), SOON).toMatch(/^HTTP\/1.1 101/)
  })

  it('405 for any method but GET and HEAD on a page', async () => {
    const { ask, seen } = await world()
    for (const path of ['/', '/center', '/login'])
      expect(
        (await ask(path, { method: 'POST', headers: { 'next-action': 'a'.repeat(40) }, body: Buffer.from('[]') }))
          .status,
      ).toBe(405)
    expect(seen).toHaveLength(0)
  })

  it('413 in the envelope for large bodies, announced or not, with a higher limit for uploads', async () => {
    const { ask, calls } = await world()
    const big = Buffer.alloc(300 * 1024)
    const announced = await ask('/api/user/login', {
      method: 'POST',
      headers: { 'content-length': String(big.length) },
      body: big,
    })
    expect([announced.status, JSON.parse(announced.text)]).toEqual([
      413,
      { code: 413, name: 'TOO_LARGE', msg: '提交的内容过大', data: null },
    ])
    expect(calls).toHaveLength(0)
    const chunked = await ask('/api/user/login', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: Array.from({ length: 300 }, () => Buffer.alloc(1024)),
    })
    expect([chunked.status, JSON.parse(chunked.text).code]).toEqual([413, 413])
    const upload = await ask('/api/comm/uploadImage', { method: 'POST', body: big })
    expect([upload.status, JSON.parse(upload.text).data.body]).toEqual([200, big.length])
    const small = await ask('/api/user/login', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: [Buffer.alloc(1000), Buffer.alloc(24)],
    })
    expect(JSON.parse(small.text).data.body).toBe(1024)
  })

  it('a request rejected for its size is not answered twice when the API aborts reading it', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => printed.mockRestore())
    let ended: Promise<unknown> | undefined
    const { ask } = await world({
      api: {
        fetch: (req) => {
          ended = req.arrayBuffer()
          return ended.then(
            () => Response.json({}),
            () => Response.json({ code: 500 }),
          ) as Promise<Response>
        },
      },
    })
    const body = Array.from({ length: 300 }, () => Buffer.alloc(1024))
    const { status } = await ask('/api/user/login', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body,
    })
    expect(status).toBe(413)
    await expect(ended).rejects.toThrow()
    await nextTurn()
    expect(printed).not.toHaveBeenCalled()
  })

  it('rejects upgrades except for the live connection', async () => {
    const { port } = await world()
    const upgrade = (path: string, host = 'localhost') =>
      raw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      )
    expect(await upgrade('http://169.254.169.254/')).toMatch(/^HTTP\/1.1 404/)
    expect(await upgrade('/_next/webpack-hmr')).toMatch(/^HTTP\/1.1 404/)
  })

  it('an upgrade loses headers that only the front server may set, and nothing else', async () => {
    let met: { forwarded: unknown; raw: string[] } | undefined
    const { port } = await world({
      attachLive: (server) => {
        server.on('upgrade', (req, socket) => {
          met = { forwarded: req.headers['x-forwarded-for'], raw: req.rawHeaders }
          socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
        })
      },
    })
    const forged = 'X-Forwarded-For: 6.6.6.6\r\nX-Dist-Origin: https://evil.example\r\nX-Client-IP: 6.6.6.6'
    const request = `GET /socket.io/ HTTP/1.1\r\nHost: localhost\r\n${forged}\r\nConnection: Upgrade\r\nUpgrade: websocket`
    expect(await raw(port, `${request}\r\n\r\n`)).toMatch(/^HTTP\/1.1 101/)
    expect(met?.forwarded).toBeUndefined()
    expect(met?.raw.join(' ')).not.toMatch(/6\.6\.6\.6|evil/)
  })
})

describe('API calls through the front server', () => {
  it('a public API call is requested once for all visitors, without cookies', async () => {
    const { ask, calls, purge } = await world()
    const first = await ask('/api/comm/gameList?b=2&a=1', {
      headers: { cookie: 'token=secret', authorization: 'secret' },
    })
    const second = await ask('/api/comm/gameList?a=1&b=2&unread=1')
    expect(second.text).toBe(first.text)
    for (const way of ['/api/comm/%67ameList', '/api/x/../comm/gameList', '/api/x/%2e%2e/comm/gameList'])
      expect((await ask(`${way}?a=1&b=2`)).text).toBe(first.text)
    const head = await ask('/api/comm/gameList?a=1&b=2', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', first.headers['content-length']])
    expect(calls).toHaveLength(1)
    expect([calls[0]?.headers.get('cookie'), calls[0]?.headers.get('authorization')]).toEqual([null, null])
    await ask('/api/comm/gameList?a=1&b=2', { headers: { host: 'two.localhost' } })
    expect(calls).toHaveLength(2)
    purge.publish(['games'])
    await ask('/api/comm/gameList?a=1&b=2')
    expect(calls).toHaveLength(3)
  })

  it('a failed API response is not cached', async () => {
    let n = 0
    const { ask } = await world({ api: { fetch: () => Response.json({ code: n++ ? 0 : 500, msg: '', data: null }) } })
    expect((await ask('/api/comm/gameList')).text).toContain('500')
    expect((await ask('/api/comm/gameList')).text).toContain('"code":0')
  })

  it('client headers are set by the front server, not taken from the visitor', async () => {
    const { ask, calls } = await world()
    const answer = await ask('/api/user/userInfo', {
      headers: {
        cookie: 'token=a',
        'x-client-ip': '6.6.6.6',
        'x-client-proto': 'https',
        'x-request-id': 'forged',
        'x-forwarded-for': '6.6.6.6',
        'x-front-fill': '1',
      },
    })
    const headers = calls[0]?.headers as Headers
    expect(headers.get('cookie')).toBe('token=a')
    expect([
      headers.get('x-client-ip'),
      headers.get('x-client-proto'),
      headers.get('x-forwarded-for'),
      headers.get('x-front-fill'),
    ]).toEqual(['127.0.0.1', null, null, null])
    expect(headers.get('x-request-id')).toBe(answer.headers['x-request-id'])
    expect(headers.get('x-request-id')).not.toBe('forged')
  })

  it('forwarded headers of a trusted proxy are used', async () => {
    const { ask, calls } = await world({ trustedProxies: '127.0.0.1, 10.0.0.0/8' })
    await ask('/api/user/userInfo', {
      headers: {
        host: 'inner',
        'x-forwarded-host': 'two.localhost',
        'x-forwarded-for': '6.6.6.6, 9.9.9.9, 10.1.2.3',
        'x-forwarded-proto': 'https',
      },
    })
    const call = calls[0] as Request
    expect(new URL(call.url).host).toBe('two.localhost')
    expect([call.headers.get('x-client-ip'), call.headers.get('x-client-proto')]).toEqual(['9.9.9.9', 'https'])
  })

  it.each([
    ['with a port', '6.6.6.6, 9.9.9.9:5555', '9.9.9.9'],
    ['in brackets with a port', '[2001:db8:1:2:3::4]:443', '2001:db8:1:2::'],
    ['IPv4 in IPv6', '::ffff:9.9.9.9', '9.9.9.9'],
    ['of one IPv6 line', '2001:0DB8:1:2:ffff::', '2001:db8:1:2::'],
    ['a word of the nearest proxy that is no address', '6.6.6.6, unknown', '127.0.0.1'],
    ['a proxy behind a proxy', '6.6.6.6, 9.9.9.9, 10.1.2.3:80', '9.9.9.9'],
    ['nobody but proxies', '10.1.2.3', '10.1.2.3'],
    ['nothing', '', '127.0.0.1'],
  ])('the client IP is read from a proxy chain: %s', async (_, chain, address) => {
    const { ask, calls } = await world({ trustedProxies: '127.0.0.1, 10.0.0.0/8' })
    await ask('/api/user/userInfo', { headers: { 'x-forwarded-for': chain } })
    expect(calls[0]?.headers.get('x-client-ip')).toBe(address)
  })

  it('host and scheme are taken from the nearest proxy, not from what the visitor sent', async () => {
    const { ask, calls } = await world({ trustedProxies: '127.0.0.1' })
    await ask('/api/user/userInfo', {
      headers: { 'x-forwarded-host': 'two.localhost, localhost', 'x-forwarded-proto': 'https, http' },
    })
    expect(new URL((calls[0] as Request).url).host).toBe('localhost')
    expect(calls[0]?.headers.get('x-client-proto')).toBeNull()
  })
})
