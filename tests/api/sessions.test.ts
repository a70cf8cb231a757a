import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokeSessions } from '@/lib/server/modules/identity/revoke-sessions'
import { PASSWORD, World } from '../support/world'

describe('sessions', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('opens with phone and password, and names the visitor', async () => {
    const person = await world.person({ nickName: '南山老猫' })
    const visitor = world.visitor()
    expect(await visitor.do('POST /user/login', { phone: person.phone, password: PASSWORD })).toMatchObject({
      nickName: '南山老猫',
      userId: person.userId,
    })
    expect((await visitor.do('GET /user/userInfo', {})).phone).toMatch(/^137\*{4}\d{4}$/)
  })

  it.each(['token', 'sb'])('a stolen %s cookie alone opens nothing', async (half) => {
    const owner = await world.logIn()
    const thief = world.visitor()
    thief.cookies.set(half, owner.cookies.get(half) as string)
    expect(await thief.ask('GET /user/userInfo', {})).toMatchObject({ status: 401 })
  })

  it('does not hold on another distributor', async () => {
    const visitor = await world.logIn()
    const elsewhere = world.visitor(2)
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
    expect(await elsewhere.ask('GET /user/userInfo', {})).toMatchObject({ status: 401, msg: '登录已过期，请重新登录' })
  })

  it('ends at once when revoked, and expires by the clock', async () => {
    const person = await world.person()
    const [one, other] = [await world.logIn(person), await world.logIn(person)]
    await revokeSessions(world.ctx(person), { userId: person.userId })
    expect((await one.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await other.ask('GET /user/userInfo', {})).code).toBe(2)
    const third = await world.logIn(person)
    world.pass({ minutes: 61 })
    expect((await third.ask('GET /user/userInfo', {})).code).toBe(2)
  })

  it('lives on while it is used', async () => {
    const visitor = await world.logIn()
    for (let i = 0; i < 3; i++) {
      world.pass({ minutes: 40 })
      expect((await visitor.ask('GET /user/userInfo', {})).code).toBe(0)
    }
  })

  it('keeps the name that pages show for as long as the session lives', async () => {
    const person = await world.person({ nickName: '南山老猫' })
    const visitor = world.visitor()
    await visitor.do('POST /user/login', { phone: person.phone, password: PASSWORD })
    const lives = async (path: string) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await world.app.api.fetch(
        new Request(visitor.origin + path, {
          headers: { cookie, authorization: visitor.cookies.get('token') as string },
        }),
      )
      return answer.headers.getSetCookie().flatMap((line) => /^(\w+)=.*Max-Age=3600; SameSite/.exec(line)?.[1] ?? [])
    }
    expect(decodeURIComponent(visitor.cookies.get('nickName') as string)).toBe('南山老猫')
    expect(visitor.cookies.get('username')).toMatch(/^137(?:%2A|\*){4}\d{4}$/)
    expect(await lives('/api/user/userInfo')).toEqual([])
    world.pass({ minutes: 40 })
    expect(await lives('/api/user/userInfo')).toEqual([
      'token',
      'sb',
      'nickName',
      'userId',
      'actor',
      'username',
      'isPartner',
    ])
    const changed = await visitor.do('POST /user/changeUserUsualInfo', { nickName: '北山老猫' })
    expect(changed.nickName).toBe('北山老猫')
    expect(decodeURIComponent(visitor.cookies.get('nickName') as string)).toBe('北山老猫')
    await visitor.do('POST /user/logout', {})
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('locks a phone after five wrong passwords, however many try at once', async () => {
    const person = await world.person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong-1234' }),
      ),
    )
    expect(answers.filter((a) => a.code === 1101)).toHaveLength(5)
    expect(answers.filter((a) => a.code === 1110)).toHaveLength(15)
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: PASSWORD })).code).toBe(1110)
    world.pass({ minutes: 16 })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: PASSWORD })).code).toBe(0)
  })
})

describe('cross-site requests', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it.each([
    ['no token', { 'x-csrf-token': '' }],
    ['another token', { 'x-csrf-token': 'aaaaaaaaaaaa.bbbb' }],
    ['another site', { origin: 'https://evil.example' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused: %s', async (_, headers) => {
    const visitor = await world.logIn()
    await visitor.do('GET /comm/csrf', {})
    expect(await visitor.ask('POST /user/changeUserUsualInfo', { nickName: '改名了' }, { headers })).toMatchObject({
      code: 419,
      status: 403,
    })
  })

  it('a token of another session is worthless even as a cookie', async () => {
    const [victim, attacker] = [await world.logIn(), await world.logIn()]
    await attacker.do('GET /comm/csrf', {})
    victim.cookies.set('csrf', attacker.cookies.get('csrf') as string)
    expect((await victim.ask('POST /user/changeUserUsualInfo', { nickName: '改名了' })).code).toBe(419)
  })
})
