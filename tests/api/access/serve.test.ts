import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { secret } from '@/lib/contract/fields'
import type { Endpoint } from '@/lib/contract/kit'
import type { Call } from '@/lib/contract/table'
import { createCallLimiter } from '@/lib/server/api/limit-calls'
import { createCallRunner } from '@/lib/server/api/run-call'
import { createServe } from '@/lib/server/api/serve'
import type { Ctx, Dist, Services } from '@/lib/server/runtime/context'
import { refuse } from '@/lib/server/runtime/refusal'
import { createVault } from '@/lib/server/runtime/vault'

type Handler = Parameters<ReturnType<typeof createServe>>[3]

const def = (more: Partial<Endpoint> = {}): Endpoint => ({
  summary: '',
  access: 'public',
  input: z.object({}),
  output: z.any(),
  refusals: [],
  ...more,
})

/** Calls a fake endpoint that needs no database. */
async function call(
  url: string,
  options: { def?: Endpoint; handler?: Handler; headers?: Record<string, string>; body?: string; check?: boolean } = {},
) {
  const logged: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const services = {
    vault: createVault('a secret of the tests, long enough'),
    now: () => new Date(0),
    sessionMs: 1000,
    log: pino({ level: 'error' }, sink),
  } as Services
  const dists: Record<string, Dist> = {
    'shop.example:8080': { distId: 1, origin: 'http://shop.example:8080' } as Dist,
    'safe.example': { distId: 2, origin: 'https://safe.example' } as Dist,
    'second.example': { distId: 2, origin: 'https://safe.example' } as Dist,
    'draft.example': { distId: 2, origin: 'https://safe.example' } as Dist,
  }
  const checkOutput = options.check ?? true
  const serve = createServe(
    { services, resolve: (host) => dists[host], isBound: (host) => host !== 'draft.example', checkOutput },
    { limitCall: createCallLimiter(), runCall: createCallRunner({ checkOutput }) },
  )
  let seen: { ctx: Ctx; input: unknown; host: string } | undefined
  const handler: Handler = async (ctx, input, http) => {
    seen = { ctx, input, host: http.host }
    return options.handler?.(ctx, input, http)
  }
  const method = options.body === undefined ? 'GET' : 'POST'
  const request = new Request(url, { method, headers: options.headers, body: options.body })
  const response = await serve(request, `${method} /made/up` as Call, options.def ?? def(), handler)
  return {
    status: response.status,
    body: await response.json(),
    cookies: response.headers.getSetCookie(),
    seen,
    logged,
  }
}

const URL_OF = 'http://shop.example:8080/api/made/up'

describe('request handling', () => {
  it('a request is routed to the distributor of its host, case-insensitively and including the port', async () => {
    expect((await call('http://SHOP.example:8080/api/made/up')).seen?.ctx.dist.distId).toBe(1)
    expect((await call('http://safe.example/api/made/up?a=//b')).seen?.ctx.dist.distId).toBe(2)
    expect(await call('http://shop.example/api/made/up')).toMatchObject({
      status: 404,
      body: { code: 404, msg: '该域名未开通' },
      seen: undefined,
    })
  })

  it('the handler receives the host without its port', async () => {
    expect((await call(URL_OF)).seen?.host).toBe('shop.example')
    expect((await call('http://safe.example/api/made/up')).seen?.host).toBe('safe.example')
  })

  it.each([
    [URL_OF, 'http://shop.example:8080'],
    ['http://second.example/api/made/up', 'https://second.example'],
    ['http://draft.example/api/made/up', 'https://safe.example'],
  ])('the handler of %s receives %s as the origin of the person', async (url, origin) => {
    expect((await call(url)).seen?.ctx.origin).toBe(origin)
  })

  it('the handler receives the request id, IP address and user agent of the caller', async () => {
    const headers = { 'x-request-id': 'r-1', 'x-client-ip': '203.0.113.7', 'user-agent': 'browser' }
    expect((await call(URL_OF, { headers })).seen?.ctx).toMatchObject({
      requestId: 'r-1',
      ip: '203.0.113.7',
      userAgent: 'browser',
      user: null,
      idempotency: null,
    })
    const bare = (await call(URL_OF)).seen?.ctx
    expect(bare).toMatchObject({ ip: 'local', userAgent: '', requestId: expect.stringMatching(/^[\w-]{12}$/) })
  })

  it('the id is taken from the path, ignoring the query', async () => {
    const byId = def({ input: z.object({ id: z.string() }) })
    expect((await call(`${URL_OF}/77`, { def: byId })).seen?.input).toEqual({ id: '77' })
    expect((await call(`${URL_OF}/78?id=9&x=/1`, { def: byId })).seen?.input).toEqual({ id: '78' })
  })

  it.each([
    [URL_OF, {}, false],
    [URL_OF, { 'x-client-proto': 'https' }, true],
    [URL_OF, { 'x-client-proto': 'http' }, false],
    ['http://safe.example/api/made/up', {}, true],
  ])('a request to %s with %o sets secure cookies: %s', async (url, headers, isSecure) => {
    const { cookies } = await call(url, {
      headers: headers as Record<string, string>,
      handler: async (_ctx, _input, http) => http.cookies.write('half', 'x', 60),
    })
    expect(cookies).toEqual([
      `${isSecure ? '__Host-sb' : 'sb'}=x; Max-Age=60; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`,
    ])
  })

  it('the response contains the handler’s result, or null if it returns nothing', async () => {
    expect((await call(URL_OF, { handler: async () => ({ a: 1 }) })).body).toEqual({ code: 0, msg: '', data: { a: 1 } })
    expect((await call(URL_OF, { def: def({ output: z.null() }) })).body).toEqual({ code: 0, msg: '', data: null })
  })

  it('output that violates the contract fails where output is checked, and is returned where it is not', async () => {
    const strict = { def: def({ output: z.object({ a: z.number() }) }), handler: async () => ({ a: 'x' }) }
    expect((await call(URL_OF, strict)).status).toBe(500)
    expect((await call(URL_OF, { ...strict, check: false })).body).toMatchObject({ code: 0, data: { a: 'x' } })
  })

  it('a write requires the CSRF token, by POST or GET', async () => {
    expect((await call(URL_OF, { body: '' })).body).toMatchObject({ name: 'BAD_CSRF' })
    expect((await call(URL_OF, { def: def({ writes: true }) })).body).toMatchObject({ name: 'BAD_CSRF' })
    expect((await call(URL_OF)).body).toMatchObject({ code: 0 })
  })

  it('a call that writes only with an id requires the CSRF token only with an id', async () => {
    const perhaps = def({ writes: 'id', input: z.object({ id: z.string().optional() }) })
    expect((await call(`${URL_OF}?id=7`, { def: perhaps })).body).toMatchObject({ name: 'BAD_CSRF' })
    expect((await call(URL_OF, { def: perhaps })).body).toMatchObject({ code: 0 })
    expect((await call(`${URL_OF}?id=7`, { def: def({ input: z.looseObject({}) }) })).body).toMatchObject({ code: 0 })
  })
})

describe('error responses', () => {
  const refusing = (error: unknown) =>
    call(URL_OF, {
      handler: async (_ctx, _input, { cookies }) => {
        cookies.remove('csrf')
        throw error
      },
    })

  it('a typed refusal returns its code, message, data or field, and the cookies set before', async () => {
    expect(await refusing(refuse('NOT_FOUND', '没有'))).toMatchObject({
      status: 404,
      body: { code: 404, msg: '没有', data: null },
      cookies: [expect.stringContaining('csrf=;')],
      logged: [],
    })
    expect((await refusing(refuse('PHONE_TAKEN'))).body.data).toEqual({ field: 'phone' })
    expect((await refusing(refuse('PHONE_TAKEN', undefined, { left: 3 }))).body.data).toEqual({ left: 3 })
  })

  it('an unexpected error returns 500 with a request id, and its cause is only logged', async () => {
    const { status, body, logged, cookies } = await refusing(new Error('the disk is full'))
    expect([status, body.code, body.data, cookies]).toEqual([500, 500, { requestId: expect.any(String) }, []])
    expect(JSON.stringify(body)).not.toContain('disk')
    expect(logged.join()).toContain('the disk is full')
    expect(logged.join()).toContain(body.data.requestId)
  })
})

describe('input validation', () => {
  const refusal = async (schema: z.ZodType, query = '') =>
    (await call(`${URL_OF}${query}`, { def: def({ input: schema }) })).body

  it('invalid input is rejected with the contract’s own message and its field', async () => {
    const schema = z.object({ price: z.string('请填写价格') })
    expect(await refusal(schema)).toEqual({
      code: 400,
      name: 'INVALID_INPUT',
      msg: '请填写价格',
      data: { field: 'price' },
    })
  })

  it('invalid input is never rejected in English', async () => {
    expect(await refusal(z.object({ price: z.string() }))).toEqual({
      code: 400,
      name: 'INVALID_INPUT',
      msg: '价格未填写',
      data: { field: 'price' },
    })
    expect((await refusal(z.object({ price: z.enum(['1']) }), '?price=2')).msg).toBe('价格填写有误')
    const whole = z.object({}).refine(() => false, 'no')
    expect(await refusal(whole)).toEqual({
      code: 400,
      name: 'INVALID_INPUT',
      msg: '提交的内容填写有误',
      data: { field: '' },
    })
  })

  it('a validation message names the innermost known field, with its position in a list', async () => {
    const facts = z.string().transform((text) => JSON.parse(text) as unknown)
    const inner = (message?: string) =>
      z.object({ facts: facts.pipe(z.object({ a: z.array(z.object({ price: z.string(message), b: z.string() })) })) })
    const query = (value: unknown) => `?facts=${encodeURIComponent(JSON.stringify(value))}`
    const noPrice = query({ a: [{ price: '1', b: '' }, { b: '' }] })
    expect((await refusal(inner('请填写'), noPrice)).msg).toBe('第2项价格：请填写')
    expect((await refusal(inner(), noPrice)).msg).toBe('第2项价格未填写')
    expect((await refusal(inner(), query({ a: [{ price: '1', b: 1 }] }))).msg).toBe('账号资料第1项填写有误')
    expect((await refusal(inner(), query({}))).msg).toBe('账号资料未填写')
  })

  it('a short validation message is prefixed with the field name', async () => {
    const schema = z.object({ note: z.string().max(2, '不能超过2个字') })
    expect((await refusal(schema, '?note=abc')).msg).toBe('说明不能超过2个字')
  })
})

describe('idempotency keys', () => {
  const idempotent = def({ idempotent: true, input: z.looseObject({}) })
  const keyOf = async (key: string, query = '', more: Endpoint = idempotent) =>
    call(`${URL_OF}${query}`, { def: more, headers: key ? { 'idempotency-key': key } : {} })

  it('an idempotency key is stored with a fingerprint of its input', async () => {
    const one = (await keyOf('12345678', '?a=1')).seen?.ctx.idempotency
    expect(one).toEqual({ key: '12345678', fingerprint: expect.stringMatching(/^[\w+/=-]{32,}$/) })
    expect((await keyOf('12345678', '?a=1')).seen?.ctx.idempotency).toEqual(one)
    expect((await keyOf('12345678', '?a=2')).seen?.ctx.idempotency?.fingerprint).not.toBe(one?.fingerprint)
  })

  it('the fingerprint of an idempotency key contains no secret', async () => {
    const paying = def({ idempotent: true, input: z.looseObject({ pin: secret(z.string()) }) })
    const fingerprintOf = async (query: string) => (await keyOf('12345678', query, paying)).seen?.ctx.idempotency
    expect(await fingerprintOf('?a=1&pin=1')).toEqual(await fingerprintOf('?a=1&pin=2'))
    expect(await fingerprintOf('?a=1&pin=1')).not.toEqual(await fingerprintOf('?a=2&pin=1'))
  })

  it('an idempotency key is used only for idempotent calls, and may be absent', async () => {
    expect((await keyOf('12345678', '', def())).seen?.ctx.idempotency).toBeNull()
    expect((await keyOf('')).seen?.ctx.idempotency).toBeNull()
  })

  it.each(['1234567', 'x'.repeat(81), '12345678 9', '12345678$', '$12345678'])(
    'rejects the invalid idempotency key: %s',
    async (key) => {
      expect((await keyOf(key)).body).toMatchObject({ name: 'INVALID_INPUT', msg: '请求已失效' })
    },
  )

  it.each(['x'.repeat(8), 'x'.repeat(80), 'a-b_C-1234'])('accepts the idempotency key %s', async (key) => {
    expect((await keyOf(key)).seen?.ctx.idempotency?.key).toBe(key)
  })
})
