import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import type { GoodsSn } from '@/lib/shared/ids'
import { giveCoupon } from '../support/fixtures/coupons'
import { Deal, runClock } from '../support/fixtures/deal'
import { accountParts } from '../support/fixtures/listing'
import { Till } from '../support/fixtures/till'
import { ledgerStory, storyWorld } from '../support/ledger'

/** Payments to the fen as the ledger records them: an account sale of 1000.00 unless stated otherwise. */
describe('ledger of sales', () => {
  const world = storyWorld()
  let till: Till
  beforeEach(async () => {
    till = await Till.open(world)
  })

  const deal = (options: Parameters<typeof Deal.open>[1] = {}) => Deal.open(world, { price: '1000.00', ...options })

  it('a recharge is credited to the balance', async () => {
    const person = await world.person()
    const visitor = await world.logIn(person)
    const { payInterSn } = await visitor.do('POST /pay/recPay', { amount: '88.50', aliOrWx: '2' })
    await till.settle(payInterSn)
    expect((await visitor.do('GET /user/userInfo', {})).coin).toBe('88.50')
    expect(await ledgerStory(world, { person })).toMatchInlineSnapshot(`
      "recharge     wechat -88.50 | person +88.50
      left         wechat -88.50 | person +88.50"
    `)
  })

  it('a sale paid from the balance shares the fee when the hold ends, not before', async () => {
    const sale = await deal({ balance: '1500.00' })
    await (await sale.place()).pay()
    await sale.deliver()
    await sale.confirm()
    world.pass({ days: 6, hours: 23 })
    await runClock(world)
    expect(await sale.state()).toBe('3 HOLD')
    world.pass({ hours: 1, seconds: 1 })
    await runClock(world)
    expect(await sale.state()).toBe('3 RELEASED')
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1500.00 | buyer +1500.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      left         alipay -1500.00 | dist +18.00 | platform +42.00 | buyer +500.00 | seller +940.00"
    `)
  })

  it('a refund before delivery returns the full price without a fee', async () => {
    const sale = await deal({ balance: '1000.00' })
    await (await sale.place()).pay()
    await sale.seller.do('POST /order/act', { orderSn: sale.orderSn, action: 'refund', reason: '账号已出' })
    expect(await sale.state()).toBe('8 REFUNDED')
    expect((await world.goodsRow(sale.goods.sn)).status).toBe(1)
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('a sale paid by QR is settled like one paid from the balance', async () => {
    const sale = await (await deal()).place()
    await till.settle(await sale.startQr('1'))
    expect(await sale.state()).toBe('1 VERIFY')
    expect((await sale.detail()).payMode).toBe('1')
    await sale.deliver()
    await sale.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "payment      alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      left         alipay -1000.00 | dist +18.00 | platform +42.00 | seller +940.00"
    `)
  })

  it('a payment after the order timed out revives it if the goods are still available', async () => {
    const sale = await (await deal()).place()
    const interSn = await sale.startQr('2')
    await till.pay(interSn)
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await sale.state()).toBe('7 TIMEOUT')
    await sale.buyer.do('POST /order/deleteOrder', { orderSn: sale.orderSn })
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('1 VERIFY')
    const { orderList } = await sale.buyer.do('GET /order/queryOrderList', {})
    expect(
      orderList.map((order) => order.orderSn),
      'it is back in the list it was hidden from',
    ).toEqual([sale.orderSn])
    expect(await world.goodsRow(sale.goods.sn)).toMatchObject({ stock: 0, reserved: 0, status: 3 })
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "payment      wechat -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      left         wechat -1000.00 | escrow +1000.00"
    `)
  })

  it('a payment after the order timed out is credited to the balance if the goods are no longer available', async () => {
    const sale = await (await deal()).place()
    const interSn = await sale.startQr('1')
    await till.pay(interSn)
    world.pass({ minutes: 16 })
    await runClock(world)
    const other = await world.person({ balance: '1000.00' })
    const rival = await world.logIn(other)
    await rival.do('POST /order/placeOrder', { goodsSn: sale.goods.sn, price: sale.goods.price, agree: '1' })
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('7 TIMEOUT')
    expect(await ledgerStory(world, { ...sale.people, other })).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | other +1000.00
      latePayment  alipay -1000.00 | buyer +1000.00
      left         alipay -2000.00 | buyer +1000.00 | other +1000.00"
    `)
  })

  it('a payment after the order timed out is credited to the balance if the seller has edited the account', async () => {
    const sale = await (await deal()).place()
    const interSn = await sale.startQr('1')
    await till.pay(interSn)
    world.pass({ minutes: 16 })
    await runClock(world)
    const form = { goodsSn: sale.goods.sn, bigTitle: '少了三个皮肤的账号', price: '1000.00' }
    await sale.seller.do('POST /goods/updatetGoods', { ...form, ...(await accountParts(world, sale.people.seller)) })
    // as a passed review leaves it
    await world.services.db
      .update(goods)
      .set({ status: 1 })
      .where(eq(goods.sn, sale.goods.sn as GoodsSn))
    expect(await world.goodsRow(sale.goods.sn)).toMatchObject({ title: form.bigTitle, status: 1 })
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('7 TIMEOUT')
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "latePayment  alipay -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('a payment after the order timed out is credited to the balance if the price has changed', async () => {
    const sale = await (await deal()).place()
    const interSn = await sale.startQr('1')
    await till.pay(interSn)
    world.pass({ minutes: 16 })
    await runClock(world)
    await sale.seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: sale.goods.sn, price: '900.00' })
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('7 TIMEOUT')
    expect(await world.goodsRow(sale.goods.sn)).toMatchObject({ stock: 1, reserved: 0, status: 1 })
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "latePayment  alipay -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('a payment of an order the buyer cancelled is credited to the balance', async () => {
    const sale = await (await deal()).place()
    const interSn = await sale.startQr('1')
    await till.pay(interSn)
    await sale.buyer.do('POST /order/act', { orderSn: sale.orderSn, action: 'cancel' })
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('7 CANCELLED')
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "latePayment  alipay -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('an order paid by QR and from the balance is charged once, and the rest credited to the balance', async () => {
    const sale = await (await deal({ balance: '1000.00' })).place()
    const interSn = await sale.startQr('1')
    await till.pay(interSn)
    await sale.pay()
    await till.send(await till.notice(interSn))
    expect(await sale.state()).toBe('1 VERIFY')
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      latePayment  alipay -1000.00 | buyer +1000.00
      left         alipay -2000.00 | escrow +1000.00 | buyer +1000.00"
    `)
  })

  it('the premium of a covered sale goes to the cover fund, and the fee is of the goods only', async () => {
    const sale = await deal({ balance: '2000.00' })
    await (await sale.place({ ensureId: '2' })).pay()
    await sale.deliver()
    await sale.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "recharge     alipay -2000.00 | buyer +2000.00
      orderHold    buyer -1150.00 | escrow +1150.00
      orderRelease escrow -1150.00 | dist +18.00 | platform +42.00 | cover +150.00 | seller +940.00
      left         alipay -2000.00 | dist +18.00 | platform +42.00 | cover +150.00 | buyer +850.00 | seller +940.00"
    `)
  })

  describe('ledger of sales with a coupon of 20.00 from 400.00 on', () => {
    const withCoupon = async (options: Parameters<typeof Deal.open>[1] = {}) => {
      const sale = await deal({ balance: '2000.00', ...options })
      const couponId = String(await giveCoupon(world, sale.people.buyer, { amount: '20.00', min: '400.00' }))
      const stateOf = async () =>
        (await sale.buyer.do('GET /activity/coupon/couponList', {})).list.map(({ state }) => state)
      return { sale, couponId, stateOf }
    }

    it("marketing pays the discount, the seller's income is unchanged, and the distributor shares in the remaining fee", async () => {
      const { sale, couponId, stateOf } = await withCoupon()
      await (await sale.place({ ensureId: '1', couponId })).pay()
      expect(await stateOf()).toEqual(['used'])
      await sale.deliver()
      await sale.confirm()
      world.pass({ days: 8 })
      await runClock(world)
      expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
        "recharge     alipay -2000.00 | buyer +2000.00
        orderHold    buyer -1080.00 | marketing -20.00 | escrow +1100.00
        orderRelease escrow -1100.00 | dist +12.00 | platform +48.00 | cover +100.00 | seller +940.00
        left         alipay -2000.00 | marketing -20.00 | dist +12.00 | platform +48.00 | cover +100.00 | buyer +920.00 | seller +940.00"
      `)
    })

    it('a refund with a coupon returns each part to who paid it, and the coupon to the buyer', async () => {
      const { sale, couponId, stateOf } = await withCoupon()
      await (await sale.place({ couponId })).pay()
      await sale.seller.do('POST /order/act', { orderSn: sale.orderSn, action: 'refund' })
      expect(await stateOf()).toEqual(['unused'])
      expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
        "recharge     alipay -2000.00 | buyer +2000.00
        orderHold    buyer -980.00 | marketing -20.00 | escrow +1000.00
        orderRefund  escrow -1000.00 | marketing +20.00 | buyer +980.00
        left         alipay -2000.00 | buyer +2000.00"
      `)
    })

    it('a late payment whose coupon was used meanwhile is credited to the balance, and the order stays closed', async () => {
      const { sale, couponId } = await withCoupon({ balance: '1000.00' })
      await sale.place({ couponId })
      const interSn = await sale.startQr('1')
      await till.pay(interSn)
      world.pass({ minutes: 16 })
      await runClock(world)
      const other = await world.goods({ seller: sale.people.seller, price: '500.00' })
      await sale.buyer.do('POST /order/placeOrder', { goodsSn: other.sn, price: other.price, agree: '1', couponId })
      await till.send(await till.notice(interSn))
      expect(await sale.state()).toBe('7 TIMEOUT')
      expect(await world.goodsRow(sale.goods.sn)).toMatchObject({ stock: 1, reserved: 0, status: 1 })
      expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
        "recharge     alipay -1000.00 | buyer +1000.00
        latePayment  alipay -980.00 | buyer +980.00
        left         alipay -1980.00 | buyer +1980.00"
      `)
    })

    it('a late payment whose coupon is still unused revives the order at its price', async () => {
      const { sale, couponId, stateOf } = await withCoupon({ balance: undefined })
      await sale.place({ couponId })
      const interSn = await sale.startQr('2')
      await till.pay(interSn)
      world.pass({ minutes: 16 })
      await runClock(world)
      expect(await stateOf()).toEqual(['unused'])
      await till.send(await till.notice(interSn))
      expect(await sale.state()).toBe('1 VERIFY')
      expect(await stateOf()).toEqual(['used'])
      expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
        "payment      wechat -980.00 | buyer +980.00
        orderHold    buyer -980.00 | marketing -20.00 | escrow +1000.00
        left         wechat -980.00 | marketing -20.00 | escrow +1000.00"
      `)
    })
  })

  it('parts of odd fen amounts are rounded down and nothing is lost', async () => {
    const sale = await deal({ price: '0.37', goodsTypeId: 27, stock: 9, balance: '10.00' })
    await (await sale.place({ goodsNum: '7', ensureId: '4' })).pay()
    await sale.deliver()
    await sale.confirm()
    world.pass({ days: 2 })
    await runClock(world)
    expect(await ledgerStory(world, sale.people)).toMatchInlineSnapshot(`
      "recharge     alipay -10.00 | buyer +10.00
      orderHold    buyer -2.71 | escrow +2.71
      orderRelease escrow -2.71 | dist +0.03 | platform +0.09 | cover +0.12 | seller +2.47
      left         alipay -10.00 | dist +0.03 | platform +0.09 | cover +0.12 | seller +2.47 | buyer +7.29"
    `)
  })
})
