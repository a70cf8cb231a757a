import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRoutes } from '@/lib/server/api/open/table'
import { users } from '@/lib/server/db/schema/people/identity'
import { OpenClient, openClient } from '../../support/fixtures/open-client'
import { PAY_PASSWORD, type Person, World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

/** The shape of every refusal. */
const problem = (status: number, name: string, more: object = {}) => ({
  type: 'about:blank',
  title: expect.any(String),
  status,
  detail: expect.stringMatching(/[\u4e00-\u9fff]/),
  code: expect.any(Number),
  name,
  requestId: expect.stringMatching(/^[\w-]{6,}$/),
  ...more,
})
const addressed = (call: string) => call.replace('{sn}', 'NONE1').replace(/\{\w+\}/g, '1')

describe('who may call', () => {
  let person: Person
  beforeAll(async () => {
    person = await world.person()
  })

  it.each(openRoutes().map(([call]) => call))('%s refuses a missing, a wrong and a revoked key', async (call) => {
    const client = await openClient(world, person)
    const visitor = await world.logIn(person)
    const { list } = await visitor.do('GET /apiKey/list', {})
    await visitor.do('POST /apiKey/revoke', { keyId: String(list[0]?.keyId) })
    world.pass({ hours: 1 }) // the number of keys created per hour is limited
    for (const authorization of [
      `Bearer ${client.key}`,
      'Bearer sk_live_00000000000000000000000000000000',
      '',
      client.key,
    ]) {
      const { status, body, headers } = await client.ask(addressed(call), { headers: { authorization } })
      expect({ status, body }).toEqual({ status: 401, body: problem(401, 'API_KEY') })
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(headers.get('www-authenticate')).toBe('Bearer')
      expect(headers.get('request-id')).toBe(body.requestId)
    }
  })

  it.each(openRoutes())('%s refuses a key without its permission', async (call, { scope }) => {
    const other = scope === 'goods.read' ? 'orders.read' : 'goods.read'
    const client = await openClient(world, await world.person(), { scopes: other })
    const { status, body } = await client.ask(addressed(call))
    expect({ status, body }).toEqual({ status: 403, body: problem(403, 'API_SCOPE') })
  })

  it('a session of the page opens nothing here', async () => {
    const visitor = await world.logIn(person)
    const client = new OpenClient(world, visitor.cookies.get('token') ?? '')
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    expect((await client.ask('GET /goods', { headers: { cookie } })).status).toBe(401)
  })

  it('a key works from its addresses only', async () => {
    const client = await openClient(world, await world.person(), { addresses: '203.0.113.0/24' })
    const from = (ip: string) => client.ask('GET /goods', { headers: { 'x-client-ip': ip } })
    expect((await from('203.0.113.7')).status).toBe(200)
    const { status, body } = await from('198.51.100.7')
    expect({ status, body }).toEqual({ status: 403, body: problem(403, 'API_ADDRESS') })
  })

  it('a key works on its own site only', async () => {
    const client = await openClient(world, await world.person())
    expect((await new OpenClient(world, client.key, 2).ask('GET /goods')).body.name).toBe('API_KEY')
    expect((await client.ask('GET /goods')).status).toBe(200)
  })

  it('a frozen owner and one without a real name are refused as on the page', async () => {
    const frozen = await world.person()
    const client = await openClient(world, frozen)
    await (await world.logIn(frozen)).do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    const { status, body } = await client.ask('GET /goods')
    expect({ status, body }).toEqual({ status: 403, body: problem(403, 'ACCOUNT_FROZEN') })
    const unverified = await world.person()
    const second = await openClient(world, unverified)
    await world.services.db.update(users).set({ authStatus: 0 }).where(eq(users.id, unverified.userId))
    expect((await second.ask('POST /goods', { body: {} })).body).toEqual(problem(403, 'NOT_VERIFIED'))
    expect((await second.ask('GET /goods')).status).toBe(200)
  })

  it('an unknown path is a problem too', async () => {
    const client = await openClient(world, await world.person())
    const { status, body } = await client.ask('GET /nothing')
    expect({ status, name: body.name, type: body.type }).toEqual({
      status: 404,
      name: 'UNKNOWN_CALL',
      type: 'about:blank',
    })
  })

  it('each answer states how many calls are left this minute; one too many is refused until the next', async () => {
    const client = await openClient(world, await world.person())
    const seen = await Promise.all(Array.from({ length: 300 }, () => client.ask('GET /figures')))
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
    const left = seen.map(({ headers }) => Number(headers.get('ratelimit-remaining')))
    expect([...left].sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, i) => i))
    const over = await client.ask('GET /figures')
    expect(over.body).toEqual(problem(429, 'TOO_MANY'))
    expect(over.headers.get('ratelimit-limit')).toBe('300')
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(over.headers.get('retry-after')).toBe(over.headers.get('ratelimit-reset'))
    world.pass({ minutes: 1 })
    expect((await client.ask('GET /figures')).status).toBe(200)
  })

  it('calls are logged with what they were refused for, without what they sent', async () => {
    const owner = await world.person()
    const client = await openClient(world, owner)
    await client.ask('GET /goods?keyword=secret')
    await client.ask('GET /orders/D0000000000000000')
    const log = (await (await world.logIn(owner)).do('GET /apiKey/calls', {})).list
    expect(log.map(({ method, path, status, error }) => [method, path, status, error])).toEqual([
      ['GET', '/open/v1/orders/D0000000000000000', 404, 'NOT_FOUND'],
      ['GET', '/open/v1/goods', 200, ''],
    ])
    expect(log[0]?.requestId).toMatch(/^[\w-]{6,}$/)
  })
})
