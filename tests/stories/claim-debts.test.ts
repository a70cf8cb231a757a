import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { returnDeposits } from '@/lib/server/modules/orders/trading/return-deposits'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { addPayeeRow, Bank, openFor, Saver } from '../support/fixtures/bank'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
import { Gold, offerTerms } from '../support/fixtures/coin'
import { spend } from '../support/fixtures/deal'
import { storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'
import { PAY_PASSWORD, type Person } from '../support/world'

/** What a granted claim asks of the seller stays reachable until it is paid. */
describe('money asked by claims', () => {
  const world = storyWorld()
  let one: ClaimCase
  let staff: Person
  beforeEach(async () => {
    await world.dismissStaff()
    staff = await world.person({ staff: 'service' })
  })

  const judge = () => staff

  it('what a granted claim asks is not spent by orders or deposits; the rest of the balance is', async () => {
    one = await ClaimCase.released(world)
    const { seller } = one.deal.people
    await world.recharge(seller, '100.00')
    await one.grant(judge())
    const visitor = await world.logIn(seller)
    const buy = async (price: string) => {
      const item = await world.goods({ seller: await world.person(), price })
      const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: item.sn, price, agree: '1' })
      const payment = { orderSn, payPassword: PAY_PASSWORD }
      return { orderSn, paid: await visitor.ask('POST /pay/balancePay', payment, { key: randomUUID() }) }
    }
    expect((await buy('100.01')).paid).toMatchObject({
      name: 'BALANCE_SHORT',
      msg: '余额中有 ¥940.00 用于待处理的理赔，暂不能使用，可用余额不足',
    })
    const deposit = { kind: 'shop', payPassword: PAY_PASSWORD } as const
    expect(await visitor.ask('POST /pay/depositPay', deposit, { key: randomUUID() })).toMatchObject({
      name: 'BALANCE_SHORT',
    })
    expect(await world.balance(seller)).toBe('1040.00')
    expect((await buy('100.00')).paid).toMatchObject({ code: 0 })
    expect(await world.balance(seller)).toBe('940.00')
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await one.detail('seller')).toMatchObject({ outcome: 'advanced', debt: null })
  })

  it('a withdrawal that was not sent is held after the grant, cannot be approved, and pays the debt', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world, { known: false, balance: '10.00' })
    one = await ClaimCase.released(world, { ensureId: '1', seller: saver.person })
    world.pass({ days: 2 })
    const sn = await saver.withdraw('900.00')
    expect(await saver.show(sn)).toMatchObject({ state: 'waiting' })
    await one.grant(judge())
    world.pass({ hours: 30 })
    await bank.reconcile()
    expect(await saver.show(sn)).toMatchObject({ state: 'waiting', says: '有未处理完的理赔款，结算后打款' })
    world.pass({ days: 6 })
    await runClaims(world)
    expect(await saver.show(sn)).toMatchObject({ state: 'cancelled', says: '用于偿还理赔款，款项已退回余额' })
    expect(await saver.balance()).toBe('10.00')
    expect(await saver.visitor.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
  })

  it('an appeal of the seller frees nothing, and a confirmed grant is collected', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world, { balance: '10.00' })
    one = await ClaimCase.released(world, { ensureId: '1', seller: saver.person })
    world.pass({ days: 2 })
    await one.grant(judge())
    expect(await one.act('seller', 'appeal', '账号不是我找回的，请再看一遍')).toMatchObject({ code: 0 })
    await expect(saver.withdraw('900.00')).rejects.toThrow(/可提现余额不足/)
    await bank.reconcile()
    await one.decide(await world.person({ staff: 'service' }), true)
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await one.detail('seller')).toMatchObject({ outcome: 'advanced', debt: null })
    expect(await saver.balance()).toBe('10.00')
  })

  it('a withdrawal of another account of the person, in review, pays the debt as well', async () => {
    const people = [await world.person(), await world.person({ balance: '6000.00' })] as const
    await oneCard(world, 'one card of a saver', ...people)
    world.pass({ days: 2 })
    const payeeId = await addPayeeRow(world, people[1], { account: '13520008888' })
    const { sn: withdrawalSn } = await openFor(world, people[1], payeeId, '5500.00')
    one = await ClaimCase.released(world, { ensureId: '1', seller: people[0] })
    await spend(world, people[0], '900.00')
    await one.grant(judge())
    const finance = await world.logIn({ staff: 'finance' })
    const approve = { withdrawalSn, agrees: '1' } as const
    expect(await finance.ask('POST /console/reviewWithdrawal', approve, { key: randomUUID() })).toMatchObject({
      name: 'WITHDRAWAL_STATE',
      msg: '用户有未处理完的理赔款，处理完前不能通过',
    })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await world.balance(people[0])).toBe('0.00')
    expect(await world.balance(people[1]), '900.00 of the debt of 940.00').toBe('5100.00')
    expect(await one.detail('seller')).toMatchObject({ outcome: 'advanced', debt: null })
  })

  /** The claim of this seller is due; `spent` of the 940.00 earned left before the grant. */
  const becomeDue = async (seller: Person, spent = '940.00') => {
    one = await ClaimCase.released(world, { ensureId: '1', seller })
    await spend(world, seller, spent)
    await one.grant(judge())
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
  }

  it('the balance of another account of the person pays what is due', async () => {
    const people = [await world.person(), await world.person({ balance: '1000.00' })] as const
    await oneCard(world, 'one card of a second wallet', ...people)
    await becomeDue(people[0], '900.00')
    expect(await world.balance(people[0])).toBe('0.00')
    expect(await world.balance(people[1]), '900.00 of the debt of 940.00').toBe('100.00')
    expect(await one.detail('seller')).toMatchObject({ outcome: 'advanced', debt: null })
    const { list } = await (await world.logIn(people[1])).do('GET /notification/list', {})
    expect(list.map(({ title }) => title)).toContain('已偿还 ¥900.00')
  })

  it('with a debt no account of the person spends anything', async () => {
    const people = [await world.person(), await world.person()] as const
    await oneCard(world, 'one card of a debtor', ...people)
    await becomeDue(people[0])
    await world.recharge(people[1], '1500.00')
    const visitor = await world.logIn(people[1])
    const item = await world.goods({ seller: await world.person(), price: '100.00' })
    const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: item.sn, price: '100.00', agree: '1' })
    const pay = () => visitor.ask('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
    expect(await pay()).toMatchObject({
      name: 'BALANCE_SHORT',
      msg: '有理赔欠款 ¥940.00 未还清，还清前不能使用余额',
    })
    await visitor.do('POST /claim/repay', {}, { key: randomUUID() })
    expect(await pay()).toMatchObject({ code: 0 })
    expect(await world.balance(people[1])).toBe('460.00')
  })

  it('money that returns from a want repays a debt, when the budget is cut and when it is closed', async () => {
    const seller = await world.person({ balance: '940.00' })
    const visitor = await world.logIn(seller)
    const want = { title: '收五千万金币', amount: '5000' }
    const kind = { gameId: '107', goodsTypeId: '22' }
    one = await ClaimCase.released(world, { ensureId: '1', seller })
    await spend(world, seller, '940.00')
    await one.file()
    // a want lasts as long as a claim, which must be due before it
    world.pass({ days: 1 })
    const { wantId: id } = await visitor.do('POST /goods/releaseWantGoods', { ...kind, ...want, budget: '940.00' })
    const wantId = String(id)
    await one.decide(judge(), true)
    world.pass({ days: 6, seconds: 1 })
    await runClaims(world)
    const owed = async () => (await visitor.do('GET /claim/list', {})).owing.owed
    expect(await owed()).toBe('940.00')
    await visitor.do('POST /goods/editWantGoods', { ...want, wantId, budget: '500.00' })
    expect(await owed()).toBe('500.00')
    await visitor.do('POST /goods/updateWantGoodsStatus', { wantId, status: 'closed' })
    expect(await owed()).toBe('0.00')
    expect(await world.balance(seller)).toBe('0.00')
  })

  it('the budget of a merchant with a debt takes no orders, and repays the debt when it returns', async () => {
    const gold = await Gold.open(world, { kind: 'recycle', budget: '400.00' })
    const { merchant } = gold.people
    const terms = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    const recycle = () => gold.buyer.ask('POST /quickCoin/recycle', terms, { key: randomUUID() })
    const offers = async () => (await gold.buyer.do('GET /quickCoin/getQuickCoinList', { kind: 'recycle' })).list
    const isListed = async () => (await offers()).some(({ offerSn }) => offerSn === gold.offerSn)
    expect(await isListed()).toBe(true)
    await becomeDue(merchant, '1040.00')
    expect(await recycle()).toMatchObject({ name: 'COIN_OFFER_CLOSED', msg: '币商暂停回收，请选择其他报价' })
    expect(await isListed()).toBe(false)
    const { kind, gid, ...form } = offerTerms({ kind: 'recycle', budget: '0.00' })
    const update = { ...form, offerSn: gold.offerSn, isPaused: '1' } as const
    await gold.merchant.do('POST /quickCoin/updateQuickCoin', update, { key: randomUUID() })
    expect(await world.balance(merchant)).toBe('0.00')
    expect((await gold.merchant.do('GET /claim/list', {})).owing.owed).toBe('540.00')
  })

  it('while a claim asks more than the balance of a merchant, the budget takes no orders', async () => {
    const gold = await Gold.open(world, { kind: 'recycle', budget: '400.00' })
    const { merchant } = gold.people
    const terms = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    const recycle = () => gold.buyer.ask('POST /quickCoin/recycle', terms, { key: randomUUID() })
    one = await ClaimCase.released(world, { ensureId: '1', seller: merchant })
    await spend(world, merchant, await world.balance(merchant))
    await one.grant(judge())
    expect(await recycle()).toMatchObject({ name: 'COIN_OFFER_CLOSED', msg: '币商暂停回收，请选择其他报价' })
    await world.recharge(merchant, '940.00')
    expect(await recycle()).toMatchObject({ code: 0 })
  })

  it('a payout that returns repays the debt', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world, { balance: '500.00' })
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    await becomeDue(saver.person)
    await bank.returnIt(sn)
    expect(await saver.show(sn)).toMatchObject({ state: 'returned' })
    expect(await saver.balance()).toBe('0.00')
    expect((await saver.visitor.do('GET /claim/list', {})).owing.owed).toBe('440.00')
  })

  it('a deposit that returns repays the debt of another account of the person', async () => {
    const people = [await world.person(), await world.person({ balance: '500.00' })] as const
    await oneCard(world, 'one card of a shop', ...people)
    const shop = await world.logIn(people[1])
    const deposit = { kind: 'shop', payPassword: PAY_PASSWORD } as const
    await shop.do('POST /pay/depositPay', deposit, { key: randomUUID() })
    await shop.do('POST /pay/askDeposit', deposit, { key: randomUUID() })
    await becomeDue(people[0])
    world.pass({ days: 30 })
    await returnDeposits(systemCtx(world.services, world.dist()), { limit: 10 })
    expect((await (await world.logIn(people[0])).do('GET /claim/list', {})).owing.owed).toBe('440.00')
    expect(await world.balance(people[1])).toBe('0.00')
  })
})
