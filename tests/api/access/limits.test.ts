import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { createApi } from '@/lib/server/api/app'
import { countCaps } from '@/lib/server/runtime/rate-limit'
import { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('rate limits', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  /** Starts another process on the same database. */
  const anotherInstance = () => {
    const api = createApi(
      {
        services: world.services,
        resolve: (host) => world.app.hosts.resolve(host),
        isBound: (host) => world.app.hosts.has(host),
        checkOutput: true,
      },
      [],
    )
    return (visitor: Visitor) => {
      const same = new Visitor(visitor.origin, (request) => api.fetch(request), visitor.always)
      for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
      return same
    }
  }
  const verify = (visitor: Visitor) =>
    visitor.ask('POST /user/verifyIdentity', { realName: '王小明', idCard: '110105194912310021' })

  it('rate limits are exact under concurrency, across instances and after a restart', async () => {
    const here = await world.logIn({ verified: false })
    await here.do('GET /comm/csrf', {})
    const there = anotherInstance()(here)
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => verify(i % 2 ? here : there)))
    expect(answers.filter(({ name }) => name === 'REAL_NAME_REFUSED')).toHaveLength(5)
    expect(answers.filter(({ name }) => name === 'TOO_MANY')).toHaveLength(195)
    expect((await verify(anotherInstance()(here))).name).toBe('TOO_MANY')
    world.pass({ hours: 25 })
    expect((await verify(await world.logIn({ verified: false }))).name).toBe('REAL_NAME_REFUSED')
  })

  it('rate limits count accounts separately, and together when many use one IP address', async () => {
    const address = { 'x-client-ip': '203.0.113.77' }
    const people = await Promise.all(Array.from({ length: 11 }, () => world.logIn({ verified: false })))
    const codes: number[] = []
    for (const visitor of people) {
      for (let i = 0; i < 5; i++)
        codes.push(
          (
            await visitor.ask(
              'POST /user/verifyIdentity',
              { realName: '王小明', idCard: '110105194912310021' },
              { headers: address },
            )
          ).code,
        )
    }
    expect(codes.slice(0, 50).every((code) => code === 1105)).toBe(true)
    expect(codes.slice(50)).toEqual([429, 429, 429, 429, 429])
  })

  it('a limit that is used up keeps the limits after it from counting', async () => {
    const now = world.services.now().getTime()
    const window = (key: string, points: number) => ({ key: `limits-test ${key}`, points, seconds: 60 })
    const [few, many] = [window('few', 1), window('many', 5)]
    const count = (...caps: ReturnType<typeof window>[]) => countCaps(world.services.db, caps, now)
    expect(await count(few, many)).toEqual({ over: undefined, used: [1, 1] })
    expect(await count(few, many)).toEqual({ over: few, used: [2, 0] })
    expect(await count(many)).toEqual({ over: undefined, used: [2] })
    expect(await count()).toEqual({ over: undefined, used: [] })
  })

  it('rate limits are kept in process memory only for cheap calls that protect nothing', () => {
    const rows = Object.entries(contract) as [string, Endpoint][]
    const coarse = rows.filter(([, { limit }]) => limit?.inProcess).map(([call]) => call)
    const isCheap = (call: string) =>
      call.startsWith('GET ') || /\/record\w+$/.test(call) || ['POST /evaluation', 'POST /im/typing'].includes(call)
    expect(coarse.filter((call) => !isCheap(call))).toEqual([])
    expect(coarse.length).toBeGreaterThan(3)
  })

  it('every call that checks a secret or sends an SMS has a rate limit', () => {
    for (const call of [
      'POST /user/login',
      'POST /user/loginBySmCode',
      'POST /user/register',
      'POST /user/forgetUserPassWord',
      'POST /user/setPayPassword',
      'POST /comm/sms',
      'POST /comm/smsBindPhone',
    ] as const)
      expect(contract[call].limit, call).toMatchObject({ points: expect.any(Number) })
  })
})
