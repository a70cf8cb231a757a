import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales } from '@/lib/server/db/schema/valuation'
import { Deal, runClock } from '../support/fixtures/deal'
import { DisputeCase, runDisputes, STATEMENT } from '../support/fixtures/dispute'
import { Staff } from '../support/fixtures/staff'
import { openStory, storyWorld } from '../support/ledger'

/** An account of 1000.00 that was handed over and is disputed: every way it ends without staff, and who gets which fen. */
describe('a dispute', () => {
  const world = storyWorld()
  let dispute: DisputeCase

  const salesOf = ({ deal }: DisputeCase) => world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))
  const delivered = async (options?: Parameters<typeof DisputeCase.open>[1]) => {
    dispute = await DisputeCase.open(world, options)
  }

  it('stops the order for everybody, and nobody opens a second one', async () => {
    await delivered()
    expect(await dispute.begin()).toMatchObject({ code: 0 })
    expect(await dispute.begin()).toMatchObject({ code: 1305 })
    expect(await dispute.deal.detail()).toMatchObject({ statusName: '已冻结', actions: [{ action: 'dispute' }] })
    expect(await dispute.deal.detail()).toMatchObject({ proofs: [{ title: '纠纷举证', note: STATEMENT }] })
    expect(await dispute.deal.bellOf('seller')).toContain('买家发起纠纷：与描述不符，要求全额退款')
    const staff = await Staff.open(world)
    expect(
      await staff.visitor.ask('POST /desk/thawOrder', { orderSn: dispute.deal.orderSn, reason: '核实' }),
    ).toMatchObject({
      code: 1301,
    })
    world.pass({ hours: 80 })
    await runClock(world)
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
  })

  it('is nothing for an order that either side may still leave, nor for a stranger', async () => {
    dispute = new DisputeCase(
      world,
      await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay(),
    )
    expect(await dispute.begin()).toMatchObject({ code: 1301 })
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('GET /dispute/ofOrder', { orderSn: dispute.deal.orderSn })).toMatchObject({ code: 404 })
  })

  it('silence for twelve hours: what was wanted, all of it', async () => {
    await delivered()
    await dispute.begin()
    world.pass({ hours: 11, minutes: 59 })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('answer')
    world.pass({ minutes: 2 })
    expect(await dispute.act('seller', 'contest', { note: '我来晚了但是不同意退款的' })).toMatchObject({ code: 1611 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('8 REFUNDED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -1000.00 | buyer +1000.00
      left         alipay -1000.00 | buyer +1000.00"
    `)
  })

  it('currency has two hours', async () => {
    await delivered({ goodsTypeId: 22 })
    await dispute.begin()
    world.pass({ hours: 2, seconds: 1 })
    await runDisputes(world)
    expect(await dispute.deal.state()).toBe('8 REFUNDED')
  })

  it('a part that the other side grants, with a coupon: the rest less the fee of what was left', async () => {
    await delivered({ coupon: '100.00' })
    expect(await dispute.begin('part', '940.00')).toMatchObject({ code: 400 })
    expect(await dispute.begin('part', '200.00')).toMatchObject({ code: 0 })
    expect(await dispute.act('buyer', 'agree')).toMatchObject({ code: 403 })
    expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -940.00 | marketing -60.00 | escrow +1000.00
      orderRefund  escrow -212.77 | marketing +12.77 | buyer +200.00
      orderRelease escrow -787.23 | platform +47.24 | seller +739.99
      left         alipay -1000.00 | marketing -47.23 | platform +47.24 | buyer +260.00 | seller +739.99"
    `)
    expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 1611 })
  })

  it("an agreed refund of all but a fen: the coupon is the platform's again, and the two have no more than before", async () => {
    await delivered({ coupon: '50.00' })
    expect(await dispute.begin('part', '949.99')).toMatchObject({ code: 0 })
    expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -950.00 | marketing -50.00 | escrow +1000.00
      orderRefund  escrow -999.99 | marketing +50.00 | buyer +949.99
      orderRelease escrow -0.01 | platform +0.01
      left         alipay -1000.00 | platform +0.01 | buyer +999.99"
    `)
  })

  it('doing it again, wanted and granted: the order goes on with what was left of its clock', async () => {
    await delivered()
    world.pass({ hours: 70 })
    await dispute.begin('redo')
    world.pass({ hours: 5 })
    await dispute.act('seller', 'agree')
    world.pass({ hours: 1 })
    await runClock(world)
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
    expect(await dispute.begin('full')).toMatchObject({ code: 0 })
  })

  it('doing it again, and silence: nobody else can, so staff decide', async () => {
    await delivered()
    await dispute.begin('redo')
    world.pass({ hours: 12, seconds: 1 })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('staff')
  })

  it('a split they agree on; an offer that was replaced is not accepted', async () => {
    await delivered()
    await dispute.contest()
    expect(await dispute.act('seller', 'propose', { refund: '1000.01' })).toMatchObject({ code: 400 })
    await dispute.act('seller', 'propose', { refund: '200.00' })
    const { offerId } = await dispute.detail()
    await dispute.act('seller', 'propose', { refund: '150.00' })
    expect(await dispute.act('buyer', 'accept', { proposalId: String(offerId) })).toMatchObject({ code: 1611 })
    expect(await dispute.act('seller', 'accept', { proposalId: String(offerId) })).toMatchObject({ code: 1611 })
    await dispute.act('buyer', 'propose', { refund: '420.01' })
    const offer = String((await dispute.detail('seller')).offerId)
    const twice = await Promise.all([1, 2].map(() => dispute.act('seller', 'accept', { proposalId: offer })))
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 1611])
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -420.01 | buyer +420.01
      orderRelease escrow -579.99 | dist +10.44 | platform +24.36 | seller +545.19
      left         alipay -1000.00 | dist +10.44 | platform +24.36 | buyer +420.01 | seller +545.19"
    `)
    expect(await dispute.deal.bellOf('buyer')).toContain('双方谈妥，纠纷已结清')
  })

  it('withdrawn by its opener alone', async () => {
    await delivered()
    await dispute.begin()
    expect(await dispute.act('seller', 'withdraw')).toMatchObject({ code: 403 })
    expect(await dispute.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    await dispute.deal.confirm()
    expect(await dispute.deal.state()).toBe('3 HOLD')
  })

  it('before the hand-over: all of it or nothing, and the item is on the shelf again', async () => {
    const world = await openStory()
    await world.rule({ staffSteps: 'required' })
    const staff = await Staff.open(world)
    dispute = new DisputeCase(
      world,
      await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay(),
    )
    await staff.show(dispute.deal, 'verified')
    await dispute.deal.act('buyer', 'accept')
    expect(await dispute.begin('part', '10.00')).toMatchObject({ code: 400 })
    expect(await dispute.begin('full', undefined, 'seller')).toMatchObject({ code: 0 })
    expect(await dispute.act('buyer', 'agree')).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('7 REFUNDED')
    expect(await dispute.deal.buyer.ask('GET /goods/goodsInfo', { goodsSn: dispute.deal.goods.sn })).toMatchObject({
      code: 0,
    })
  })

  describe('while the money of a complete order is held', () => {
    const held = async () => {
      await delivered()
      await dispute.deal.confirm()
    }

    it('is the buyer’s alone; all of it comes out of the hold, and it never counts as a sale', async () => {
      await held()
      expect(await salesOf(dispute)).toBe(0)
      expect(await dispute.begin('full', undefined, 'seller')).toMatchObject({ code: 1301 })
      expect((await dispute.deal.detail(dispute.deal.seller)).actions.map(({ action }) => action)).not.toContain(
        'dispute',
      )
      expect((await dispute.deal.detail()).actions.map(({ action }) => action)).toContain('dispute')
      expect(await dispute.begin()).toMatchObject({ code: 0 })
      world.pass({ hours: 11 })
      await runClock(world)
      expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await dispute.deal.state()).toBe('8 REFUNDED')
      expect(await salesOf(dispute)).toBe(0)
      expect(await dispute.deal.story()).toMatchInlineSnapshot(`
        "recharge     alipay -1000.00 | buyer +1000.00
        orderHold    buyer -1000.00 | escrow +1000.00
        orderRefund  escrow -1000.00 | buyer +1000.00
        left         alipay -1000.00 | buyer +1000.00"
      `)
    })

    it('a part of it: the rest less the fee of that is released at once', async () => {
      await held()
      await dispute.begin('part', '300.00')
      expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await dispute.deal.state()).toBe('3 RELEASED')
      expect(await salesOf(dispute)).toBe(0)
      expect(await dispute.deal.story()).toMatchInlineSnapshot(`
        "recharge     alipay -1000.00 | buyer +1000.00
        orderHold    buyer -1000.00 | escrow +1000.00
        orderRefund  escrow -300.00 | buyer +300.00
        orderRelease escrow -700.00 | dist +12.60 | platform +29.40 | seller +658.00
        left         alipay -1000.00 | dist +12.60 | platform +29.40 | buyer +300.00 | seller +658.00"
      `)
    })

    it('stands still meanwhile; withdrawn it is held as long as it would have been', async () => {
      await held()
      world.pass({ days: 6, hours: 20 })
      await dispute.begin('redo')
      world.pass({ hours: 11 })
      await runClock(world)
      expect(await dispute.deal.state()).toBe('3 HOLD')
      await dispute.act('buyer', 'withdraw')
      world.pass({ hours: 3 })
      await runClock(world)
      expect(await dispute.deal.state()).toBe('3 HOLD')
      world.pass({ hours: 2 })
      await runClock(world)
      expect(await dispute.deal.state()).toBe('3 RELEASED')
      expect(await dispute.begin()).toMatchObject({ code: 1301 })
    })
  })
})
