import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { lockFor, securityNews, tryLogIn } from '../../support/fixtures/account'
import { Bank, Saver } from '../../support/fixtures/bank'
import { codeOf } from '../../support/fixtures/codes'
import { SOON } from '../../support/soon'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let serial = 0
let person: Person
let member: Visitor
let staff: Visitor

beforeAll(async () => {
  await world.open()
  staff = await world.logIn({ staff: 'service' })
})
beforeEach(async () => {
  world.pass({ minutes: 2 })
  person = await world.person()
  member = await world.logIn(person)
  staff = await world.logIn({ staff: 'service' })
})
afterAll(() => world.close())

const lock = () => lockFor(world, person)
const logsIn = () => tryLogIn(world, person.phone)

describe('login records', () => {
  it('login records show method, place and time, including failed logins, on every host', async () => {
    await world.visitor(1, '113.87.4.5').ask('POST /user/login', { phone: person.phone, password: 'wrong' })
    await vi.waitFor(async () => expect((await member.do('GET /user/loginRecords', {})).total).toBe(1), SOON)
    await world.visitor(2).do('POST /user/login', { phone: person.phone, password: 'demo1234' })
    const browser = world.visitor()
    await browser.do('POST /comm/sms', { phone: person.phone, purpose: 'login' })
    const smsCode = await codeOf(world, person.phone)
    const wrong = smsCode === '000000' ? '000001' : '000000'
    await browser.ask('POST /user/loginBySmCode', { phone: person.phone, smsCode: wrong })
    await vi.waitFor(async () => expect((await member.do('GET /user/loginRecords', {})).total).toBe(3), SOON)
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

  it('logins with unknown phone numbers are not recorded', async () => {
    const count = async () =>
      (await world.services.db.execute(sql`select count(*)::int as n from login_records`)).rows[0]?.n
    const before = await count()
    await world.visitor().ask('POST /user/login', { phone: '13555550000', password: 'wrong' })
    // Records are written after the response, in the order of the attempts.
    await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong' })
    await expect.poll(count, SOON).not.toBe(before)
    expect(await count()).toBe(Number(before) + 1)
  })

  it('sessions show their login method, and the other ones can be ended at once', async () => {
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

describe('frozen accounts', () => {
  it('freezing an account ends every session, blocks logins with a clear message, and stops withdrawals', async () => {
    const elsewhere = await world.logIn(person, 2)
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    expect([member.cookies.has('token'), (await elsewhere.ask('GET /user/userInfo', {})).code]).toEqual([false, 2])
    const tried = await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })
    expect(tried).toMatchObject({ name: 'ACCOUNT_FROZEN', msg: expect.stringMatching(/已由本人冻结.*客服/) })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong' })).name).toBe(
      'WRONG_CREDENTIALS',
    )
    expect(await lock()).toMatchObject({ isFrozen: true })
    const browser = world.visitor()
    await browser.do('POST /comm/sms', { phone: person.phone, purpose: 'login' })
    const smsCode = await codeOf(world, person.phone)
    expect((await browser.ask('POST /user/loginBySmCode', { phone: person.phone, smsCode })).name).toBe(
      'ACCOUNT_FROZEN',
    )
  })

  it('goods of a frozen account cannot be ordered', async () => {
    const { sn, price } = await world.goods({ seller: person })
    const buyer = await world.logIn()
    const order = () => buyer.ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    expect((await order()).name).toBe('GOODS_GONE')
    expect((await world.goodsRow(sn)).reserved).toBe(0)
    await staff.do('POST /console/thawAccount', { userId: String(person.userId), reason: '已核实本人' })
    expect((await order()).code).toBe(0)
  })

  it('a pending withdrawal of a frozen account is not sent until a day after it is unfrozen', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world)
    const sn = await saver.withdraw('100.00')
    await saver.visitor.do('POST /user/freezeAccount', { payPassword: '246810' })
    const isRequested = async () => {
      await bank.reconcile()
      return (await bank.gateway.byNumber(sn)) !== undefined
    }
    expect(await isRequested()).toBe(false)
    world.pass({ days: 2 })
    expect(await isRequested()).toBe(false)
    staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /console/thawAccount', { userId: String(saver.person.userId), reason: '已核实本人' })
    world.pass({ hours: 23 })
    expect(await isRequested()).toBe(false)
    world.pass({ hours: 2 })
    expect(await isRequested()).toBe(true)
  })

  it('freezing an account requires the pay password or an SMS code for that purpose', async () => {
    expect((await member.ask('POST /user/freezeAccount', {})).name).toBe('INVALID_INPUT')
    expect((await member.ask('POST /user/freezeAccount', { payPassword: '111111' })).name).toBe('WRONG_PAY_PASSWORD')
    await member.do('POST /comm/smsBindPhone', { purpose: 'bind' })
    const other = await codeOf(world, person.phone)
    expect((await member.ask('POST /user/freezeAccount', { smsCode: other })).name).toBe('WRONG_SMS_CODE')
    world.pass({ minutes: 2 })
    await member.do('POST /comm/smsBindPhone', { purpose: 'freeze' })
    expect((await member.ask('POST /user/freezeAccount', { smsCode: await codeOf(world, person.phone) })).code).toBe(0)
    expect(await logsIn()).toBe(1131)
  })

  it('only platform staff can unfreeze an account, on any host, once; withdrawals stay locked for a day', async () => {
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    const thaw = { userId: String(person.userId), reason: '视频核实本人' }
    expect((await (await world.logIn()).ask('POST /console/thawAccount', thaw)).name).toBe('FORBIDDEN')
    const ofSite = await world.logIn({ staff: 'owner', ofDist: 1 })
    expect((await ofSite.ask('POST /console/thawAccount', thaw)).name).toBe('FORBIDDEN')
    const elsewhere = await world.logIn({ staff: 'service' }, 2)
    expect((await staff.do('GET /console/securityCases', {})).freezes.map(({ userId }) => userId)).toContain(
      person.userId,
    )
    const answers = await Promise.all([
      elsewhere.ask('POST /console/thawAccount', thaw),
      staff.ask('POST /console/thawAccount', thaw),
    ])
    expect(answers.map(({ name }) => name).sort()).toEqual(['NOT_FOUND', 'OK'])
    expect(await logsIn()).toBe(0)
    expect(await lock()).toEqual({ isFrozen: false, hours: 24 })
    expect(await securityNews(await world.logIn(person))).toContain('账号已解冻')
  })

  it('staff cannot unfreeze an account of the same person', async () => {
    const worker = await world.person({ staff: 'service' })
    for (const { userId } of [worker, person])
      await world.services.db
        .update(users)
        .set({ idCardHash: `same${person.userId}` })
        .where(eq(users.id, userId))
    await member.do('POST /user/freezeAccount', { payPassword: '246810' })
    const own = await world.logIn(worker)
    const thaw = { userId: String(person.userId), reason: '是我自己' }
    expect((await own.ask('POST /console/thawAccount', thaw)).name).toBe('FORBIDDEN')
  })
})

describe('withdrawal lock after security changes', () => {
  const hours = async () => (await lock()).hours
  it('withdrawals are locked for a day after a password change, by the old password or by phone', async () => {
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

  it('withdrawals are locked for a day after a password reset or a phone change', async () => {
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

  it('withdrawals are locked after the pay password is changed, not when first set', async () => {
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
