import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CouponOptions, giveCoupon } from '../support/coupons'
import { Deal, runClock } from '../support/deal'
import { openStory } from '../support/ledger'
import { nothing, prizeOf, remainingOf, startLottery } from '../support/lottery'
import type { World } from '../support/world'

let world: World
beforeEach(async () => {
  world = await openStory() // the clock runs days ahead
})

describe('a lottery', () => {
  it('of 10 prizes drawn 200 times at once gives 10, each with its coupon, and everybody an answer', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 10), nothing(0)]))
    const visitors = await Promise.all(Array.from({ length: 200 }, () => world.logIn()))
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })),
    )
    expect(answers.filter((answer) => answer.code !== 0)).toEqual([])
    expect(answers.filter((answer) => answer.data.draw.won)).toHaveLength(10)
    expect(answers.every((answer) => answer.data.draw.prize === (answer.data.draw.won ? '5元券' : '谢谢参与'))).toBe(
      true,
    )
    expect(await remainingOf(world, Number(lotteryId))).toEqual([0, 0])
    const { rows } = await world.services.db.execute(
      sql`select count(*)::int as draws, count(coupon_id)::int as won, (select count(*)::int from coupons) as coupons from lottery_draws`,
    )
    expect(rows).toEqual([{ draws: 200, won: 10, coupons: 10 }])
    const { lottery } = await world.visitor().do('GET /activity/lottery/lotteryInfo', {})
    expect(lottery?.prizes.map(({ odds, oddsNow }) => [odds, oddsNow])).toEqual([
      [1_000_000, 0],
      [0, 1_000_000],
    ])
  })

  it('gives one free draw a day, however many are sent at once', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(500_000, 1000), nothing(500_000)]))
    const visitor = await world.logIn()
    const draw = () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })
    const codes = (await Promise.all(Array.from({ length: 10 }, draw))).map((answer) => answer.code).sort()
    expect(codes).toEqual([0, ...Array(9).fill(1702)])
    world.pass({ days: 1 })
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 0,
      left: 1,
    })
    expect((await draw()).code).toBe(0)
    expect((await draw()).code).toBe(1702)
  })

  it('answers a draw sent again with the draw that was made', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 1000), nothing(0)], { freePerDay: 3 }))
    const visitor = await world.logIn()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances.left).toBe(2)
  })

  it('gives a draw for each completed order from the least amount on, five a day at most', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 1000), nothing(0)]))
    const buyer = await world.person({ balance: '5000.00' })
    const visitor = await world.logIn(buyer)
    const complete = async (price: string) => {
      const seller = await world.person()
      const goods = await world.goods({ seller, price })
      const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: goods.sn, price, agree: '1' })
      await visitor.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      await (await world.logIn(seller)).do('POST /order/act', {
        orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      })
      await visitor.do('POST /order/confirmRecGoods', { orderId: orderSn })
    }
    await complete('49.99')
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 0,
      left: 1,
    })
    for (let i = 0; i < 6; i++) await complete('50.00')
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 6,
      left: 5,
    })
    const draw = () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })
    expect((await Promise.all(Array.from({ length: 8 }, draw))).map((answer) => answer.code).sort()).toEqual([
      0, 0, 0, 0, 0, 1702, 1702, 1702,
    ])
    world.pass({ days: 1 })
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 2,
      left: 3,
    })
  })

  it('is for verified people of its own site, while it runs', async () => {
    const prizes = [prizeOf(1_000_000, 1000), nothing(0)]
    const now = world.now().getTime()
    const lotteryId = String(
      await startLottery(world, prizes, { startsAt: new Date(now + 60_000), endsAt: new Date(now + 120_000) }),
    )
    const visitor = await world.logIn()
    const draw = (who = visitor) => who.ask('POST /activity/lottery/draw', { lotteryId })
    expect((await draw(await world.logIn({ verified: false }))).code).toBe(1104)
    expect((await draw(await world.logIn(undefined, 2))).code).toBe(404)
    expect(await draw()).toMatchObject({ code: 1701, msg: '活动未开始或已结束' })
    world.pass({ seconds: 61 })
    expect((await draw()).code).toBe(0)
    world.pass({ seconds: 61 })
    expect((await draw(await world.logIn())).code).toBe(1701)
    expect((await world.visitor().do('GET /activity/lottery/lotteryInfo', {})).lottery?.state).toBe('ended')
    expect((await world.visitor(2).do('GET /activity/lottery/lotteryInfo', {})).lottery).toBeNull()
  })

  it('publishes odds that sum to all, quantities, and winners nobody can name', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(250_000, 8), prizeOf(749_999, 5, '大奖'), nothing(1)]))
    const person = await world.person({ nickName: '南山老猫' })
    const visitor = await world.logIn(person)
    await visitor.do('POST /activity/lottery/draw', { lotteryId })
    const { lottery } = await world.visitor().do('GET /activity/lottery/lotteryInfo', {})
    expect(lottery?.prizes.reduce((sum, prize) => sum + prize.odds, 0)).toBe(1_000_000)
    expect(lottery?.prizes.map((prize) => prize.quantity)).toEqual([8, 5, null])
    expect(lottery?.winners.map((winner) => winner.name)).toEqual(['南**猫'])
    const text = JSON.stringify(lottery)
    expect(text).not.toContain('南山老猫')
    expect(text).not.toContain(String(person.userId))
  })
})

describe('a coupon', () => {
  const TERMS = { amount: '20.00', min: '400.00' }
  const give = async (deal: Deal, more: Partial<CouponOptions> = {}) =>
    String(await giveCoupon(world, deal.people.buyer, { ...TERMS, ...more }))
  const orderOf = (goods: { sn: string; price: string }, couponId: string, more = {}) => ({
    goodsSn: goods.sn,
    price: goods.price,
    agree: '1' as const,
    couponId,
    ...more,
  })
  const stateOf = async (deal: Deal) =>
    (await deal.buyer.do('GET /activity/coupon/couponList', {})).list.map(({ state, orderSn }) => [state, orderSn])

  it('lowers the goods, never the cover, and shows in the order of its buyer alone', async () => {
    const deal = await Deal.open(world, { price: '500.00', balance: '1000.00' })
    const couponId = await give(deal)
    await (await deal.place({ couponId, ensureId: '1' })).pay()
    expect(await deal.detail()).toMatchObject({
      totalPrice: '530.00',
      ensurePrice: '50.00',
      discountPrice: '20.00',
      unitPrice: '500.00',
    })
    expect(await deal.detail(deal.seller)).toMatchObject({
      totalPrice: null,
      discountPrice: null,
      sellerIncome: '470.00',
    })
    expect(await stateOf(deal)).toEqual([['used', deal.orderSn]])
    expect(await deal.buyer.do('GET /user/userInfo', {})).toMatchObject({ coin: '470.00' })
  })

  it.each([
    ['goods that cost too little', { price: '399.99' }, {}, '商品金额满¥400.00可用，还差¥0.01'],
    ['goods that only cost enough with cover', { price: '390.00' }, {}, '商品金额满¥400.00可用，还差¥10.00'],
    ['another kind of goods', { price: '500.00' }, { goodsTypes: [27] }, '仅限道具使用'],
    ['an order after its time', { price: '500.00' }, { minutes: 1 }, '优惠券已过期'],
    ["another site's order", { price: '500.00' }, { distId: 2 }, '优惠券不存在'],
  ])('is refused for %s, and nothing is reserved', async (_, goods, terms, msg) => {
    const deal = await Deal.open(world, goods)
    const couponId = await give(deal, terms)
    world.pass({ minutes: 2 })
    expect(
      await deal.buyer.ask('POST /order/placeOrder', orderOf(deal.goods, couponId, { ensureId: '1' })),
    ).toMatchObject({ code: 1703, msg })
    expect((await world.goodsRow(deal.goods.sn)).reserved).toBe(0)
  })

  it('of somebody else is unknown', async () => {
    const [deal, other] = [await Deal.open(world, { price: '500.00' }), await Deal.open(world)]
    const couponId = await give(other)
    expect(await deal.buyer.ask('POST /order/placeOrder', orderOf(deal.goods, couponId))).toMatchObject({
      code: 1703,
      msg: '优惠券不存在',
    })
  })

  it('in two orders at once is in one', async () => {
    const deal = await Deal.open(world, { price: '500.00' })
    const couponId = await give(deal)
    const goods = await Promise.all(
      Array.from({ length: 12 }, () => world.goods({ seller: deal.people.seller, price: '500.00' })),
    )
    const answers = await Promise.all(
      goods.map((item) => deal.buyer.ask('POST /order/placeOrder', orderOf(item, couponId), { key: randomUUID() })),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array(11).fill(1703)])
    const reserved = await Promise.all(goods.map(async (item) => (await world.goodsRow(item.sn)).reserved))
    expect(reserved.reduce((sum, n) => sum + n, 0)).toBe(1)
  })

  it.each([
    [
      'cancelled unpaid',
      async (deal: Deal) => void (await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })),
    ],
    [
      'timed out unpaid',
      async () => {
        world.pass({ minutes: 16 })
        await runClock(world)
      },
    ],
    [
      'refunded by the buyer',
      async (deal: Deal) => {
        await deal.pay()
        await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
      },
    ],
    [
      'refunded by the seller',
      async (deal: Deal) => {
        await deal.pay()
        await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
      },
    ],
    [
      'refunded by the clock',
      async (deal: Deal) => {
        await deal.pay()
        world.pass({ hours: 25 })
        await runClock(world)
      },
    ],
  ])('comes back when its order is %s, and pays another', async (_, end) => {
    const deal = await Deal.open(world, { price: '500.00', balance: '480.00' })
    const couponId = await give(deal)
    await deal.place({ couponId })
    await end(deal)
    expect(await stateOf(deal)).toEqual([['unused', null]])
    expect((await deal.buyer.do('GET /user/userInfo', {})).coin).toBe('480.00')
    const again = await world.goods({ seller: deal.people.seller, price: '500.00' })
    expect((await deal.buyer.do('POST /order/placeOrder', orderOf(again, couponId))).totalPrice).toBe('480.00')
  })

  it('that ran out meanwhile comes back as expired', async () => {
    const deal = await Deal.open(world, { price: '500.00', balance: '500.00' })
    const couponId = await give(deal, { minutes: 10 })
    await (await deal.place({ couponId })).pay()
    world.pass({ minutes: 11 })
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    expect(await stateOf(deal)).toEqual([['expired', null]])
  })

  it('stays used when the order is delivered and complete', async () => {
    const deal = await Deal.open(world, { price: '500.00', balance: '480.00' })
    const couponId = await give(deal)
    await (await (await (await deal.place({ couponId })).pay()).deliver()).confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await stateOf(deal)).toEqual([['used', deal.orderSn]])
    expect((await deal.seller.do('GET /user/userInfo', {})).coin).toBe('470.00')
  })

  it('is listed by state with counts, for its owner on its site', async () => {
    const deal = await Deal.open(world, { price: '500.00' })
    await give(deal, { minutes: 1 })
    const used = await give(deal)
    await give(deal, { amount: '5.00', min: '100.00' })
    await deal.place({ couponId: used })
    world.pass({ minutes: 2 })
    const { counts } = await deal.buyer.do('GET /activity/coupon/couponList', {})
    expect(counts).toEqual({ unused: 1, used: 1, expired: 1 })
    const unused = await deal.buyer.do('GET /activity/coupon/couponList', { state: 'unused' })
    expect(unused).toMatchObject({ total: 1, list: [{ amount: '5.00', minAmount: '100.00', state: 'unused' }] })
    const elsewhere = await world.logIn(deal.people.buyer, 2)
    expect((await elsewhere.do('GET /activity/coupon/couponList', {})).total).toBe(0)
  })
})
