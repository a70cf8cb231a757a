import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPayeeRow, Bank, openFor, Saver } from '../support/fixtures/bank'
import { ClaimCase, runClaims } from '../support/fixtures/claim'
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
    expect(await saver.show(sn)).toMatchObject({ state: 'waiting', says: '有未结清的理赔款，结清后打款' })
    world.pass({ days: 6 })
    await runClaims(world)
    expect(await saver.show(sn)).toMatchObject({ state: 'cancelled', says: '用于偿还理赔款，款已退回余额' })
    expect(await saver.balance()).toBe('10.00')
    expect(await saver.visitor.do('GET /claim/list', {})).toMatchObject({ owing: { asked: '0.00', owed: '0.00' } })
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
      msg: '用户有未结清的理赔款，结清前不能通过',
    })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await world.balance(people[0])).toBe('0.00')
    expect(await world.balance(people[1]), '900.00 of the debt of 940.00').toBe('5100.00')
    expect(await one.detail('seller')).toMatchObject({ outcome: 'advanced', debt: null })
  })
})
