import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takesId } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'null',
  'undefined',
  '[]',
  '{}',
  '{"a":',
  "' or 1=1 --",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  '中'.repeat(10_000),
  '../../etc/passwd',
  '%00',
  'D2611210000000000',
  'ZHWZ1070001',
  'true',
  '__proto__',
  '1 & !2 | <->',
  "\\'",
]

describe('hostile input', () => {
  const world = new World()
  let visitor: Visitor
  beforeAll(async () => {
    await world.open()
    visitor = await world.logIn({ balance: '100.00' })
  })
  afterAll(() => world.close())

  const raw = async (path: string, init: RequestInit) => {
    const response = await world.app.api.fetch(new Request(`${visitor.origin}${path}`, init))
    return { status: response.status, body: (await response.json()) as { code: number; msg: string; data: unknown } }
  }

  it('any text in any field of any call gets an envelope, never a 5xx or a stack', async () => {
    const calls = (Object.keys(contract) as Call[]).filter((call) => !call.startsWith('POST /user/logout'))
    const fields = (call: Call) => Object.keys((contract[call].input as unknown as { shape: object }).shape)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 })), {
          minLength: 1,
          maxLength: 12,
        }),
        async (call, values) => {
          const input = Object.fromEntries(
            [...fields(call), 'page', '__proto__'].map((name, i) => [name, values[i % values.length]]),
          )
          const answer = await visitor.ask(
            call,
            (takesId(call, contract[call])
              ? { ...input, id: encodeURIComponent(String(values[0]).replace(/[\ud800-\udfff]/g, '')) }
              : input) as never,
          )
          expect(answer.status, JSON.stringify({ call, values })).toBeLessThan(500)
          expect(Object.keys(answer).sort()).toEqual(['code', 'data', 'msg', 'status'])
          if (answer.code !== 0) expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
          expect(JSON.stringify(answer)).not.toMatch(/at .+\.ts:\d+|node_modules|ECONN|syntax error|postgres/i)
        },
      ),
      { numRuns: 1500, seed: 20_261_121 },
    )
  })

  it('unknown calls, wrong methods and odd paths are refused in the envelope', async () => {
    for (const path of [
      '/api/nope',
      '/api/user/userInfo/extra',
      '/api/user',
      '/api/USER/userInfo',
      '/api/pay/showPayUrl',
      '/api//user/userInfo',
    ]) {
      expect(await raw(path, {})).toMatchObject({ status: 404, body: { code: 404, data: null } })
    }
    expect((await raw('/api/user/login', {})).status).toBe(404)
    expect((await raw('/api/user/login', { method: 'DELETE' })).status).toBe(404)
    expect((await raw('/api/im/markRead/1', { method: 'POST' })).status).toBe(404)
  })

  it('broken JSON, arrays and oversized bodies are refused clearly', async () => {
    await visitor.do('GET /comm/csrf', {})
    const headers = {
      cookie: [...visitor.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
      authorization: visitor.cookies.get('token') as string,
      'x-csrf-token': visitor.cookies.get('csrf') as string,
    }
    const post = (body: string, type = 'application/json') =>
      raw('/api/user/changeUserUsualInfo', { method: 'POST', body, headers: { ...headers, 'content-type': type } })
    expect(await post('{"nickName":')).toMatchObject({ status: 400, body: { msg: '请求格式错误' } })
    expect(await post('[1]')).toMatchObject({ status: 400 })
    expect(await post('"text"')).toMatchObject({ status: 400 })
    expect(await post(`nickName=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded')).toMatchObject({
      status: 413,
      body: { code: 413 },
    })
    expect(await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 })
    expect(await post('{"nickName":{"$gt":""}}')).toMatchObject({ status: 400 })
  })
})
