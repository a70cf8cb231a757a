import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { lockFor, securityNews, tryLogIn } from '../../support/fixtures/account'
import { codeOf } from '../../support/fixtures/codes'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let serial = 0
let person: Person
let member: Visitor
let staff: Visitor

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  world.pass({ minutes: 2 })
  person = await world.person()
  member = await world.logIn(person)
  staff = await world.logIn({ staff: 'service' })
})
afterAll(() => world.close())

describe('lost phone requests', () => {
  const verified = async () => {
    const realName = world.services.vault.seal('identity', String(person.userId), '王小明')
    await world.services.db.update(users).set({ realName }).where(eq(users.id, person.userId))
  }
  const freshPhone = () => `1341111${String(1000 + ++serial)}`
  const ask = async (phone: string, more: object = {}) => {
    await member.do('POST /comm/sms', { phone, purpose: 'phone' })
    const smsCode = await codeOf(world, phone)
    return member.ask('POST /user/requestPhone', { realName: '王小明', payPassword: '246810', phone, smsCode, ...more })
  }
  const waiting = async () => {
    const { phoneRequests } = await staff.do('GET /console/securityCases', {})
    return phoneRequests.find(({ userId }) => userId === person.userId)
  }

  it('a lost phone request is listed for staff review, and the member is notified', async () => {
    await verified()
    const phone = freshPhone()
    expect((await ask(phone)).code).toBe(0)
    expect(await securityNews(member)).toContain('有人申请更换你绑定的手机号')
    const open = await waiting()
    expect(open).toMatchObject({ realName: '王*明', newPhone: `134****${phone.slice(-4)}` })
    expect((await member.do('GET /user/userInfo', {})).phone).not.toBe(open?.newPhone)
    const review = { requestId: String(open?.requestId), accept: '1', reason: '视频核实本人' } as const
    expect((await (await world.logIn()).ask('POST /console/reviewPhoneRequest', review)).name).toBe('FORBIDDEN')
    const ofSite = await world.logIn({ staff: 'owner', ofDist: 1 })
    expect((await ofSite.ask('POST /console/reviewPhoneRequest', review)).name).toBe('FORBIDDEN')
    const both = await Promise.all([
      staff.ask('POST /console/reviewPhoneRequest', review),
      staff.ask('POST /console/reviewPhoneRequest', { ...review, accept: '0' }),
    ])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(both.filter(({ name }) => name === 'REVIEW_DONE')).toHaveLength(1)
  })

  it('a granted lost phone request ends all sessions and binds the new phone', async () => {
    await verified()
    const phone = freshPhone()
    await ask(phone)
    const requestId = String((await waiting())?.requestId)
    await staff.do('POST /console/reviewPhoneRequest', { requestId, accept: '1', reason: '视频核实本人' })
    expect((await member.ask('GET /user/userInfo', {})).code).toBe(2)
    expect([await tryLogIn(world, person.phone), await tryLogIn(world, phone)]).toEqual([1101, 0])
    expect(await lockFor(world, person)).toEqual({ isFrozen: false, hours: 24 })
    expect(await securityNews(await world.logIn(person))).toContain('绑定的手机号已更换')
  })

  it('a rejected lost phone request keeps the old phone and shows the reason', async () => {
    await verified()
    await ask(freshPhone())
    const requestId = String((await waiting())?.requestId)
    await staff.do('POST /console/reviewPhoneRequest', { requestId, accept: '0', reason: '资料不清晰' })
    const { request } = await member.do('GET /user/phoneRequest', {})
    expect(request).toMatchObject({ state: 'rejected', reason: '资料不清晰' })
    expect([await tryLogIn(world, person.phone), (await lockFor(world, person)).hours]).toEqual([0, null])
  })

  it('staff cannot grant their own lost phone request, with any account', async () => {
    await verified()
    await ask(freshPhone())
    const requestId = String((await waiting())?.requestId)
    await world.employ(person, 'service')
    await world.letIn(member)
    const review = { requestId, accept: '1', reason: '是我' } as const
    expect((await member.ask('POST /console/reviewPhoneRequest', review)).name).toBe('FORBIDDEN')
    expect((await member.do('GET /user/phoneRequest', {})).request?.state).toBe('open')
  })

  it('a member can have one open lost phone request, and can withdraw it', async () => {
    await verified()
    expect((await ask(freshPhone())).code).toBe(0)
    expect((await ask(freshPhone())).name).toBe('REQUEST_OPEN')
    await member.do('POST /user/withdrawPhoneRequest', {})
    expect((await member.ask('POST /user/withdrawPhoneRequest', {})).name).toBe('NOT_FOUND')
    expect((await ask(freshPhone())).code).toBe(0)
  })

  it('a lost phone request requires the correct name, pay password and code, with three attempts a day', async () => {
    await verified()
    const phone = freshPhone()
    expect(await ask(phone, { realName: '王大明' })).toMatchObject({
      name: 'REAL_NAME_WRONG',
      data: { field: 'realName' },
    })
    world.pass({ minutes: 2 })
    expect((await ask(phone, { payPassword: '111111' })).name).toBe('WRONG_PAY_PASSWORD')
    world.pass({ minutes: 2 })
    expect((await ask(phone, { smsCode: '000000' })).name).toBe('WRONG_SMS_CODE')
    world.pass({ minutes: 2 })
    expect((await ask(phone)).name).toBe('TOO_MANY')
    world.pass({ days: 1 })
    member = await world.logIn(person)
    expect((await ask(phone)).code).toBe(0)
  })

  it('rejects a lost phone request for a phone that has an account, even if registered after the request', async () => {
    await verified()
    const taken = await world.person()
    expect((await ask(taken.phone)).name).toBe('PHONE_TAKEN')
    const phone = freshPhone()
    await ask(phone)
    const requestId = String((await waiting())?.requestId)
    await world.person({ phone })
    const review = { requestId, accept: '1', reason: '视频核实本人' } as const
    expect((await staff.ask('POST /console/reviewPhoneRequest', review)).name).toBe('PHONE_TAKEN')
    expect((await member.do('GET /user/phoneRequest', {})).request?.state).toBe('open')
  })
})
