import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '@/lib/server/db/schema/identity'
import { findGuards } from '@/lib/server/modules/identity/queries'
import { lockOf } from '@/lib/server/modules/payouts/rules'
import { Bank, Saver } from '../support/bank'
import { codeOf } from '../support/codes'
import type { Visitor } from '../support/visitor'
import { type Person, World } from '../support/world'

const world = new World()
let serial = 0
let person: Person
let member: Visitor
let staff: Visitor

beforeAll(async () => {
  await world.open({ env: { SESSION_HOURS: '720' } })
  staff = await world.logIn({ staff: 'service' })
})
beforeEach(async () => {
  world.pass({ minutes: 2 })
  person = await world.person()
  member = await world.logIn(person)
  staff = await world.logIn({ staff: 'service' })
})
afterAll(() => world.close())

const lock = async (of = person) => {
  const guards = await findGuards(world.services.db, of.userId)
  const until = lockOf(guards, { lockHours: 24 }, world.now())?.until
  return {
    isFrozen: guards.isShut,
    hours: until ? Math.round((until.getTime() - world.now().getTime()) / 3_600_000) : null,
  }
}
const told = async (visitor = member) =>
  (await visitor.do('GET /notification/list', { kind: 'security' })).list.map(({ title }) => title)
const logsIn = async (of = person) =>
  (await world.visitor().ask('POST /user/login', { phone: of.phone, password: 'demo1234' })).code

describe('login records', () => {
  it('tell how, whence and when, also of what failed, on every host', async () => {
    await world.visitor(1, '113.87.4.5').ask('POST /user/login', { phone: person.phone, password: 'wrong' })
    await vi.waitFor(async () => expect((await member.do('GET /user/loginRecords', {})).total).toBe(1))
    await world.visitor(2).do('POST /user/login', { phone: person.phone, password: 'demo1234' })
    const browser = world.visitor()
    await browser.do('POST /comm/sms', { phone: person.phone, purpose: 'login' })
    const smsCode = await codeOf(world, person.phone)
    const wrong = smsCode === '000000' ? '000001' : '000000'
    await browser.ask('POST /user/loginBySmCode', { phone: person.phone, smsCode: wrong })
    await vi.waitFor(async () => expect((await member.do('GET /user/loginRecords', {})).total).toBe(3))
    await browser.do('POST /user/loginBySmCode', { phone: person.phone, smsCode })
    const { list, stopped } = await member.do('GET /user/loginRecords', {})
    expect(list.map(({ way, result }) => [way, result])).toEqual([
      ['短信登录', 'in'],
      ['短信登录', 'wrong'],
      ['密码登录', 'in'],
      ['密码登录', 'wrong'],
    ])
    expect(list[3]).toMatchObject({ ip: '113.87.*.*', place: expect.any(String), device: '未知设备' })
    expect(stopped).toBe(2)
    expect((await (await world.logIn()).do('GET /user/loginRecords', {})).list).toEqual([])
  })

  it('keep nothing of phones that have no account', async () => {
    const count = async () =>
      (await world.services.db.execute(sql`select count(*)::int as n from login_records`)).rows[0]?.n
    const before = await count()
    await world.visitor().ask('POST /user/login', { phone: '13555550000', password: 'wrong' })
    await new Promise((done) => setTimeout(done, 50))
    expect(await count()).toBe(before)
  })

  it('sessions tell how they began, and the others end at once', async () => {
    const other = await world.visitor().logIn(person.phone)
    const { list } = await other.do('GET /user/sessions', {})
    expect(list.map(({ way, isThis }) => [way, isThis])).toEqual([
      ['密码登录', true],
      ['', false],
    ])
    await other.do('POST /user/logoutEverywhere', { keepThis: '1' })
    expect((await member.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await other.ask('GET /user/userInfo', {})).code).toBe(0)
  })
})

describe('a frozen account', () => {
  it('ends every session, lets nobody in with a clear word, and pays nothing out', async () => {
    const elsewhere = await world.logIn(person, 2)
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    expect([member.cookies.has('token'), (await elsewhere.ask('GET /user/userInfo', {})).code]).toEqual([false, 2])
    const tried = await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })
    expect(tried).toMatchObject({ code: 1131, msg: expect.stringMatching(/已由本人冻结.*客服/) })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong' })).code).toBe(1101)
    expect(await lock()).toMatchObject({ isFrozen: true })
    const browser = world.visitor()
    await browser.do('POST /comm/sms', { phone: person.phone, purpose: 'login' })
    const smsCode = await codeOf(world, person.phone)
    expect((await browser.ask('POST /user/loginBySmCode', { phone: person.phone, smsCode })).code).toBe(1131)
  })

  it('sells nothing more', async () => {
    const { sn, price } = await world.goods({ seller: person })
    const buyer = await world.logIn()
    const order = () => buyer.ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    expect((await order()).code).toBe(1201)
    expect((await world.goodsRow(sn)).reserved).toBe(0)
    await staff.do('POST /console/thawAccount', { userId: String(person.userId), reason: '已核实本人' })
    expect((await order()).code).toBe(0)
  })

  it('sends no withdrawal that was waiting, until it is thawed and a day has gone', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world)
    const sn = await saver.withdraw('100.00')
    await saver.visitor.do('POST /user/freezeAccount', { payPassword: '246810' })
    const isAsked = async () => {
      await bank.reconcile()
      return (await bank.gateway.byNumber(sn)) !== undefined
    }
    expect(await isAsked()).toBe(false)
    world.pass({ days: 2 })
    expect(await isAsked()).toBe(false)
    staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /console/thawAccount', { userId: String(saver.person.userId), reason: '已核实本人' })
    world.pass({ hours: 23 })
    expect(await isAsked()).toBe(false)
    world.pass({ hours: 2 })
    expect(await isAsked()).toBe(true)
  })

  it('asks for the pay password or a code of its own', async () => {
    expect((await member.ask('POST /user/freezeAccount', {})).code).toBe(400)
    expect((await member.ask('POST /user/freezeAccount', { payPassword: '111111' })).code).toBe(1108)
    await member.do('POST /comm/smsBindPhone', { purpose: 'bind' })
    const other = await codeOf(world, person.phone)
    expect((await member.ask('POST /user/freezeAccount', { smsCode: other })).code).toBe(1102)
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'freeze' })
    expect((await member.ask('POST /user/freezeAccount', { smsCode: await codeOf(world, person.phone) })).code).toBe(0)
    expect(await logsIn()).toBe(1131)
  })

  it('is thawed by staff of the platform, on any host, once, and not by those of a site; money stays a day more', async () => {
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    const thaw = { userId: String(person.userId), reason: '视频核实本人' }
    expect((await (await world.logIn()).ask('POST /console/thawAccount', thaw)).code).toBe(403)
    const ofSite = await world.logIn({ staff: 'owner', ofDist: 1 })
    expect((await ofSite.ask('POST /console/thawAccount', thaw)).code).toBe(403)
    const elsewhere = await world.logIn({ staff: 'service' }, 2)
    expect((await staff.do('GET /console/securityCases', {})).freezes.map(({ userId }) => userId)).toContain(
      person.userId,
    )
    const answers = await Promise.all([
      elsewhere.ask('POST /console/thawAccount', thaw),
      staff.ask('POST /console/thawAccount', thaw),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 404])
    expect(await logsIn()).toBe(0)
    expect(await lock()).toEqual({ isFrozen: false, hours: 24 })
    expect(await told(await world.logIn(person))).toContain('账号已解冻')
  })

  it('of one person in two accounts is not thawed by the other', async () => {
    const worker = await world.person({ staff: 'service' })
    for (const { userId } of [worker, person])
      await world.services.db
        .update(users)
        .set({ idCardHash: `same${person.userId}` })
        .where(eq(users.id, userId))
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    const own = await world.logIn(worker)
    const thaw = { userId: String(person.userId), reason: '是我自己' }
    expect((await own.ask('POST /console/thawAccount', thaw)).code).toBe(403)
  })
})

describe('a lost phone', () => {
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

  it('becomes a request that staff grant: all sessions end, money stays a day, the member is told', async () => {
    await verified()
    const phone = freshPhone()
    expect((await ask(phone)).code).toBe(0)
    expect(await told()).toContain('有人申请更换您绑定的手机号')
    const open = await waiting()
    expect(open).toMatchObject({ realName: '王*明', newPhone: `134****${phone.slice(-4)}` })
    expect((await member.do('GET /user/userInfo', {})).phone).not.toBe(open?.newPhone)
    const review = { requestId: String(open?.requestId), accept: '1', reason: '视频核实本人' } as const
    expect((await (await world.logIn()).ask('POST /console/reviewPhoneRequest', review)).code).toBe(403)
    const ofSite = await world.logIn({ staff: 'owner', ofDist: 1 })
    expect((await ofSite.ask('POST /console/reviewPhoneRequest', review)).code).toBe(403)
    const both = await Promise.all([
      staff.ask('POST /console/reviewPhoneRequest', review),
      staff.ask('POST /console/reviewPhoneRequest', { ...review, accept: '0' }),
    ])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(both.filter(({ code }) => code === 1602)).toHaveLength(1)
  })

  it('granted binds the new phone', async () => {
    await verified()
    const phone = freshPhone()
    await ask(phone)
    const requestId = String((await waiting())?.requestId)
    await staff.do('POST /console/reviewPhoneRequest', { requestId, accept: '1', reason: '视频核实本人' })
    expect((await member.ask('GET /user/userInfo', {})).code).toBe(2)
    expect([await logsIn(), await logsIn({ ...person, phone })]).toEqual([1101, 0])
    expect(await lock()).toEqual({ isFrozen: false, hours: 24 })
    expect(await told(await world.logIn(person))).toContain('绑定的手机号已更换')
  })

  it('refused keeps the old phone, with the reason', async () => {
    await verified()
    await ask(freshPhone())
    const requestId = String((await waiting())?.requestId)
    await staff.do('POST /console/reviewPhoneRequest', { requestId, accept: '0', reason: '资料不清晰' })
    const { request } = await member.do('GET /user/phoneRequest', {})
    expect(request).toMatchObject({ state: 'rejected', reason: '资料不清晰' })
    expect([await logsIn(), (await lock()).hours]).toEqual([0, null])
  })

  it('is not granted by the member, in whichever account', async () => {
    await verified()
    await ask(freshPhone())
    const requestId = String((await waiting())?.requestId)
    await world.employ(person, 'service')
    await world.letIn(member)
    const review = { requestId, accept: '1', reason: '是我' } as const
    expect((await member.ask('POST /console/reviewPhoneRequest', review)).code).toBe(403)
    expect((await member.do('GET /user/phoneRequest', {})).request?.state).toBe('open')
  })

  it('has one open request, which the member can stop', async () => {
    await verified()
    expect((await ask(freshPhone())).code).toBe(0)
    expect((await ask(freshPhone())).code).toBe(1136)
    await member.do('POST /user/withdrawPhoneRequest', {})
    expect((await member.ask('POST /user/withdrawPhoneRequest', {})).code).toBe(404)
    expect((await ask(freshPhone())).code).toBe(0)
  })

  it('needs the right name, pay password and code, three times a day', async () => {
    await verified()
    const phone = freshPhone()
    expect(await ask(phone, { realName: '王大明' })).toMatchObject({ code: 1312, data: { field: 'realName' } })
    world.pass({ minutes: 2 })
    expect((await ask(phone, { payPassword: '111111' })).code).toBe(1108)
    world.pass({ minutes: 2 })
    expect((await ask(phone, { smsCode: '000000' })).code).toBe(1102)
    world.pass({ minutes: 2 })
    expect((await ask(phone)).code).toBe(429)
    world.pass({ days: 1 })
    member = await world.logIn(person)
    expect((await ask(phone)).code).toBe(0)
  })

  it('does not take a phone that has an account, not even after it was asked for', async () => {
    await verified()
    const taken = await world.person()
    expect((await ask(taken.phone)).code).toBe(1103)
    const phone = freshPhone()
    await ask(phone)
    const requestId = String((await waiting())?.requestId)
    await world.person({ phone })
    const review = { requestId, accept: '1', reason: '视频核实本人' } as const
    expect((await staff.ask('POST /console/reviewPhoneRequest', review)).code).toBe(1103)
    expect((await member.do('GET /user/phoneRequest', {})).request?.state).toBe('open')
  })
})

describe('money stays in for a day', () => {
  const hours = async () => (await lock()).hours
  it('after the password changed, by the old one or by the phone', async () => {
    expect(await hours()).toBeNull()
    await member.do('POST /user/changeUserPassword', { oldPassword: 'demo1234', password: 'demo12345' })
    expect(await hours()).toBe(24)
    world.pass({ hours: 23 })
    expect(await hours()).toBe(1)
    world.pass({ hours: 2 })
    expect(await hours()).toBeNull()
    member = await world.logIn(person)
    await member.do('POST /comm/smsBindPhone', { purpose: 'password' })
    const smsCode = await codeOf(world, person.phone)
    await member.do('POST /user/changeUserPassword', { smsCode, password: 'demo123456' })
    expect(await hours()).toBe(24)
  })

  it('after a forgotten password was reset, and after the phone changed', async () => {
    const browser = world.visitor()
    await browser.do('POST /comm/sms', { phone: person.phone, purpose: 'password' })
    const smsCode = await codeOf(world, person.phone)
    await browser.do('POST /user/forgetUserPassWord', { phone: person.phone, smsCode, password: 'fresh12345' })
    expect(await hours()).toBe(24)
    world.pass({ days: 2 })
    member = await world.logIn(person)
    const phone = `1331111${String(1000 + ++serial)}`
    await member.do('POST /comm/smsBindPhone', { purpose: 'phone' })
    await member.do('POST /comm/sms', { phone, purpose: 'phone' })
    const codes = { oldCode: await codeOf(world, person.phone), smsCode: await codeOf(world, phone) }
    await member.do('POST /user/changeBindPhone', { phone, ...codes })
    expect(await hours()).toBe(24)
  })

  it('after the pay password was replaced, not when it is set for the first time', async () => {
    const set = async (payPassword: string) => {
      world.pass({ minutes: 2 })
      await member.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
      await member.do('POST /user/setPayPassword', { smsCode: await codeOf(world, person.phone), payPassword })
    }
    await world.services.db.update(users).set({ payPasswordHash: null }).where(eq(users.id, person.userId))
    await set('270418')
    expect(await hours()).toBeNull()
    await set('270419')
    expect(await hours()).toBe(24)
  })
})
