import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold, offer, openDaily, openShop } from '../support/fixtures/coin'
import { passAndRun, runClock } from '../support/fixtures/deal'
import { restrict } from '../support/fixtures/restriction'
import { storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'
import { passToHour } from '../support/pass-to-hour'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD } from '../support/world'

describe('ledger of currency sold to merchants: 400,000 units at 20,000 per yuan, 20.00', () => {
  const world = storyWorld()
  beforeEach(() => closeMarket(world))

  it('selling currency to a merchant is paid from its budget, right after the merchant confirms', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    expect(await gold.state()).toBe('1 DELIVERING')
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await gold.act('merchant', 'confirm')
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    coinBudget -20.00 | escrow +20.00
      orderRelease escrow -20.00 | dist +0.12 | platform +0.28 | buyer +19.60
      left         alipay -2000.00 | dist +0.12 | platform +0.28 | coinBudget +80.00 | merchant +400.00 | buyer +519.60 | coinStake +1000.00"
    `)
  })

  it('a partial sale to a merchant who does not respond is paid after half an hour', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.show('buyer', 'deliver', { quantity: '100000' })
    await passAndRun(world, { minutes: 30 })
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    coinBudget -20.00 | escrow +20.00
      orderRefund  escrow -15.00 | coinBudget +15.00
      orderRelease escrow -5.00 | dist +0.03 | platform +0.07 | buyer +4.90
      left         alipay -2000.00 | dist +0.03 | platform +0.07 | coinBudget +95.00 | merchant +400.00 | buyer +504.90 | coinStake +1000.00"
    `)
    const { list } = await gold.merchant.do('GET /quickCoin/selfPublishQuickCoinList', { kind: 'recycle' })
    expect(list[0]).toMatchObject({ budget: '95.00', stock: 1_900_000 })
  })

  it('a merchant that froze its account gets no orders, and a delivery that it cannot check waits for staff', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    const selling = await Gold.open(world, { kind: 'sell' })
    for (const { merchant } of [gold, selling])
      await merchant.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    const again = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    const asked = await gold.buyer.ask('POST /quickCoin/recycle', again, { key: randomUUID() })
    expect(asked.name).toMatch(/^(?:COIN_OFFER_CLOSED|USER_FROZEN|GOODS_GONE|ORDER_STATE)$/)
    expect((await selling.ask()).code).not.toBe(0)
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await passAndRun(world, { minutes: 31 })
    expect(await gold.state()).toBe('2 INSPECTION')
    world.pass({ days: 2 })
    await runClock(world)
    expect(await gold.state()).toBe('2 INSPECTION')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', pay: '0', reason: '登录核对，没有收到币' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    expect(await staff.ask('POST /desk/orderAct', ruling)).toMatchObject({ code: 0 })
    expect(await gold.state()).toBe('3 RELEASED')
  })

  it('a restricted merchant gets no orders, but checks the deliveries it has in time', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    const selling = await Gold.open(world, { kind: 'sell' })
    for (const { people } of [gold, selling]) await restrict(world, people.merchant)
    const again = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    expect((await gold.buyer.ask('POST /quickCoin/recycle', again, { key: randomUUID() })).code).not.toBe(0)
    expect((await selling.ask()).code).not.toBe(0)
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await passAndRun(world, { minutes: 31 })
    expect(await gold.state(), 'the timer ran as for everybody').toBe('3 RELEASED')
  })

  it('a merchant whose account is unfrozen has the time that was left to check a delivery, and may contest it', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    const { merchant } = gold.people
    await gold.merchant.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    const risk = await world.logIn({ staff: 'risk' })
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await passAndRun(world, { minutes: 31 })
    await risk.do('POST /console/thawAccount', { userId: String(merchant.userId), reason: '本人' })
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/thawOrder', { orderSn: gold.orderSn, reason: '币商账号已恢复' })
    await passAndRun(world, { minutes: 29 })
    expect(await gold.state()).toBe('2 INSPECTION')
    const again = await world.logIn(merchant)
    const contest = {
      orderSn: gold.orderSn,
      action: 'contest',
      note: '没有收到',
      pictures: JSON.stringify([gold.picture.merchant]),
    } as const
    expect(await again.ask('POST /order/act', contest)).toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 2 })
    expect(await gold.state()).toBe('2 INSPECTION')
  })

  it('thawing an order that a party contested is a ruling: it needs its permission, and above the limit a second person', async () => {
    const gold = await Gold.open(world, {
      kind: 'recycle',
      budget: '3000.00',
      shopBalance: '4000.00',
      most: '90000000',
    })
    const terms = { offerSn: gold.offerSn, amount: '50000000', ratio: gold.ratio, agree: '1' } as const
    gold.orderSn = (await gold.buyer.do('POST /quickCoin/recycle', terms, { key: randomUUID() })).orderSn
    await gold.show('buyer', 'deliver', { quantity: '50000000' })
    expect(await gold.show('merchant', 'contest')).toMatchObject({ code: 0 })
    const [staff, second] = [await world.logIn({ staff: 'service' }), await world.logIn({ staff: 'service' })]
    const thaw = { orderSn: gold.orderSn, reason: '截图显示已到账' }
    expect(await staff.do('POST /desk/thawOrder', thaw)).toEqual({ waits: true })
    await passAndRun(world, { hours: 2 })
    expect(await gold.state()).toBe('2 INSPECTION')
    const { list } = await second.do('GET /console/approvals', { state: 'open' })
    const approval = list.find(({ title }) => title.startsWith('解冻有异议的订单'))
    await second.do(
      'POST /console/decideApproval',
      { approvalId: String(approval?.approvalId), accept: '1', reason: '' },
      { key: randomUUID() },
    )
    await passAndRun(world, { hours: 2 })
    expect(await gold.state()).toBe('3 RELEASED')
  })

  it('a merchant who contests after the time to check a delivery has no time again when staff thaw the order', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    world.pass({ minutes: 31 })
    expect(await gold.show('merchant', 'contest')).toMatchObject({ code: 0 })
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/thawOrder', { orderSn: gold.orderSn, reason: '截图显示已到账' })
    await runClock(world)
    expect(await gold.state()).toBe('3 RELEASED')
  })

  it('a sale that the player does not deliver returns the budget, whoever cancels it', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.act('buyer', 'refund', { reason: '不想卖了' })
    expect(await gold.state()).toBe('8 REFUNDED')
    world.pass({ minutes: 15 })
    await gold.recycle()
    await passAndRun(world, { hours: 1 })
    expect(await gold.state()).toBe('8 REFUNDED')
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    coinBudget -20.00 | escrow +20.00
      orderRefund  escrow -20.00 | coinBudget +20.00
      orderHold    coinBudget -20.00 | escrow +20.00
      orderRefund  escrow -20.00 | coinBudget +20.00
      left         alipay -2000.00 | coinBudget +100.00 | merchant +400.00 | buyer +500.00 | coinStake +1000.00"
    `)
  })

  it('a person who does not deliver is kept from the offer for 15 minutes, and after ten in a day from all offers', async () => {
    const gold = await Gold.open(world, { kind: 'recycle', budget: '100.00' })
    const other = await world.person()
    await oneCard(world, 'one card of a player', gold.people.buyer, other)
    const accounts = [gold.buyer, await world.logIn(other)]
    const { visitor: shop } = await openShop(world, '100.00')
    const second = await offer(shop, { kind: 'recycle', budget: '100.00' })
    const ask = (by: Visitor | undefined, offerSn = gold.offerSn) =>
      (by as Visitor).ask(
        'POST /quickCoin/recycle',
        { offerSn, amount: '400000', ratio: gold.ratio, agree: '1' },
        { key: randomUUID() },
      )
    await gold.recycle()
    await gold.act('buyer', 'refund', { reason: '不想卖了' })
    for (const by of accounts)
      expect(await ask(by)).toMatchObject({ name: 'TOO_MANY', msg: expect.stringContaining('15分钟内不能再次下单') })
    expect((await ask(accounts[1], second.offerSn)).code, 'another offer').toBe(0)
    world.pass({ minutes: 15 })
    await gold.recycle()
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    world.pass({ hours: 1 })
    await runClock(world)
    for (let ended = 2; ended < 10; ended++) {
      expect((await ask(accounts[ended % 2])).code, `after ${ended}`).toBe(0)
      world.pass({ hours: 1, seconds: 1 })
      await runClock(world)
      world.pass({ minutes: 15 })
    }
    for (const by of accounts)
      expect(await ask(by)).toMatchObject({ name: 'TOO_MANY', msg: '你24小时内没有足量发货的回收订单过多，请稍后再试' })
    world.pass({ hours: 24 })
    expect((await ask(accounts[0])).code).toBe(0)
  })

  it('a merchant does not have to check a delivery outside the working hours', async () => {
    const gold = await Gold.open(world, { kind: 'recycle', budget: '100.00' })
    await openDaily(gold.merchant, '09:00', '24:00')
    passToHour(world, 23)
    world.pass({ minutes: 50 })
    await gold.recycle()
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await passAndRun(world, { minutes: 31 })
    expect(await gold.state()).toBe('2 INSPECTION')
    passToHour(world, 9)
    await passAndRun(world, { minutes: 15 })
    expect(await gold.state()).toBe('2 INSPECTION')
    await passAndRun(world, { minutes: 10 })
    expect(await gold.state()).toBe('3 RELEASED')
  })

  it('a player has at most ten deliveries that merchants have not confirmed', async () => {
    passToHour(world, 10)
    const gold = await Gold.open(world, { kind: 'recycle', budget: '400.00' })
    await openDaily(gold.merchant, '09:00', '11:00')
    for (let n = 0; n < 10; n++) {
      await gold.recycle()
      await gold.show('buyer', 'deliver', { quantity: '400000' })
    }
    const again = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    expect(await gold.buyer.ask('POST /quickCoin/recycle', again, { key: randomUUID() })).toMatchObject({
      name: 'TOO_MANY',
      msg: expect.stringContaining('等待币商核对'),
    })
  })

  it('a player to whom staff grant less than half is kept from the offer', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await gold.show('merchant', 'contest')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '没有收到', pay: '9.00' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    const again = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    expect(await gold.buyer.ask('POST /quickCoin/recycle', again, { key: randomUUID() })).toMatchObject({
      name: 'TOO_MANY',
    })
  })

  it('a player who delivers less than half is kept from the offer, as one who delivers nothing', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.show('buyer', 'deliver', { quantity: '200' })
    const again = { offerSn: gold.offerSn, amount: '400000', ratio: gold.ratio, agree: '1' } as const
    expect(await gold.buyer.ask('POST /quickCoin/recycle', again, { key: randomUUID() })).toMatchObject({
      name: 'TOO_MANY',
    })
  })

  it('a sale contested by the merchant is decided by staff, and the rest returns to the budget', async () => {
    const gold = await (await Gold.open(world, { kind: 'recycle', budget: '100.00' })).recycle()
    await gold.show('buyer', 'deliver', { quantity: '400000' })
    await gold.show('merchant', 'contest')
    const staff = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: gold.orderSn, action: 'rule', reason: '没有收到', pay: '0' } as const
    await staff.do('POST /desk/takeOrder', { orderSn: ruling.orderSn })
    await staff.do('POST /desk/orderAct', ruling)
    expect(await gold.story()).toMatchInlineSnapshot(`
      "orderHold    coinBudget -20.00 | escrow +20.00
      orderRefund  escrow -20.00 | coinBudget +20.00
      left         alipay -2000.00 | coinBudget +100.00 | merchant +400.00 | buyer +500.00 | coinStake +1000.00"
    `)
  })
})
