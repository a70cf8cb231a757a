import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { findTie } from '@/lib/server/modules/money/ties/find-tie'
import { addPayeeRow, nameThem, REAL_NAME, Saver } from '../../support/fixtures/bank'
import { faultsOf } from '../../support/ledger'
import { recordPayouts, removePayouts } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, type Person, World } from '../../support/world'

const CARD = '6225880000000001'

describe('payee accounts', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })

  let person: Person
  let visitor: Visitor
  let saver: Saver
  beforeEach(async () => {
    saver = await Saver.open(world, { known: false })
    person = await world.person()
    await nameThem(world, person)
    visitor = await world.logIn(person)
  })
  const codeOf = async () => {
    const { rows } = await world.services.db.execute<{ text: string }>(
      `select text from local_sms where phone = '${person.phone}' order by id desc limit 1`,
    )
    return rows[0]?.text ?? ''
  }
  const digitsOf = (text: string) => /验证码是(\d{6})/.exec(text)?.[1] ?? ''
  const ALI = { kind: '1', account: '13512340001' } as const
  type Form = { kind: '1' | '2' | '3'; account: string; bankName?: '招商银行' | '工商银行' }
  const bind = async (
    form: Form,
    more: { realName?: string; payPassword?: string; sent?: Form; key?: string } = {},
  ) => {
    await world.services.db.execute(`delete from rate_windows where key like 'sms:%'`)
    await visitor.do('POST /user/sendPayeeCode', more.sent ?? form)
    const proofs = { realName: more.realName ?? REAL_NAME, payPassword: more.payPassword ?? PAY_PASSWORD }
    const smsCode = digitsOf(await codeOf())
    return visitor.ask('POST /user/bindAccountNum', { ...form, ...proofs, smsCode }, { key: more.key })
  }
  const list = async () => (await visitor.do('GET /user/payees', {})).list

  it('a payee is bound with an SMS code that names it, masked everywhere and encrypted at rest', async () => {
    expect((await bind(ALI)).code).toBe(0)
    expect(await codeOf()).toMatch(/】你正在绑定收款账户支付宝 135\*\*\*\*0001，验证码是\d{6}/)
    expect((await bind({ kind: '3', account: CARD, bankName: '招商银行' })).code).toBe(0)
    expect(await list()).toMatchObject([
      { kind: 1, name: '支付宝 135****0001', isDefault: true, isFirst: true, lockedUntil: expect.any(String) },
      { kind: 3, name: '招商银行 尾号 0001', isDefault: false },
    ])
    const profile = await visitor.do('GET /user/userInfo', {})
    expect(profile).toMatchObject({ aliAccount: '135****0001', wxAccount: '', bankAccount: '尾号 0001' })
    for (const table of ['payees', 'idempotency_keys', 'notifications'])
      expect(JSON.stringify((await world.services.db.execute(`select * from ${table}`)).rows)).not.toMatch(
        /13512340001|6225880000000001/,
      )
    const notices = await visitor.do('GET /notification/list', { kind: 'security' })
    expect(notices.list.map(({ title }) => title)).toContain('已绑定收款账户：支付宝 135****0001')
  })

  it('a payee must have the member’s verified real name, which is never returned', async () => {
    expect(await bind(ALI, { realName: '张三丰' })).toMatchObject({
      name: 'REAL_NAME_WRONG',
      data: { field: 'realName' },
    })
    expect(await list()).toEqual([])
  })

  it('binding a payee requires the pay password and an SMS code for that very account', async () => {
    expect((await bind(ALI, { payPassword: '135790' })).name).toBe('WRONG_PAY_PASSWORD')
    expect((await bind({ kind: '1', account: '13512340009' }, { sent: ALI })).name).toBe('WRONG_SMS_CODE')
    expect((await bind({ kind: '2', account: ALI.account }, { sent: ALI })).name).toBe('WRONG_SMS_CODE')
    expect(await list()).toEqual([])
  })

  it.each<[string, Form, string]>([
    ['an Alipay account that is none', { kind: '1', account: 'nobody' }, 'account'],
    ['a WeChat id that is none', { kind: '2', account: 'a' }, 'account'],
    ['a card with a wrong digit', { kind: '3', account: '6225880000000002', bankName: '招商银行' }, 'account'],
    ['a card without a bank', { kind: '3', account: CARD }, 'bankName'],
  ])('rejects a payee with %s', async (_, form, field) => {
    expect(await visitor.ask('POST /user/sendPayeeCode', form)).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field },
    })
  })

  it('a kind that the provider cannot pay is neither bound nor paid, and bound payees of it show that', async () => {
    await world.recharge(person, '100.00')
    world.pass({ hours: 49 })
    await bind({ kind: '2', account: 'wxid-tester' })
    await bind(ALI)
    const payeeId = String((await list())[0]?.payeeId)
    const { payout } = world.services
    world.services.payout = { ...payout, payeeKinds: [1, 3] }
    onTestFinished(() => {
      world.services.payout = payout
    })
    world.pass({ hours: 25 })
    const answer = { name: 'INVALID_INPUT', msg: '暂不支持提现到微信，请换成支付宝或银行卡' }
    const other = { kind: '2', account: 'wxid-another' } as const
    const proofs = { realName: REAL_NAME, payPassword: PAY_PASSWORD, smsCode: '123456' }
    expect(await visitor.ask('POST /user/sendPayeeCode', other)).toMatchObject(answer)
    expect(await visitor.ask('POST /user/bindAccountNum', { ...other, ...proofs })).toMatchObject(answer)
    const money = { payeeId, amount: '20.00' }
    expect(await visitor.ask('POST /pay/sendWithdrawalCode', money)).toMatchObject(answer)
    const { payPassword, smsCode } = proofs
    expect(await visitor.ask('POST /pay/cashAdvance', { ...money, payPassword, smsCode })).toMatchObject(answer)
    expect((await list()).map(({ kind, canPay }) => [kind, canPay])).toEqual([
      [2, false],
      [1, true],
    ])
    for (const call of ['GET /user/payees', 'GET /pay/withdrawalTerms'] as const)
      expect((await visitor.do(call, {})).payeeKinds).toEqual([1, 3])
  })

  it('a payee is the same one whatever bank is chosen with its number', async () => {
    const card = '6225880000000019'
    expect((await bind({ kind: '3', account: card, bankName: '招商银行' })).code).toBe(0)
    expect(await bind({ kind: '3', account: card, bankName: '工商银行' })).toMatchObject({ name: 'PAYEE_STATE' })
    expect((await bind(ALI)).code).toBe(0)
    expect(await bind({ ...ALI, bankName: '招商银行' })).toMatchObject({ name: 'PAYEE_STATE' })
    const first = person.userId
    person = await world.person()
    await nameThem(world, person)
    visitor = await world.logIn(person)
    expect((await bind({ kind: '3', account: card, bankName: '工商银行' })).code).toBe(0)
    expect(await findTie(world.services.db, first, person.userId), 'before a payout').toBeNull()
    await recordPayouts(world, [{ userId: first }, person])
    expect(await findTie(world.services.db, first, person.userId)).toBe('payee')
    await removePayouts(world)
  })

  it('rejects a duplicate payee and a sixth one', async () => {
    await bind(ALI, { key: 'bind-once-0001' })
    expect(await bind(ALI)).toMatchObject({ name: 'PAYEE_STATE', msg: '这个收款账户已绑定' })
    for (let i = 2; i <= 5; i++) await bind({ kind: '1', account: `1351234000${i}` })
    expect(await bind({ kind: '1', account: '13512340006' })).toMatchObject({ name: 'PAYEE_STATE' })
    expect(await list()).toHaveLength(5)
  })

  it('one payee is the default, and another becomes the default when it is removed', async () => {
    await bind(ALI)
    await bind({ kind: '2', account: 'wxid-tester' })
    const [first, second] = await list()
    await visitor.do('POST /user/choosePayee', { payeeId: String(second?.payeeId) })
    expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['微信 wx****er', true],
      ['支付宝 135****0001', false],
    ])
    await visitor.do('POST /user/removePayee', { payeeId: String(second?.payeeId) })
    expect(await list()).toMatchObject([{ payeeId: first?.payeeId, isDefault: true }])
    expect((await visitor.ask('POST /user/removePayee', { payeeId: String(second?.payeeId) })).name).toBe('NOT_FOUND')
  })

  it('each payee shows whether it was paid before', async () => {
    const known = await Saver.open(world)
    await addPayeeRow(world, known.person, { account: '13577770001', isDefault: false })
    const { payees } = await known.visitor.do('GET /pay/withdrawalTerms', {})
    expect(payees.map(({ isDefault, isFirst }) => [isDefault, isFirst])).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('a payee cannot be removed while a withdrawal to it is pending', async () => {
    const sn = await saver.withdraw('100.00')
    const payeeId = String(saver.payeeId)
    expect((await saver.visitor.ask('POST /user/removePayee', { payeeId })).name).toBe('PAYEE_STATE')
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    expect((await saver.visitor.ask('POST /user/removePayee', { payeeId })).code).toBe(0)
  })

  it('a new payee is locked for a day, the others are not', async () => {
    await world.recharge(person, '100.00')
    world.pass({ hours: 25 })
    const old = await addPayeeRow(world, person, { account: '13512340002' })
    await bind(ALI)
    const fresh = (await list()).find(({ name }) => name.endsWith('0001'))?.payeeId
    const ask = (payeeId: unknown) =>
      visitor.ask('POST /pay/sendWithdrawalCode', { payeeId: String(payeeId), amount: '20.00' })
    expect((await ask(fresh)).name).toBe('PAYOUT_LOCKED')
    await world.services.db.execute(`delete from rate_windows where key like 'sms:%'`)
    expect((await ask(old)).code).toBe(0)
    world.pass({ hours: 25 })
    expect((await ask(fresh)).code).toBe(0)
  })
})
