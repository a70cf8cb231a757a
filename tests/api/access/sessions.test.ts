import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '@/lib/server/db/schema/listings/media'
import { sessions, smsCodes } from '@/lib/server/db/schema/people/identity'
import { pruneUploads } from '@/lib/server/modules/listings/media/prune-uploads'
import { pruneSessions } from '@/lib/server/modules/people/identity/sessions/prune-sessions'
import { revokeSessions } from '@/lib/server/modules/people/identity/sessions/revoke-sessions'
import { formatDateTime } from '@/lib/shared/time'
import { PASSWORD, World } from '../../support/world'

describe('sessions', () => {
  const world = new World()
  beforeAll(() => world.open({ env: { SESSION_HOURS: '1' } }))
  afterAll(() => world.close())

  it('a login with phone and password opens a session and identifies the visitor', async () => {
    const person = await world.person({ nickName: '南山老猫' })
    const visitor = world.visitor()
    expect(await visitor.do('POST /user/login', { phone: person.phone, password: PASSWORD })).toMatchObject({
      nickName: '南山老猫',
      userId: person.userId,
    })
    expect((await visitor.do('GET /user/userInfo', {})).phone).toMatch(/^137\*{4}\d{4}$/)
  })

  it.each(['token', 'sb'])('a stolen %s cookie alone does not authenticate', async (half) => {
    const owner = await world.logIn()
    const thief = world.visitor()
    thief.cookies.set(half, owner.cookies.get(half) as string)
    expect(await thief.ask('GET /user/userInfo', {})).toMatchObject({ status: 401 })
  })

  it.each(['token', 'sb'])(
    'the %s cookie of another session of the same person does not authenticate',
    async (half) => {
      const person = await world.person()
      const [one, other] = [await world.logIn(person), await world.logIn(person)]
      one.cookies.set(half, other.cookies.get(half) as string)
      expect(await one.ask('GET /user/userInfo', {})).toMatchObject({ status: 401, code: 2 })
    },
  )

  it('a session id with a made-up secret does not authenticate', async () => {
    const visitor = await world.logIn()
    visitor.cookies.set('token', `${visitor.cookies.get('token')?.split('.')[0]}.made-up`)
    expect(await visitor.ask('GET /user/userInfo', {})).toMatchObject({ status: 401, code: 2 })
  })

  it('a session is not valid on another distributor', async () => {
    const visitor = await world.logIn()
    const elsewhere = world.visitor(2)
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
    expect(await elsewhere.ask('GET /user/userInfo', {})).toMatchObject({ status: 401, msg: '登录已过期，请重新登录' })
  })

  it('a session ends at once when revoked, and expires over time', async () => {
    const person = await world.person()
    const [one, other] = [await world.logIn(person), await world.logIn(person)]
    await revokeSessions(world.ctx(person), { userId: person.userId })
    expect((await one.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await other.ask('GET /user/userInfo', {})).code).toBe(2)
    const third = await world.logIn(person)
    world.pass({ minutes: 61 })
    expect((await third.ask('GET /user/userInfo', {})).code).toBe(2)
  })

  it('a session is extended while it is used', async () => {
    const visitor = await world.logIn()
    for (let i = 0; i < 3; i++) {
      world.pass({ minutes: 40 })
      expect((await visitor.ask('GET /user/userInfo', {})).code).toBe(0)
    }
  })

  it('a session ends thirty days after it was opened, used or not', async () => {
    const visitor = await world.logIn()
    let hours = 0
    for (; hours < 800; hours += 0.75) {
      if ((await visitor.ask('GET /user/followState', { goodsSns: '' })).code === 2) break
      world.pass({ minutes: 45 })
    }
    expect(hours).toBeGreaterThanOrEqual(720)
    expect(hours).toBeLessThan(721)
  })

  it('the session list shows when each was last used, the most recent first', async () => {
    const person = await world.person()
    const [phone, desk] = [await world.logIn(person), await world.logIn(person)]
    world.pass({ minutes: 10 })
    const used = formatDateTime(world.now())
    await phone.do('GET /user/userInfo', {})
    const { list } = await desk.do('GET /user/sessions', {})
    expect(list.map(({ isThis, usedTime }) => [isThis, usedTime])).toEqual([
      [true, used],
      [false, used],
    ])
    world.pass({ minutes: 10 })
    const [first] = (await phone.do('GET /user/sessions', {})).list
    expect(first).toMatchObject({ isThis: true, usedTime: formatDateTime(world.now()) })
  })

  it('sessions can be listed and ended one by one or all, by their owner only', async () => {
    const person = await world.person()
    const [phone, desk] = [await world.logIn(person), await world.logIn(person)]
    const elsewhere = await world.logIn(person, 2)
    const stranger = await world.logIn()
    const { list } = await desk.do('GET /user/sessions', {})
    expect(list).toHaveLength(3)
    expect(list.filter(({ isThis }) => isThis)).toMatchObject([{ device: '未知设备', place: expect.any(String) }])
    const idOf = (visitor: typeof phone) => visitor.cookies.get('token')?.split('.')[0] as string
    expect((await stranger.ask('POST /user/endSession', { sessionId: idOf(phone) })).name).toBe('NOT_FOUND')
    expect((await phone.ask('GET /user/userInfo', {})).code).toBe(0)
    await desk.do('POST /user/endSession', { sessionId: idOf(phone) })
    expect((await phone.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await desk.do('GET /user/sessions', {})).list).toHaveLength(2)
    await desk.do('POST /user/logoutEverywhere', {})
    expect(desk.cookies.has('token')).toBe(false)
    expect((await elsewhere.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await stranger.ask('GET /user/userInfo', {})).code).toBe(0)
  })

  it('sessions are deleted a day after they ended, with their SMS codes and unused upload tokens', async () => {
    const { db } = world.services
    const person = await world.person()
    const visitor = await world.logIn(person)
    await visitor.do('GET /comm/imagesTempUploadToken', { purpose: 'goods' })
    await visitor.do('POST /comm/smsBindPhone', { purpose: 'phone' })
    const counts = async () => [
      await db.$count(sessions, eq(sessions.userId, person.userId)),
      await db.$count(smsCodes, eq(smsCodes.phone, person.phone)),
      await db.$count(uploads, eq(uploads.userId, person.userId)),
    ]
    const prune = async () => {
      await pruneSessions(db, world.now())
      await pruneUploads(world.services)
    }
    world.pass({ hours: 2 })
    await prune()
    expect(await counts()).toEqual([1, 1, 1])
    world.pass({ hours: 25 })
    const fresh = await world.logIn(person)
    await prune()
    expect(await counts()).toEqual([1, 0, 0])
    expect((await fresh.ask('GET /user/userInfo', {})).code).toBe(0)
  })

  it('the cookies with the displayed name last as long as the session', async () => {
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
      return answer.headers.getSetCookie().flatMap((line) => /^(\w+)=.*Max-Age=3600; Path=\/;/.exec(line)?.[1] ?? [])
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
    expect([...visitor.cookies.keys()]).toEqual(['known', 'device'])
  })

  it('a phone is locked after five wrong passwords, also under concurrent attempts', async () => {
    const person = await world.person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong-1234' }),
      ),
    )
    expect(answers.filter((a) => a.name === 'WRONG_CREDENTIALS')).toHaveLength(5)
    expect(answers.filter((a) => a.name === 'ACCOUNT_LOCKED')).toHaveLength(15)
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: PASSWORD })).name).toBe(
      'ACCOUNT_LOCKED',
    )
    world.pass({ minutes: 16 })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: PASSWORD })).code).toBe(0)
  })
})

describe('password logins', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const tryFrom = (address: string, phone: string, password = 'wrong-1234') =>
    world.visitor(1, address).ask('POST /user/login', { phone, password })

  it('wrong passwords lock the phone for the guesser’s IP address, not for its owner', async () => {
    const { phone } = await world.person()
    for (let i = 0; i < 7; i++) await tryFrom('203.0.113.1', phone)
    expect((await tryFrom('203.0.113.1', phone, PASSWORD)).name).toBe('ACCOUNT_LOCKED')
    expect((await tryFrom('203.0.113.2', phone, PASSWORD)).code).toBe(0)
  })

  it('wrong passwords from many addresses lock the phone for unknown browsers after their first try, never for the owner’s browser', async () => {
    const { phone } = await world.person()
    const owner = world.visitor(1, '198.51.100.1')
    await owner.do('POST /user/login', { phone, password: PASSWORD })
    await owner.do('POST /user/logout', {})
    for (let n = 0; n < 6; n++) for (let i = 0; i < 5; i++) await tryFrom(`203.0.113.${10 + n}`, phone)
    expect((await tryFrom('203.0.113.97', phone, PASSWORD)).code, 'the first try of an address').toBe(0)
    expect((await tryFrom('203.0.113.99', phone)).name).toBe('WRONG_CREDENTIALS')
    expect((await tryFrom('203.0.113.99', phone, PASSWORD)).name).toBe('ACCOUNT_LOCKED')
    expect((await owner.ask('POST /user/login', { phone, password: PASSWORD })).code).toBe(0)
    const copied = world.visitor(1, '203.0.113.98')
    copied.cookies.set('known', owner.cookies.get('known') as string)
    const wrong = () => copied.ask('POST /user/login', { phone, password: 'wrong-1234' })
    const codes = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong(), await wrong()].map(
      (a) => a.name,
    )
    expect(codes).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'ACCOUNT_LOCKED',
    ])
  })

  it("a known-browser cookie of one's own account or a forged one does not count for another account", async () => {
    const [victim, attacker] = [await world.person(), await world.person()]
    const visitor = world.visitor(1, '203.0.113.60')
    await visitor.do('POST /user/login', { phone: attacker.phone, password: PASSWORD })
    for (let i = 0; i < 6; i++) await visitor.ask('POST /user/login', { phone: victim.phone, password: 'wrong-1234' })
    visitor.cookies.set('known', '99999.aaaaaaaaaaaaaaaa.00000000000000000000000000000000')
    expect((await visitor.ask('POST /user/login', { phone: victim.phone, password: PASSWORD })).name).toBe(
      'ACCOUNT_LOCKED',
    )
  })

  it('logging in to an own account gives an IP address no more guesses at others', async () => {
    const own = await world.person()
    const address = '203.0.113.80'
    let guessed = 0
    for (let n = 0; n < 15; n++) {
      const { phone } = await world.person()
      for (let i = 0; i < 4; i++) if ((await tryFrom(address, phone)).name === 'WRONG_CREDENTIALS') guessed += 1
      await tryFrom(address, own.phone, PASSWORD)
    }
    expect(guessed).toBe(50)
  })

  it('correct logins are rate limited too', async () => {
    const { phone } = await world.person()
    const answers = await Promise.all(Array.from({ length: 140 }, () => tryFrom('203.0.113.90', phone, PASSWORD)))
    expect(answers.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(120)
    expect(answers.filter(({ name }) => name === 'TOO_MANY').length).toBeGreaterThanOrEqual(20)
  })
})
