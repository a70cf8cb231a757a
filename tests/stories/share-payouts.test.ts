import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Bank } from '../support/fixtures/bank'
import { addSharePayeeRow, askShare, bindAuthenticator, codeNow, earnShare, HOLDER } from '../support/fixtures/share'
import { faultsOf, ledgerStory } from '../support/ledger'
import { oneCard } from '../support/one-person'
import type { Visitor } from '../support/visitor'
import { type Person, World } from '../support/world'

const ACCOUNT = '13620009999'
const [NOT_FOUND, FORBIDDEN, SHORT, WRONG_CODE, FOUR_EYES] = [404, 403, 1303, 1141, 1252]

/** A distributor with 1000.00 of fees withdraws its share. */
describe('withdrawing a distributor’s share', () => {
  let world: World
  let bank: Bank
  let person: Person
  let finance: Visitor
  let payeeId: number
  beforeEach(async () => {
    world = await new World().open()
    bank = await Bank.open(world)
    person = await world.person({ staff: 'finance', ofDist: 1 })
    await bindAuthenticator(world, person)
    finance = await world.logIn(person)
    await earnShare(world, 1, '1000.00')
    payeeId = await addSharePayeeRow(world, person, 1, ACCOUNT)
  })
  afterEach(async () => {
    const faults = await faultsOf(world)
    await world.close()
    // The tests add earnings directly, without an order.
    expect(faults.filter((one) => (one as { fault: string }).fault !== 'marketing')).toEqual([])
  })
  const platform = () => world.logIn({ staff: 'finance' })
  const review = (by: Visitor, withdrawalSn: string, agrees: '0' | '1' = '1') =>
    by.ask('POST /console/reviewWithdrawal', { withdrawalSn, agrees, reason: '核对' }, { key: crypto.randomUUID() })
  const balance = async () => (await finance.do('GET /console/shareTerms', {})).balance
  const payouts = async () =>
    (await finance.do('GET /console/sharePayouts', {})).list.map(({ amount, stateName }) => [amount, stateName])
  const requestPayout = async (amount: string) => {
    world.pass({ minutes: 2 })
    const { code, data } = await askShare(world, finance, payeeId, amount)
    expect(code).toBe(0)
    return data.withdrawalSn
  }

  it('a share payout waits for the platform’s finance staff, and is then paid to its named payee less the fee', async () => {
    const sn = await requestPayout('500.00')
    expect(await balance()).toBe('500.00')
    expect(await payouts()).toEqual([['500.00', '人工审核']])
    await bank.reconcile()
    expect(await payouts(), 'nothing goes without the platform').toEqual([['500.00', '人工审核']])
    const by = await platform()
    const { list } = await by.do('GET /console/withdrawals', { state: 'review' })
    expect(list[0]).toMatchObject({ withdrawalSn: sn, ofDist: 1, userId: person.userId })
    expect((await review(by, sn)).data, 'one is enough below the limit').toEqual({ needsSecond: false })
    world.pass({ hours: 40 })
    const { payout } = world.services
    const createPayout = vi.fn(payout.createPayout.bind(payout))
    await bank.reconcile({ payout: { ...payout, createPayout } })
    expect(await payouts()).toEqual([['500.00', '已到账']])
    expect(createPayout.mock.calls[0]?.[0].payee).toMatchObject({ account: ACCOUNT, realName: HOLDER })
    expect((await ledgerStory(world, {})).split('\n').slice(1)).toEqual([
      'payoutHold   dist -500.00 | withdrawal +500.00',
      'payoutPaid   withdrawal -500.00 | platform +5.00 | alipay +495.00',
      'left         marketing -1000.00 | platform +5.00 | alipay +495.00 | dist +500.00',
    ])
    const { list: notices } = await finance.do('GET /notification/list', { kind: 'money' })
    expect(notices[0]).toMatchObject({ title: '提现 分成 ¥500.00 已到账', href: '/console/shares' })
  })

  it('a large share payout needs two platform reviewers, none of the distributor', async () => {
    await earnShare(world, 1, '9000.00')
    const sn = await requestPayout('5000.00')
    const both = await world.person({ staff: 'finance' })
    await world.employ(both, 'editor', 1)
    expect((await review(await world.logIn(both), sn)).code).toBe(FORBIDDEN)
    // The requester is another staff member; this one's second account is a platform account.
    const [own, second] = [await world.person({ staff: 'owner', ofDist: 1 }), await world.person({ staff: 'finance' })]
    await oneCard(world, 'card of the owner', own, second)
    expect((await review(await world.logIn(second), sn)).code).toBe(FORBIDDEN)
    const first = await platform()
    expect((await review(first, sn)).data).toEqual({ needsSecond: true })
    expect((await review(first, sn)).code).toBe(FOUR_EYES)
    expect((await review(await platform(), sn)).data).toEqual({ needsSecond: false })
    expect(await payouts()).toEqual([['5000.00', '等待打款']])
  })

  it('a share payout that is refused, cancelled or failed is returned completely', async () => {
    const refused = await requestPayout('100.00')
    await review(await platform(), refused, '0')
    const back = await requestPayout('200.00')
    await finance.do('POST /console/cancelSharePayout', { withdrawalSn: back }, { key: crypto.randomUUID() })
    const failed = await requestPayout('300.00')
    await review(await platform(), failed)
    await bank.gateway.choose(ACCOUNT, 'fail')
    expect(await balance()).toBe('700.00')
    world.pass({ hours: 40 })
    await bank.reconcile()
    expect(await payouts()).toEqual([
      ['300.00', '打款失败'],
      ['200.00', '已取消'],
      ['100.00', '复核未通过'],
    ])
    expect(await balance()).toBe('1000.00')
  })

  it('concurrent share payouts never exceed the share, and a repeated request pays once', async () => {
    const second = await world.person({ staff: 'owner', ofDist: 1 })
    await bindAuthenticator(world, second)
    const owner = await world.logIn(second)
    const both = await Promise.all([finance, owner].map((by) => askShare(world, by, payeeId, '600.00')))
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, SHORT])
    expect(await balance()).toBe('400.00')
    world.pass({ minutes: 2 })
    const key = crypto.randomUUID()
    const once = await askShare(world, owner, payeeId, '100.00', key)
    world.pass({ minutes: 2 })
    const again = await askShare(world, owner, payeeId, '100.00', key)
    expect(again.data).toEqual(once.data)
    expect(await balance()).toBe('300.00')
  })

  it('each share payout needs a new authenticator code, and five wrong ones start a pause', async () => {
    expect((await askShare(world, finance, payeeId, '10.00')).code).toBe(0)
    expect((await askShare(world, finance, payeeId, '10.00')).code, 'used').toBe(WRONG_CODE)
    world.pass({ minutes: 2 })
    const wrong = codeNow(world) === '000000' ? '000001' : '000000'
    const guess = () =>
      finance.ask('POST /console/askSharePayout', { payeeId: String(payeeId), amount: '10.00', code: wrong })
    for (let i = 0; i < 5; i++) expect((await guess()).code).toBe(WRONG_CODE)
    expect((await askShare(world, finance, payeeId, '10.00')).name, 'paused').toBe('STAFF_PAUSED')
    expect(await balance()).toBe('990.00')
  })

  it('a share is accessible to its distributor only, and personal payees are separate', async () => {
    const sn = await requestPayout('50.00')
    const other = await world.person({ staff: 'owner', ofDist: 2 })
    await bindAuthenticator(world, other)
    const theirs = await world.logIn(other, 2)
    expect((await askShare(world, theirs, payeeId, '10.00')).code).toBe(NOT_FOUND)
    expect((await theirs.ask('POST /console/cancelSharePayout', { withdrawalSn: sn })).code).toBe(NOT_FOUND)
    expect((await finance.do('GET /user/payees', {})).list, 'not among the own ones').toEqual([])
    expect((await finance.do('GET /pay/withdrawals', {})).list).toEqual([])
    expect((await finance.ask('GET /pay/withdrawal', { withdrawalSn: sn })).code).toBe(NOT_FOUND)
    expect((await finance.ask('POST /pay/cancelWithdrawal', { withdrawalSn: sn })).code).toBe(NOT_FOUND)
    expect((await (await platform()).ask('GET /console/shareTerms', {})).code).toBe(FORBIDDEN)
  })

  it('a share payee is bound with a code, locked for a day, and the owners are notified', async () => {
    const owner = await world.person({ staff: 'owner', ofDist: 1 })
    const form = { kind: '3', account: '6225880000086620', bankName: '招商银行', holder: HOLDER } as const
    const bind = () =>
      finance.ask('POST /console/addSharePayee', { ...form, code: codeNow(world) }, { key: crypto.randomUUID() })
    const { payeeId: bound } = (await bind()).data
    world.pass({ minutes: 2 })
    expect((await bind()).name, 'once').toBe('PAYEE_STATE')
    const locked = await askShare(world, finance, bound, '10.00')
    expect(locked.name).toBe('PAYOUT_LOCKED')
    const { list } = await (await world.logIn(owner)).do('GET /notification/list', { kind: 'security' })
    expect(list[0]?.title).toBe('已绑定分成收款账户：招商银行 尾号 6620')
    world.pass({ hours: 25 })
    expect((await askShare(world, finance, bound, '10.00')).code).toBe(0)
    const remove = { payeeId: String(bound), reason: '换账户' }
    expect((await finance.ask('POST /console/removeSharePayee', remove)).name, 'one is on its way').toBe('PAYEE_STATE')
  })

  it('a share is neither bound nor paid to a kind of payee that the provider cannot pay', async () => {
    const { payout } = world.services
    world.services.payout = { ...payout, payeeKinds: [3] }
    onTestFinished(() => {
      world.services.payout = payout
    })
    const answer = { name: 'INVALID_INPUT', msg: '暂不支持提现到支付宝，请换成银行卡' }
    const form = { kind: '1', account: '13512340077', holder: HOLDER, code: codeNow(world) } as const
    expect(await finance.ask('POST /console/addSharePayee', form, { key: crypto.randomUUID() })).toMatchObject(answer)
    expect(await askShare(world, finance, payeeId, '10.00')).toMatchObject(answer)
    const terms = await finance.do('GET /console/shareTerms', {})
    expect([terms.payeeKinds, terms.payees.map(({ canPay }) => canPay)]).toEqual([[3], [false]])
  })
})
