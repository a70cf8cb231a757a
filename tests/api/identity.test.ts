import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/identity'
import { localSms } from '@/lib/server/db/schema/providers'
import { isAdult } from '@/lib/server/modules/identity/rules'
import { parseDateTime } from '@/lib/shared/time'
import { World } from '../support/world'

describe('accounts', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const codeOf = async (phone: string) => {
    const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
    return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const sms = async (phone: string, purpose: 'register' | 'login' | 'password') => {
    await world.visitor().do('POST /comm/sms', { phone, purpose })
    return codeOf(phone)
  }

  it('register with a code, then log in by password and by code', async () => {
    const phone = '13611110001'
    const smsCode = await sms(phone, 'register')
    const visitor = world.visitor()
    await visitor.do('POST /user/register', { phone, smsCode, password: 'demo1234', nickName: '新来的', agree: '1' })
    expect(await visitor.do('GET /user/userInfo', {})).toMatchObject({
      nickName: '新来的',
      phone: '136****0001',
      authStatus: 0,
      coin: '0.00',
      isHadPassWord: true,
      isPayPassWord: false,
    })
    expect((await world.visitor().ask('POST /user/login', { phone, password: 'demo1234' })).code).toBe(0)
    world.pass({ minutes: 2 })
    expect(
      (await world.visitor().ask('POST /user/loginBySmCode', { phone, smsCode: await sms(phone, 'login') })).code,
    ).toBe(0)
  })

  it('refuses a phone twice, an unticked agreement, a weak password', async () => {
    const { phone } = await world.person()
    const form = { phone, smsCode: await sms(phone, 'register'), password: 'demo1234', agree: '1' as const }
    expect(await world.visitor().ask('POST /user/register', { ...form, agree: undefined as never })).toMatchObject({
      code: 400,
      data: { field: 'agree' },
    })
    expect(await world.visitor().ask('POST /user/register', { ...form, password: '12345678' })).toMatchObject({
      code: 400,
      data: { field: 'password' },
    })
    expect(await world.visitor().ask('POST /user/register', form)).toMatchObject({
      code: 1103,
      data: { field: 'phone' },
    })
  })

  it('resets a forgotten password by a code, ends every session and unlocks the login', async () => {
    const person = await world.person()
    const open = await world.logIn(person)
    for (let i = 0; i < 6; i++)
      await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong' })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(
      1110,
    )
    const smsCode = await sms(person.phone, 'password')
    const reset = (given: object) =>
      world
        .visitor()
        .ask('POST /user/forgetUserPassWord', { phone: person.phone, smsCode, password: 'fresh12345', ...given })
    expect(await reset({ password: 'short' })).toMatchObject({ code: 400, data: { field: 'password' } })
    expect((await reset({ smsCode: smsCode === '000000' ? '000001' : '000000' })).code).toBe(1102)
    expect((await reset({})).code).toBe(0)
    expect((await reset({})).code).toBe(1102)
    expect((await open.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(
      1101,
    )
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'fresh12345' })).code).toBe(
      0,
    )
  })

  it('gives no new password when the sessions of who stole the old one cannot be ended with it', async () => {
    const person = await world.person()
    await world.logIn(person)
    const smsCode = await sms(person.phone, 'password')
    await world.asOwner(`
      create function no_end() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$;
      create trigger no_end before update on sessions for each row execute function no_end()`)
    expect(
      (
        await world
          .visitor()
          .ask('POST /user/forgetUserPassWord', { phone: person.phone, smsCode, password: 'fresh12345' })
      ).code,
    ).toBe(500)
    await world.asOwner('drop trigger no_end on sessions')
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(0)
  })

  it('a code works once, for its purpose, on its host, for ten minutes and five tries', async () => {
    const person = await world.person()
    const tryCode = (smsCode: string, distId = 1) =>
      world.visitor(distId).ask('POST /user/loginBySmCode', { phone: person.phone, smsCode })
    const code = await sms(person.phone, 'login')
    expect((await tryCode(code, 2)).code).toBe(1102)
    expect((await tryCode(code)).code).toBe(0)
    expect((await tryCode(code)).code).toBe(1102)
    world.pass({ minutes: 2 })
    const wrong = await sms(person.phone, 'login')
    const other = wrong === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 12 }, () => tryCode(other)))
    expect((await tryCode(wrong)).code).toBe(1102)
    world.pass({ minutes: 2 })
    const late = await sms(person.phone, 'login')
    world.pass({ minutes: 11 })
    expect((await tryCode(late)).code).toBe(1102)
  })

  it('sends one code a minute and five an hour, known phone or not', async () => {
    const phone = '13611119999'
    const send = () => world.visitor().ask('POST /comm/sms', { phone, purpose: 'login' })
    expect((await Promise.all([send(), send(), send()])).filter((a) => a.code === 0)).toHaveLength(1)
    for (let i = 0; i < 6; i++) {
      world.pass({ seconds: 61 })
      await send()
    }
    expect(
      (await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))).length,
    ).toBeLessThanOrEqual(5)
  })

  it('verifies adults only, keeps the number encrypted, and asks nobody twice', async () => {
    const person = await world.person({ verified: false })
    const visitor = await world.logIn(person)
    const verify = (realName: string, idCard: string) => visitor.ask('POST /user/verifyIdentity', { realName, idCard })
    expect((await verify('王小明', '110105194912310021')).code).toBe(1105)
    expect((await verify('Wang', '11010519491231002X')).code).toBe(400)
    expect(await verify('王小明', '11010519491231002X')).toMatchObject({
      code: 0,
      data: { authStatus: 2, realName: '王*明' },
    })
    expect((await verify('王小明', '11010519491231002X')).code).toBe(400)
    const [row] = await world.services.db.select().from(users).where(eq(users.id, person.userId))
    expect(row?.idCard?.toString('latin1')).not.toContain('19491231')
  })

  it('counts birthdays in Beijing', () => {
    const id = '110105200811210011'
    expect(isAdult(id, parseDateTime('2026-11-20 23:59:59'))).toBe(false)
    expect(isAdult(id, parseDateTime('2026-11-21 00:00:00'))).toBe(true)
  })

  it('needs verification before the first trade', async () => {
    const { sn, price } = await world.goods({ seller: await world.person() })
    const visitor = await world.logIn({ verified: false })
    expect(await visitor.ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })).toMatchObject({
      code: 1104,
    })
  })

  it('a changed password ends every other session', async () => {
    const person = await world.person()
    const [here, there] = [await world.logIn(person), await world.logIn(person)]
    await here.do('POST /user/changeUserPassword', { oldPassword: 'demo1234', password: 'demo12345' })
    expect((await there.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await here.ask('GET /user/userInfo', {})).code).toBe(0)
  })

  it('sets the pay password by SMS, and locks it after five wrong tries', async () => {
    const person = await world.person({ balance: '500.00' })
    const visitor = await world.logIn(person)
    const { phone } = person
    await visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
    await visitor.do('POST /user/setPayPassword', { smsCode: await codeOf(phone), payPassword: '135790' })
    const { sn, price } = await world.goods({ seller: await world.person() })
    const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    const pay = (payPassword: string) => visitor.ask('POST /pay/balancePay', { orderSn, payPassword })
    const wrong = await Promise.all(Array.from({ length: 8 }, () => pay('000000')))
    expect(wrong.filter((a) => a.code === 1108)).toHaveLength(4)
    expect(wrong.filter((a) => a.code === 1109)).toHaveLength(4)
    expect((await pay('135790')).code).toBe(1109)
  })
})
