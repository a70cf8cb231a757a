import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takesId } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import { proofSize, proofTimeout } from '../../support/proof-size'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

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

const GOODS = { gameId: '107', goodsTypeId: '1', areaId: '1', bigTitle: '测试号', price: '10.00' }

describe('malicious input', () => {
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

  /** Returns a function that POSTs as a new member who may change the site. */
  const poster = async () => {
    const member = await world.logIn({ staff: 'owner', ofDist: 1 })
    await member.do('GET /comm/csrf', {})
    const headers = {
      cookie: [...member.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
      authorization: member.cookies.get('token') as string,
      'x-csrf-token': member.cookies.get('csrf') as string,
    }
    return (call: Call, body: URLSearchParams | string, type = 'application/json') =>
      raw(`/api${call.slice('POST '.length)}`, {
        method: 'POST',
        body,
        headers: typeof body === 'string' ? { ...headers, 'content-type': type } : headers,
      })
  }

  it(
    'any text in any field of any call is answered in the envelope, never with a 5xx or a stack trace',
    async () => {
      const calls = (Object.keys(contract) as Call[]).filter((call) => call !== 'POST /user/logout')
      let requests = 0
      const fields = (call: Call) => Object.keys((contract[call].input as unknown as { shape: object }).shape)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...calls),
          fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 })), {
            minLength: 1,
            maxLength: 12,
          }),
          async (call, values) => {
            if (++requests % 500 === 0) world.pass({ minutes: 2 }) // Reset the rate limits, so that calls are processed and not only rejected.
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
            expect(Object.keys(answer).sort()).toEqual(['code', 'data', 'msg', 'name', 'status'])
            if (answer.code !== 0) expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
            expect(JSON.stringify(answer)).not.toMatch(/at .+\.ts:\d+|node_modules|ECONN|syntax error|postgres/i)
          },
        ),
        { numRuns: proofSize('fuzz'), seed: 20_261_121 },
      )
    },
    proofTimeout('fuzz', 60_000),
  )

  /** JSON-valued fields: builds a valid value with one text replaced by a malicious one. */
  const JSON_FIELDS: [Call, string, Record<string, string>, (nasty: string) => unknown][] = [
    ['POST /dist/homeConf', 'conf', {}, (nasty) => ({ customerBlock: { serviceNum: nasty } })],
    ['POST /dist/homeConf', 'conf', {}, (nasty) => ({ adverPosMap: { [nasty]: [] } })],
    ['POST /goods/releaseGoods', 'facts', GOODS, (nasty) => ({ skins: nasty })],
    ['POST /goods/releaseGoods', 'facts', GOODS, (nasty) => ({ [nasty]: '1' })],
    ['POST /goods/releaseGoods', 'images', GOODS, (nasty) => [nasty]],
    ['POST /evaluation', 'facts', { gid: '107' }, (nasty) => ({ skins: nasty })],
    ['POST /order/act', 'pictures', { orderSn: 'D2611210000000000', action: 'cancel' }, (nasty) => [nasty]],
  ]
  /** Texts that JSON can express but the database cannot store, and similar valid ones. */
  const UNKEEPABLE = ['\u0000', 'a\u0000b', '\ud800', 'x\udfffy', '\ud800\ud800', '\u0000\ud800', '😀', '\\u0000']

  it.each(JSON_FIELDS)(
    '%s, JSON in its field %s: any text is stored or rejected in Chinese',
    async (call, field, rest, of) => {
      for (const nasty of UNKEEPABLE) {
        const inner = JSON.stringify(of(nasty))
        const post = await poster()
        // JSON-escaped and raw; in a form, and in a JSON body.
        for (const text of [inner, inner.replaceAll('\\ud800', '\ud800').replaceAll('\\u0000', '\u0000')]) {
          const fields = { ...rest, [field]: text }
          const answers = [await post(call, new URLSearchParams(fields)), await post(call, JSON.stringify(fields))]
          for (const { status, body } of answers) {
            expect(status, text).toBeLessThan(500)
            if (body.code !== 0) expect(body.msg).toMatch(/[\u4e00-\u9fff]/)
          }
          const isRefused = text.includes('\\ud') && !text.includes('\\\\')
          if (isRefused)
            for (const { body } of answers) expect(body.msg, text).toBe('内容含有无法识别的字符，请删除后重试')
        }
      }
    },
  )

  it('refuses to store U+FFFD and names the field', async () => {
    const post = await poster()
    const fields = { goodsSn: 'DJCF1000001', codes: 'AAA111\n\uFFFD\uFFFDBBB222' }
    for (const body of [new URLSearchParams(fields), JSON.stringify(fields)])
      expect((await post('POST /goods/addCodes', body)).body).toEqual({
        code: 400,
        name: 'INVALID_INPUT',
        msg: '第2行有乱码“�”，可能是文件编码不对，请核对原文后重新填写',
        data: { field: 'codes' },
      })
  })

  it.each(JSON_FIELDS)(
    '%s refuses to store an escaped U+FFFD in the JSON of its field %s',
    async (call, field, rest, of) => {
      const post = await poster()
      const text = JSON.stringify(of('皮\uFFFD')).replaceAll('\uFFFD', '\\ufffd')
      expect((await post(call, new URLSearchParams({ ...rest, [field]: text }))).body.msg).toMatch(
        /内容中有乱码“�”，可能是文件编码不对，请核对原文后重新填写$/,
      )
    },
  )

  it('unknown calls, wrong methods and invalid paths are rejected in the envelope', async () => {
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

  it('broken JSON, arrays and oversized bodies are rejected with a clear message', async () => {
    const send = await poster()
    const post = (body: string, type?: string) => send('POST /user/changeUserUsualInfo', body, type)
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
