import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPayeeRow, Bank, openFor, Saver } from '../../support/fixtures/bank'
import { faultsOf } from '../../support/ledger'
import { oneCard } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

const world = new World()
let bank: Bank
beforeAll(async () => {
  await world.open()
  bank = await Bank.open(world)
})
afterAll(async () => {
  expect(await faultsOf(world)).toEqual([])
  await world.close()
})

describe('withdrawals', () => {
  let saver: Saver
  beforeEach(async () => {
    saver = await Saver.open(world)
  })
  const send = (amount: string, payeeId = saver.payeeId) =>
    saver.visitor.ask('POST /pay/sendWithdrawalCode', { payeeId: String(payeeId), amount })
  const form = async (amount: string) => ({
    payeeId: String(saver.payeeId),
    amount,
    payPassword: PAY_PASSWORD,
    smsCode: await saver.code(),
  })

  it('the SMS code names amount and payee of the withdrawal, and is valid for nothing else', async () => {
    await send('100.00')
    expect(await saver.sms()).toMatch(/】你正在提现100\.00元到支付宝 135\*\*\*\*\d{4}，验证码是/)
    expect((await saver.visitor.ask('POST /pay/cashAdvance', await form('900.00'))).name).toBe('WRONG_SMS_CODE')
    const other = await addPayeeRow(world, await world.person(), { account: '13599990000' })
    expect((await send('100.00', other)).name).toBe('NOT_FOUND')
    const input = await form('100.00')
    expect((await saver.visitor.ask('POST /pay/cashAdvance', { ...input, payeeId: String(other) })).name).toBe(
      'NOT_FOUND',
    )
    expect((await saver.visitor.ask('POST /pay/cashAdvance', input)).code).toBe(0)
    expect((await saver.visitor.ask('POST /pay/cashAdvance', input)).name, 'a code is good once').toBe('WRONG_SMS_CODE')
    expect(await saver.balance()).toBe('900.00')
  })

  it('a withdrawal is made once per idempotency key, and repeats need the right code', async () => {
    await send('100.00')
    const input = await form('100.00')
    const key = 'withdraw-once-1'
    const first = await saver.visitor.do('POST /pay/cashAdvance', input, { key })
    const again = await Promise.all([1, 2, 3].map(() => saver.visitor.ask('POST /pay/cashAdvance', input, { key })))
    for (const answer of again) expect(answer).toMatchObject({ code: 0, data: first })
    expect((await saver.visitor.ask('POST /pay/cashAdvance', { ...input, smsCode: '000000' }, { key })).name).toBe(
      'WRONG_SMS_CODE',
    )
    expect((await saver.visitor.ask('POST /pay/cashAdvance', input, { key: 'another-key-12' })).name).toBe(
      'WRONG_SMS_CODE',
    )
    expect(await saver.balance()).toBe('900.00')
  })

  it.each([
    ['9.99', 400],
    ['50000.01', 400],
    ['1000.01', 1303],
  ])('a withdrawal of %s is rejected before a code is sent', async (amount, code) => {
    expect((await send(amount)).code).toBe(code)
    expect((await saver.visitor.ask('POST /pay/cashAdvance', await form(amount))).code).not.toBe(0)
    expect(await saver.balance()).toBe('1000.00')
  })

  it('money recharged within a day cannot be withdrawn, spent or not', async () => {
    await world.recharge(saver.person, '300.00')
    const terms = await saver.visitor.do('GET /pay/withdrawalTerms', {})
    expect(terms).toMatchObject({ coin: '1300.00', available: '1000.00', fresh: '300.00', lock: null })
    expect(terms.freshUntil).toMatch(/^\d{4}-/)
    expect((await send('1000.01')).name).toBe('BALANCE_SHORT')
    expect((await send('1000.00')).code).toBe(0)
    const code = await saver.code()
    await openFor(world, saver.person, saver.payeeId, '500.00')
    const late = { ...(await form('1000.00')), smsCode: code }
    expect((await saver.visitor.ask('POST /pay/cashAdvance', late)).name, 'less by now').toBe('BALANCE_SHORT')
    world.pass({ hours: 25 })
    expect(await saver.visitor.do('GET /pay/withdrawalTerms', {})).toMatchObject({ available: '800.00', fresh: '0.00' })
  })

  it.each<[string, () => Promise<unknown>]>([
    [
      '登录密码',
      async () => {
        const change = { oldPassword: 'demo1234', password: 'another-1234' }
        const { token } = await saver.visitor.do('POST /user/changeUserPassword', change)
        saver.visitor.cookies.set('token', token)
      },
    ],
    [
      '支付密码',
      async () => {
        await saver.visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
        await saver.visitor.do('POST /user/setPayPassword', { smsCode: await saver.code(), payPassword: '975318' })
      },
    ],
  ])('withdrawals are locked for a day after a change: %s', async (what, change) => {
    await saver.forgetLimits()
    await change()
    await saver.forgetLimits()
    expect((await saver.visitor.do('GET /pay/withdrawalTerms', {})).lock).toMatchObject({ what })
    expect(await send('100.00')).toMatchObject({ name: 'PAYOUT_LOCKED', msg: expect.stringContaining(what) })
    await expect(openFor(world, saver.person, saver.payeeId, '100.00')).rejects.toMatchObject({
      reason: 'PAYOUT_LOCKED',
    })
    world.pass({ hours: 24, seconds: 1 })
    expect((await send('100.00')).code).toBe(0)
  })

  it('setting the first pay password does not lock withdrawals', async () => {
    await world.services.db.execute(`update users set pay_password_hash = null where id = ${saver.person.userId}`)
    await saver.forgetLimits()
    await saver.visitor.do('POST /comm/smsBindPhone', { purpose: 'payPassword' })
    await saver.visitor.do('POST /user/setPayPassword', { smsCode: await saver.code(), payPassword: '975318' })
    expect((await saver.visitor.do('GET /pay/withdrawalTerms', {})).lock).toBeNull()
  })

  it('a member can withdraw ten times a day, not counting cancelled withdrawals', async () => {
    saver = await Saver.open(world, { balance: '500.00' })
    world.pass({ hours: 24 })
    const open = () => openFor(world, saver.person, saver.payeeId, '10.00')
    const { sn } = await open()
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    for (let i = 0; i < 10; i++) await open()
    await expect(open()).rejects.toMatchObject({ reason: 'TOO_MANY' })
  })

  it('a withdrawal is reviewed when the day’s total reaches the limit, even if split', async () => {
    saver = await Saver.open(world, { balance: '20000.00' })
    world.pass({ hours: 24 })
    const open = (amount: string) => openFor(world, saver.person, saver.payeeId, amount)
    expect((await open('4999.99')).status).toBe('waiting')
    const { sn, status } = await open('100.00')
    expect(status).toBe('review')
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    world.pass({ hours: 24 })
    expect((await open('100.00')).status, 'another day').toBe('waiting')
  })

  it('the terms state what was requested today by all accounts of the person, not what was cancelled', async () => {
    saver = await Saver.open(world, { balance: '20000.00' })
    const second = await Saver.open(world, { balance: '20000.00' })
    const open = ({ person, payeeId }: Saver, amount: string) => openFor(world, person, payeeId, amount)
    const requestedToday = async ({ visitor }: Saver) => (await visitor.do('GET /pay/withdrawalTerms', {})).askedToday
    expect(await requestedToday(saver)).toBe('0.00')
    await open(saver, '3000.00')
    const { sn } = await open(second, '700.00')
    expect(await requestedToday(saver)).toBe('3000.00')
    await oneCard(world, 'one card of two savers', saver.person, second.person)
    expect([await requestedToday(saver), await requestedToday(second)]).toEqual(['3700.00', '3700.00'])
    expect((await open(second, '1299.99')).status).toBe('waiting')
    expect((await open(second, '10.00')).status).toBe('review')
    await second.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    expect(await requestedToday(saver)).toBe('4309.99')
    world.pass({ hours: 24 })
    expect(await requestedToday(saver)).toBe('0.00')
  })

  it('own withdrawals are listed by state, and each can be cancelled once', async () => {
    const [{ sn }, other] = [
      await openFor(world, saver.person, saver.payeeId, '100.00'),
      await openFor(world, saver.person, saver.payeeId, '200.00'),
    ]
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await saver.visitor.ask('POST /pay/cancelWithdrawal', { withdrawalSn: sn })).code),
    )
    expect(codes.sort()).toEqual([0, 1314, 1314])
    await bank.gateway.choose(saver.account, 'fail')
    await bank.reconcile()
    const amounts = async (view: 'all' | 'open' | 'failed') =>
      (await saver.visitor.do('GET /pay/withdrawals', { view })).list.map(({ amount, state }) => `${amount} ${state}`)
    expect(await amounts('all')).toEqual(['200.00 failed', '100.00 cancelled', '10.00 paid'])
    expect(await amounts('open')).toEqual([])
    expect(await amounts('failed')).toEqual(['200.00 failed'])
    expect((await saver.show(other.sn)).events.map(({ title }) => title)).toEqual([
      '提交申请，金额从余额扣除',
      '提交打款',
      '打款失败',
    ])
  })
})

describe('withdrawal review by staff', () => {
  it('the review list is masked and shows who shares the payee; staff cannot review their own withdrawal', async () => {
    const saver = await Saver.open(world, { balance: '6000.00' })
    await addPayeeRow(world, await world.person(), { account: saver.account })
    const sn = await saver.withdraw('5000.00')
    const staff = await world.logIn({ staff: 'finance' })
    const { list } = await staff.do('GET /console/withdrawals', {})
    expect(list.find(({ withdrawalSn }) => withdrawalSn === sn)).toMatchObject({
      amount: '5000.00',
      fee: '50.00',
      sharedWith: 1,
      paidBefore: 1,
      first: '',
      isFirst: false,
      state: 'review',
      payee: expect.stringMatching(/^支付宝 135\*\*\*\*/),
    })
    expect(JSON.stringify(list)).not.toContain(saver.account)
    const review = (visitor: Visitor, agrees: '0' | '1' = '1') =>
      visitor.ask('POST /console/reviewWithdrawal', { withdrawalSn: sn, agrees })
    await world.employ(saver.person, 'finance')
    expect((await review(await world.logIn(saver.person))).name).toBe('FORBIDDEN')
    expect((await review(staff, '0')).name, 'without a reason').toBe('INVALID_INPUT')
    const elsewhere = await world.logIn({ staff: 'finance' }, 2)
    const seen = (await elsewhere.do('GET /console/withdrawals', {})).list.map(({ withdrawalSn }) => withdrawalSn)
    expect(seen, 'the platform sees all sites from any host').toContain(sn)
    // The same person under another account does not count as a second reviewer.
    const [one, two] = [await world.person({ staff: 'finance' }), await world.person({ staff: 'finance' })]
    await world.services.db.execute(`update users set id_card_hash = 'x' where id in (${one.userId}, ${two.userId})`)
    expect((await review(await world.logIn(one))).data).toEqual({ needsSecond: true })
    expect((await review(await world.logIn(two))).name).toBe('FOUR_EYES')
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    expect((await review(staff)).name).toBe('WITHDRAWAL_STATE')
  })

  it('staff find withdrawals by number, mobile, id and part of the name, and those in progress come first, oldest first', async () => {
    const saver = await Saver.open(world, { balance: '20000.00' })
    const ended = await saver.withdraw('5000.00')
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: ended })
    const older = await saver.withdraw('5001.00')
    const newer = await saver.withdraw('5002.00')
    const { userId, phone } = saver.person
    const staff = await world.logIn({ staff: 'finance' })
    const find = async (query: string) =>
      (await staff.do('GET /console/withdrawals', { state: 'all', query })).list.map(({ withdrawalSn }) => withdrawalSn)
    for (const query of [String(userId), phone])
      expect((await find(query)).slice(0, 3), query).toEqual([older, newer, ended])
    expect(await find(older.toLowerCase())).toEqual([older])
    expect(await find('没有这个人')).toEqual([])
    const [own] = (await staff.do('GET /console/withdrawals', { state: 'all', query: phone })).list
    expect(await find(own?.nickName ?? '')).toEqual(expect.arrayContaining([older, newer, ended]))
    const review = await staff.do('GET /console/withdrawals', { query: phone })
    expect(review.list.map(({ withdrawalSn }) => withdrawalSn)).toEqual([older, newer])
    expect(review.sum).toBe('10003.00')
    const onePage = await staff.do('GET /console/withdrawals', { query: phone, pageSize: '1' })
    expect([onePage.list.length, onePage.sum], 'of all pages').toEqual([1, '10003.00'])
    const badge = async (visitor: Visitor) =>
      (await visitor.do('GET /console/badges', {})).list.find(({ path }) => path === '/console/withdrawals')?.total ?? 0
    const other = await world.logIn({ staff: 'finance' })
    const [mine, theirs] = [await badge(staff), await badge(other)]
    await staff.do('POST /console/reviewWithdrawal', { withdrawalSn: older, agrees: '1' })
    expect([await badge(staff), await badge(other)], 'the first approval').toEqual([mine - 1, theirs])
  })
})

describe('sandbox bank page', () => {
  const origin = () => world.dist().origin
  const ask = (body?: Record<string, string>) =>
    world.app.api.fetch(
      new Request(`${origin()}/dev/bank`, body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
    )

  it('the sandbox bank page sets the payout result and can return a payout', async () => {
    const saver = await Saver.open(world)
    await ask({ account: saver.account, way: 'fail' })
    const sn = await saver.withdraw('100.00')
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('failed')
    await ask({ account: saver.account, way: 'succeed' })
    await ask({ account: saver.account, way: 'nonsense' })
    const next = await saver.withdraw('100.00')
    await bank.reconcile()
    const page = await (await ask()).text()
    expect(page).toContain(saver.account.slice(-4))
    expect(page).not.toContain(saver.account)
    expect((await ask({ back: (await bank.payout(next)).tradeNo })).status).toBe(303)
    expect((await bank.payout(next)).state).toBe('RETURNED')
    await bank.send(await bank.notice(next))
    expect((await saver.show(next)).state).toBe('returned')
  })
})
