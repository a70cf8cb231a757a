import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffContacts } from '@/lib/server/db/schema/office/trust'
import { users } from '@/lib/server/db/schema/people/identity'
import { localSms } from '@/lib/server/db/schema/providers'
import { isAdult } from '@/lib/server/modules/people/identity/rules'
import { parseDateTime } from '@/lib/shared/time'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('account registration and login', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const codeOf = async (phone: string) => {
    const rows = await world.services.db.select().from(localSms).where(eq(localSms.phone, phone))
    return /\d{6}/.exec(rows.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const sms = async (phone: string, purpose: 'register' | 'login' | 'password', visitor = world.visitor()) => {
    await visitor.do('POST /comm/sms', { phone, purpose })
    return { visitor, smsCode: await codeOf(phone) }
  }

  it('a member registers with a code, then logs in by password and by code', async () => {
    const phone = '13611110001'
    const { visitor, smsCode } = await sms(phone, 'register')
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
    const login = await sms(phone, 'login')
    expect((await login.visitor.ask('POST /user/loginBySmCode', { phone, smsCode: login.smsCode })).code).toBe(0)
  })

  it('rejects registration with a known phone, without consent, or with a weak password', async () => {
    const { phone } = await world.person()
    const { visitor, smsCode } = await sms(phone, 'register')
    const form = { phone, smsCode, password: 'demo1234', agree: '1' as const }
    expect(await visitor.ask('POST /user/register', { ...form, agree: undefined as never })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'agree' },
    })
    expect(await visitor.ask('POST /user/register', { ...form, password: '12345678' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'password' },
    })
    expect(await visitor.ask('POST /user/register', form)).toMatchObject({
      name: 'PHONE_TAKEN',
      data: { field: 'phone' },
    })
  })

  it('a password reset by code ends every session and unlocks the login', async () => {
    const person = await world.person()
    const open = await world.logIn(person)
    for (let i = 0; i < 6; i++)
      await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'wrong' })
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(
      1110,
    )
    const { visitor, smsCode } = await sms(person.phone, 'password')
    const reset = (fields: object) =>
      visitor.ask('POST /user/forgetUserPassWord', { phone: person.phone, smsCode, password: 'fresh12345', ...fields })
    expect(await reset({ password: 'short' })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'password' } })
    expect((await reset({ smsCode: smsCode === '000000' ? '000001' : '000000' })).name).toBe('WRONG_SMS_CODE')
    expect((await reset({})).code).toBe(0)
    expect((await reset({})).name).toBe('WRONG_SMS_CODE')
    expect((await open.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(
      1101,
    )
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'fresh12345' })).code).toBe(
      0,
    )
  })

  it('the password is not changed if the old sessions cannot be ended', async () => {
    const person = await world.person()
    await world.logIn(person)
    const { visitor, smsCode } = await sms(person.phone, 'password')
    await world.asOwner(`
      create function no_end() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$;
      create trigger no_end before update on sessions for each row execute function no_end()`)
    expect(
      (await visitor.ask('POST /user/forgetUserPassWord', { phone: person.phone, smsCode, password: 'fresh12345' }))
        .code,
    ).toBe(500)
    await world.asOwner('drop trigger no_end on sessions')
    expect((await world.visitor().ask('POST /user/login', { phone: person.phone, password: 'demo1234' })).code).toBe(0)
  })

  it('verification accepts adults only, encrypts the identity number, and is done once', async () => {
    const person = await world.person({ verified: false })
    const visitor = await world.logIn(person)
    const verify = (realName: string, idCard: string) => visitor.ask('POST /user/verifyIdentity', { realName, idCard })
    expect((await verify('王小明', '110105194912310021')).name).toBe('REAL_NAME_REFUSED')
    expect((await verify('Wang', '11010519491231002X')).name).toBe('INVALID_INPUT')
    expect(await verify('王小明', '11010519491231002X')).toMatchObject({
      code: 0,
      data: { authStatus: 2, realName: '王*明' },
    })
    expect((await verify('王小明', '11010519491231002X')).name).toBe('INVALID_INPUT')
    const [row] = await world.services.db.select().from(users).where(eq(users.id, person.userId))
    expect(row?.idCard?.toString('latin1')).not.toContain('19491231')
  })

  it('birthdays are counted in Beijing time', () => {
    const id = '110105200811210011'
    expect(isAdult(id, parseDateTime('2026-11-20 23:59:59'))).toBe(false)
    expect(isAdult(id, parseDateTime('2026-11-21 00:00:00'))).toBe(true)
  })

  it('a trade requires verification', async () => {
    const { sn, price } = await world.goods({ seller: await world.person() })
    const visitor = await world.logIn({ verified: false })
    expect(await visitor.ask('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })).toMatchObject({
      name: 'NOT_VERIFIED',
    })
  })

  it('a password change ends every other session', async () => {
    const person = await world.person()
    const [here, there] = [await world.logIn(person), await world.logIn(person)]
    await here.do('POST /user/changeUserPassword', { oldPassword: 'demo1234', password: 'demo12345' })
    expect((await there.ask('GET /user/userInfo', {})).code).toBe(2)
    expect((await here.ask('GET /user/userInfo', {})).code).toBe(0)
  })

  it('the pay password is set by SMS code, and locked after five wrong attempts', async () => {
    const person = await world.person({ balance: '500.00' })
    const visitor = await world.logIn(person)
    const { phone } = person
    await visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
    await visitor.do('POST /user/setPayPassword', { smsCode: await codeOf(phone), payPassword: '135790' })
    const { sn, price } = await world.goods({ seller: await world.person() })
    const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
    const pay = (payPassword: string) => visitor.ask('POST /pay/balancePay', { orderSn, payPassword })
    const wrong = await Promise.all(Array.from({ length: 8 }, () => pay('000000')))
    expect(wrong.filter((a) => a.name === 'WRONG_PAY_PASSWORD')).toHaveLength(4)
    expect(wrong.filter((a) => a.name === 'PAY_PASSWORD_LOCKED')).toHaveLength(4)
    expect((await pay('135790')).name).toBe('PAY_PASSWORD_LOCKED')
  })

  it('a correct pay password does not make a later wrong one pass in the same session', async () => {
    const visitor = await world.logIn({ balance: '500.00' })
    const seller = await world.person()
    const pay = async (payPassword: string) => {
      const { sn, price } = await world.goods({ seller })
      const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
      return visitor.ask('POST /pay/balancePay', { orderSn, payPassword })
    }
    expect((await pay('246810')).code).toBe(0)
    expect((await pay('135791')).name).toBe('WRONG_PAY_PASSWORD')
    expect((await pay('246810')).code).toBe(0)
  })

  it('rejects common passwords and PINs, before the SMS code is used up', async () => {
    const phone = '13611112468'
    const { visitor, smsCode } = await sms(phone, 'register')
    const register = (password: string) => visitor.ask('POST /user/register', { phone, smsCode, password, agree: '1' })
    for (const password of ['password1', 'Qwerty123!', 'woaini1314', '1qaz2wsx', '123456abc'])
      expect(await register(password), password).toMatchObject({ name: 'WEAK_PASSWORD', data: { field: 'password' } })
    expect((await register('three-Owls-7')).code).toBe(0)
    const change = { oldPassword: 'three-Owls-7', password: 'abc123456' }
    expect((await visitor.ask('POST /user/changeUserPassword', change)).name).toBe('WEAK_PASSWORD')
    await visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' }).catch(() => {})
    world.pass({ minutes: 2 })
    await visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
    const code = await codeOf(phone)
    const setPin = (payPassword: string) => visitor.ask('POST /user/setPayPassword', { smsCode: code, payPassword })
    for (const pin of ['000000', '123456', '654321', '890123', '121212', '123123', '112233', '112468'])
      expect(await setPin(pin), pin).toMatchObject({ name: 'WEAK_PAY_PASSWORD', data: { field: 'payPassword' } })
    expect((await setPin('270418')).code).toBe(0)
  })

  it('one person can verify three accounts and no fourth, also under concurrent requests', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => world.logIn({ verified: false })))
    const form = { realName: '李小红', idCard: '110101199003070070' }
    const answers = await Promise.all(visitors.map((visitor) => visitor.ask('POST /user/verifyIdentity', form)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ name: 'CARD_USED', data: { field: 'idCard' } })
    expect(answers.filter(({ name }) => name === 'CARD_USED')).toHaveLength(5)
    const unverified = await Promise.all(visitors.map((visitor) => visitor.do('GET /user/userInfo', {})))
    expect(unverified.filter(({ authStatus }) => authStatus === 2)).toHaveLength(3)
  })
})

describe('nicknames', () => {
  const nickname = (visitor: Visitor, nickName: string) => visitor.ask('POST /user/changeUserUsualInfo', { nickName })

  it('a nickname must not look like staff or the site, at a change and at registration; staff may have such a name', async () => {
    const world = await new World().open()
    try {
      await world.person({ staff: 'service', nickName: '青禾在线' })
      const row = { kind: 1, value: '2850009999', name: '理赔专员白露', since: world.services.now() } as const
      await world.services.db.insert(staffContacts).values(row)
      const visitor = await world.logIn()
      for (const nickName of ['客服小禾', '官 方', 'Adm1n', '青禾·在线', '理赔专员白露'])
        expect(await nickname(visitor, nickName), nickName).toMatchObject({
          name: 'INVALID_INPUT',
          data: { field: 'nickName' },
        })
      const fields = { phone: '13812349876', smsCode: '123456', password: 'demo1234', agree: '1' } as const
      expect(await world.visitor().ask('POST /user/register', { ...fields, nickName: '平台客服' })).toMatchObject({
        name: 'INVALID_INPUT',
        msg: '昵称不能含有“客服”',
        data: { field: 'nickName' },
      })
      expect((await nickname(await world.logIn({ staff: 'service' }), '客服小禾')).code).toBe(0)
    } finally {
      await world.close()
    }
  })

  it('a nickname can be changed once in 30 days; the same name, an avatar or a code word do not count', async () => {
    const world = await new World().open()
    try {
      const person = await world.person({ nickName: '旧名字' })
      const visitor = await world.logIn(person)
      expect((await nickname(visitor, '旧名字')).data).toMatchObject({ nickNameFrom: '' })
      const [first, second] = await Promise.all([nickname(visitor, '新名字'), nickname(visitor, '另一个')])
      expect([first.name, second.name].toSorted()).toEqual(['INVALID_INPUT', 'OK'])
      const { nickName, nickNameFrom } = await visitor.do('GET /user/userInfo', {})
      const refused = await nickname(visitor, '又一个')
      expect(refused).toMatchObject({
        name: 'INVALID_INPUT',
        data: { field: 'nickName' },
        msg: expect.stringContaining(nickNameFrom),
      })
      expect((await nickname(visitor, nickName)).code, 'the same name again').toBe(0)
      expect((await visitor.ask('POST /user/changeUserUsualInfo', { codeWord: '青山不改绿水长流' })).code).toBe(0)
      world.pass({ days: 29, hours: 23 })
      expect((await nickname(await world.logIn(person), '又一个')).name).toBe('INVALID_INPUT')
      world.pass({ hours: 2 })
      expect((await nickname(await world.logIn(person), '又一个')).data).toMatchObject({ nickName: '又一个' })
    } finally {
      await world.close()
    }
  })
})
