import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type CouponOptions, giveCoupon } from '../../support/fixtures/coupons'
import { Deal, runClock } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'
import { onePasses } from '../../support/one-passes'

const world = storyWorld()

describe('coupons', () => {
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

  it('a coupon reduces the goods price, not the cover, and is shown in the buyer’s order only', async () => {
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
    ['goods that cost too little', { price: '399.99' }, {}, '商品金额满 ¥400.00 可用，还差 ¥0.01'],
    ['goods that only cost enough with cover', { price: '390.00' }, {}, '商品金额满 ¥400.00 可用，还差 ¥10.00'],
    ['another kind of goods', { price: '500.00' }, { goodsTypes: [27] }, '仅限道具使用'],
    ['an order after its time', { price: '500.00' }, { minutes: 1 }, '优惠券已过期'],
    ["another site's order", { price: '500.00' }, { distId: 2 }, '优惠券不存在'],
  ])('rejects a coupon for %s, and reserves nothing', async (_, goods, terms, msg) => {
    const deal = await Deal.open(world, goods)
    const couponId = await give(deal, terms)
    world.pass({ minutes: 2 })
    expect(
      await deal.buyer.ask('POST /order/placeOrder', orderOf(deal.goods, couponId, { ensureId: '1' })),
    ).toMatchObject({ name: 'COUPON_UNUSABLE', msg })
    expect((await world.goodsRow(deal.goods.sn)).reserved).toBe(0)
  })

  it('a coupon reduces the price by at most the platform’s fee for the order', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '1000.00' })
    const couponId = await give(deal, { amount: '20.00', min: '100.00' })
    await (await deal.place({ couponId })).pay()
    expect(await deal.detail()).toMatchObject({ totalPrice: '94.00', discountPrice: '6.00' })
  })

  it('a coupon of another member is not found', async () => {
    const [deal, other] = [await Deal.open(world, { price: '500.00' }), await Deal.open(world)]
    const couponId = await give(other)
    expect(await deal.buyer.ask('POST /order/placeOrder', orderOf(deal.goods, couponId))).toMatchObject({
      name: 'COUPON_UNUSABLE',
      msg: '优惠券不存在',
    })
  })

  it('a coupon used in concurrent orders applies to one only', async () => {
    const deal = await Deal.open(world, { price: '500.00' })
    const couponId = await give(deal)
    const goods = await Promise.all(
      Array.from({ length: 12 }, () => world.goods({ seller: deal.people.seller, price: '500.00' })),
    )
    const answers = await Promise.all(
      goods.map((item) => deal.buyer.ask('POST /order/placeOrder', orderOf(item, couponId), { key: randomUUID() })),
    )
    expect(answers.map((answer) => answer.name).sort()).toEqual(onePasses(12, 'COUPON_UNUSABLE'))
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
  ])('a coupon is returned when its order is %s, and can be used again', async (_, end) => {
    const deal = await Deal.open(world, { price: '500.00', balance: '480.00' })
    const couponId = await give(deal)
    await deal.place({ couponId })
    await end(deal)
    expect(await stateOf(deal)).toEqual([['unused', null]])
    expect((await deal.buyer.do('GET /user/userInfo', {})).coin).toBe('480.00')
    const again = await world.goods({ seller: deal.people.seller, price: '500.00' })
    expect((await deal.buyer.do('POST /order/placeOrder', orderOf(again, couponId))).totalPrice).toBe('480.00')
  })

  it('a coupon that expired during its order is returned as expired', async () => {
    const deal = await Deal.open(world, { price: '500.00', balance: '500.00' })
    const couponId = await give(deal, { minutes: 10 })
    await (await deal.place({ couponId })).pay()
    world.pass({ minutes: 11 })
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    expect(await stateOf(deal)).toEqual([['expired', null]])
  })

  it('a coupon stays used when its order is delivered and completed', async () => {
    const deal = await Deal.open(world, { price: '500.00', balance: '480.00' })
    const couponId = await give(deal)
    await (await (await (await deal.place({ couponId })).pay()).deliver()).confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await stateOf(deal)).toEqual([['used', deal.orderSn]])
    expect((await deal.seller.do('GET /user/userInfo', {})).coin).toBe('470.00')
  })

  it('coupons are listed by state with counts, for their owner on their site', async () => {
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
