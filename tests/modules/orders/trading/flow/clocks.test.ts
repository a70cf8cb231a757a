import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processDueOrders } from '@/lib/server/modules/orders/trading/flow/process-due-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal, runClock } from '../../../../support/fixtures/deal'
import { Till } from '../../../../support/fixtures/till'
import { faultsOf } from '../../../../support/ledger'
import { World } from '../../../../support/world'

describe('order timers', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  /** Asserts that nothing happens just before the deadline, and the change just after it. */
  async function turnsAt(
    deal: Deal,
    wait: { minutes?: number; hours?: number },
    from: string,
    to: string,
  ): Promise<void> {
    const seconds = ((wait.hours ?? 0) * 60 + (wait.minutes ?? 0)) * 60
    world.pass({ seconds: seconds - 30 })
    await runClock(world)
    expect(await deal.state()).toBe(from)
    world.pass({ seconds: 31 })
    await runClock(world)
    expect(await deal.state()).toBe(to)
    expect(await faultsOf(world)).toEqual([])
  }

  it('an unpaid order is cancelled after 15 minutes and its goods are released', async () => {
    const deal = await (await Deal.open(world)).place()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ reserved: 1, status: 1 })
    await turnsAt(deal, { minutes: 15 }, '0 WAIT_PAY', '7 TIMEOUT')
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 1, reserved: 0, status: 1 })
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment())).toMatchObject({ name: 'ORDER_EXPIRED' })
  })

  it.each([
    [1, { hours: 24 }],
    [27, { hours: 24 }],
    [22, { minutes: 30 }],
  ])('an order is refunded when the seller of goods type %i does not start', async (goodsTypeId, wait) => {
    const deal = await (await (await Deal.open(world, { goodsTypeId, balance: '100.00' })).place()).pay()
    await turnsAt(deal, wait, goodsTypeId === 1 ? '1 VERIFY' : '1 DELIVERING', '8 REFUNDED')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ stock: 1, reserved: 0, status: 1 })
    const group = (await deal.detail()).groupId
    expect((await deal.buyer.do('GET /im/groupInfo', { groupId: String(group) })).closed).toBe(true)
  })

  it.each([
    [1, 72, 168],
    [27, 72, 24],
    [22, 24, 24],
  ])(
    'goods type %i is confirmed automatically after %i hours and paid out after %i more',
    async (goodsTypeId, confirm, hold) => {
      const deal = await (await (await Deal.open(world, { goodsTypeId, balance: '100.00' })).place()).pay()
      await deal.deliver()
      await turnsAt(deal, { hours: confirm }, '2 INSPECTION', '3 HOLD')
      expect(await world.balance(deal.people.seller)).toBe('0.00')
      await turnsAt(deal, { hours: hold }, '3 HOLD', '3 RELEASED')
      expect(await world.balance(deal.people.seller)).toBe(goodsTypeId === 1 ? '94.00' : '95.00')
    },
  )

  it('a rating does not delay the payout', async () => {
    const deal = await (await (await Deal.open(world, { goodsTypeId: 27, balance: '100.00' })).place()).pay()
    await deal.deliver()
    await deal.confirm()
    world.pass({ hours: 23 })
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' })
    expect(await deal.buyer.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '1' })).toMatchObject({
      name: 'ORDER_STATE',
    })
    await turnsAt(deal, { hours: 1 }, '3 HOLD', '3 RELEASED')
  })

  it('the scheduled job leaves an order unchanged that was delivered after it was found due', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    world.pass({ hours: 24, seconds: 1 })
    const { db } = world.services
    const transaction: typeof db.transaction = async (...args) => {
      await deal.deliver()
      return db.transaction(...args)
    }
    const late = new Proxy(db, {
      get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name, of)),
    })
    expect(await processDueOrders({ ...systemCtx(world.services, world.dist()), db: late }, { limit: 1 })).toBe(1)
    expect(await deal.state()).toBe('2 INSPECTION')
    await turnsAt(deal, { hours: 72 }, '2 INSPECTION', '3 HOLD')
  })

  it('concurrent scheduled jobs process each order once', async () => {
    const deals = await Promise.all(
      Array.from({ length: 12 }, async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()),
    )
    world.pass({ hours: 25 })
    await Promise.all(Array.from({ length: 4 }, () => runClock(world)))
    for (const deal of deals) {
      expect(await deal.state()).toBe('8 REFUNDED')
      expect(await world.balance(deal.people.buyer)).toBe('100.00')
    }
    expect(await faultsOf(world)).toEqual([])
  })
})

describe('order QR codes', () => {
  const world = new World()
  let till: Till
  beforeAll(async () => {
    await world.open()
    till = await Till.open(world)
  })
  afterAll(() => world.close())

  it('concurrent requests return one QR code', async () => {
    const deal = await (await Deal.open(world)).place()
    const numbers = await Promise.all(Array.from({ length: 8 }, () => deal.startQr('1')))
    expect(new Set(numbers).size).toBe(1)
  })

  it('a QR code expires after five minutes; the order outlives it and gets a new one', async () => {
    const deal = await (await Deal.open(world)).place()
    const first = await deal.startQr('1')
    world.pass({ minutes: 5, seconds: 1 })
    expect(await till.pay(first)).toBe(false)
    await till.reconcile()
    expect((await till.trade(first)).state).toBe('CLOSED')
    const second = await deal.startQr('1')
    expect(second).not.toBe(first)
    await till.settle(second)
    expect(await deal.state()).toBe('1 VERIFY')
  })

  it.each(['is paid from the balance', 'is cancelled'])(
    'QR codes are closed at the provider when the order %s',
    async (how) => {
      const deal = await (await Deal.open(world, { balance: '100.00' })).place()
      const interSn = await deal.startQr('2')
      if (how === 'is cancelled') await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
      else await deal.pay()
      world.pass({ seconds: 16 })
      await till.reconcile()
      expect((await till.trade(interSn)).state).toBe('CLOSED')
      expect(await till.pay(interSn)).toBe(false)
    },
  )

  it("a QR code of an order accepts only the order's amount", async () => {
    const deal = await (await Deal.open(world)).place()
    const answer = await deal.buyer.ask('POST /pay/recPay', { amount: '1.00', aliOrWx: '1', orderId: deal.orderSn })
    expect(answer).toMatchObject({ name: 'INVALID_INPUT', msg: '支付金额与订单不符，请刷新后重试' })
    const stranger = await world.logIn()
    expect(
      await stranger.ask('POST /pay/recPay', { amount: '100.00', aliOrWx: '1', orderId: deal.orderSn }),
    ).toMatchObject({ name: 'NOT_FOUND' })
    expect(
      await deal.seller.ask('POST /pay/recPay', { amount: '100.00', aliOrWx: '1', orderId: deal.orderSn }),
    ).toMatchObject({
      name: 'NOT_FOUND',
    })
  })

  it('a QR code can be requested by order number or id, by its buyer only', async () => {
    const deal = await (await Deal.open(world)).place()
    const form = { amount: '100.00', aliOrWx: '1' } as const
    const id = String((await deal.detail()).id)
    const bySn = await deal.buyer.do('POST /pay/recPay', { ...form, orderId: deal.orderSn })
    expect((await deal.buyer.do('POST /pay/recPay', { ...form, orderId: id })).payInterSn).toBe(bySn.payInterSn)
    expect(await deal.seller.ask('POST /pay/recPay', { ...form, orderId: id })).toMatchObject({ name: 'NOT_FOUND' })
  })

  it('a QR code is visible to its payer only', async () => {
    const deal = await (await Deal.open(world)).place()
    const { payRand } = await deal.buyer.do('POST /pay/recPay', {
      amount: '100.00',
      aliOrWx: '1',
      orderId: deal.orderSn,
    })
    expect((await deal.buyer.do('GET /pay/showPayUrl', { id: payRand })).qrText).toContain('/sandbox-pay/')
    for (const answer of [
      await deal.seller.ask('GET /pay/showPayUrl', { id: payRand }),
      await deal.seller.ask('GET /pay/queryPayStatus', { payRand }),
    ])
      expect(answer).toMatchObject({ name: 'NOT_FOUND', msg: expect.not.stringContaining('接口') })
    expect(await deal.buyer.do('GET /pay/queryPayStatus', { payRand })).toEqual({
      status: 0,
      code: -1,
      expired: false,
      amount: '100.00',
    })
  })
})
