import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { Deal, runClock } from '../support/fixtures/deal'
import { DisputeCase, runDisputes, STATEMENT } from '../support/fixtures/dispute'
import { Staff } from '../support/fixtures/staff'
import { openStory, storyWorld } from '../support/ledger'
import { passToHour } from '../support/pass-to-hour'

/** A delivered account of 1000.00 that is disputed: every end without staff, to the fen. */
describe('disputes settled without a ruling', () => {
  const world = storyWorld()
  let dispute: DisputeCase

  const salesOf = ({ deal }: DisputeCase) => world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))
  const delivered = async (options?: Parameters<typeof DisputeCase.open>[1]) => {
    dispute = await DisputeCase.open(world, options)
  }

  it('a dispute freezes the order for everyone, and no second one can be opened', async () => {
    await delivered()
    expect(await dispute.begin()).toMatchObject({ code: 0 })
    expect(await dispute.begin()).toMatchObject({ name: 'ORDER_FROZEN' })
    expect(await dispute.deal.detail()).toMatchObject({ statusName: '已冻结', actions: [{ action: 'dispute' }] })
    expect(await dispute.deal.detail()).toMatchObject({ proofs: [{ title: '售后举证', note: STATEMENT }] })
    expect(await dispute.deal.bellOf('seller')).toContain('买家申请售后：与描述不符，要求全额退款')
    const staff = await Staff.open(world)
    expect(
      await staff.visitor.ask('POST /desk/thawOrder', { orderSn: dispute.deal.orderSn, reason: '核实' }),
    ).toMatchObject({
      name: 'ORDER_STATE',
    })
    world.pass({ hours: 80 })
    await runClock(world)
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
  })

  it('rejects a dispute of an order that can still be cancelled, and by third parties', async () => {
    dispute = new DisputeCase(
      world,
      await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay(),
    )
    expect(await dispute.begin()).toMatchObject({ name: 'ORDER_STATE' })
    const stranger = await world.logIn(await world.person())
    expect(await stranger.ask('GET /dispute/ofOrder', { orderSn: dispute.deal.orderSn })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })

  it('a dispute about delivered goods that is not answered within twelve hours goes to staff', async () => {
    await delivered()
    passToHour(world, 10)
    await dispute.begin()
    world.pass({ hours: 11, minutes: 59 })
    await runDisputes(world)
    expect(await dispute.detail()).toMatchObject({ stage: 'answer', clock: { outcome: '超时未回应由客服处理' } })
    world.pass({ minutes: 2 })
    expect(await dispute.act('seller', 'contest', { note: '我来晚了但是不同意退款的' })).toMatchObject({
      name: 'DISPUTE_STATE',
    })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('staff')
    expect(await dispute.deal.state()).toBe('2 INSPECTION')
  })

  it('the two hours to answer a currency dispute do not run at night', async () => {
    await delivered({ goodsTypeId: 22 })
    passToHour(world, 22)
    await dispute.begin()
    expect(await dispute.detail()).toMatchObject({ clock: { dueTime: expect.stringContaining(' 10:00:') } })
    world.pass({ hours: 11, minutes: 59 })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('answer')
    world.pass({ minutes: 2 })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('staff')
  })

  describe('disputes before the delivery', () => {
    const verified = async () => {
      const world = await openStory()
      await world.rule({ staffSteps: 'required' })
      const staff = await Staff.open(world)
      const deal = await (await (await Deal.open(world, { price: '1000.00', balance: '1000.00' })).place()).pay()
      dispute = new DisputeCase(world, deal)
      await staff.show(deal, 'verified')
      await deal.act('buyer', 'accept')
      return world
    }

    it.each(['buyer', 'seller'] as const)(
      'the silence of the other side is no consent to a full refund that the %s wants',
      async (by) => {
        const world = await verified()
        passToHour(world, 10)
        await dispute.begin('full', undefined, by)
        world.pass({ hours: 12, seconds: 1 })
        await runDisputes(world)
        expect((await dispute.detail()).stage).toBe('staff')
        expect(await dispute.deal.state()).toBe('1 REBIND')
      },
    )

    it('a full refund that a seller asks for counts as cancelled by the seller, and relists the item', async () => {
      await verified()
      expect(await dispute.begin('part', '10.00')).toMatchObject({ name: 'INVALID_INPUT' })
      expect(await dispute.begin('full', undefined, 'seller')).toMatchObject({ code: 0 })
      expect(await dispute.act('buyer', 'agree')).toMatchObject({ code: 0 })
      expect(await dispute.deal.state()).toBe('8 REFUNDED')
      expect(await dispute.deal.buyer.ask('GET /goods/goodsInfo', { goodsSn: dispute.deal.goods.sn })).toMatchObject({
        code: 0,
      })
    })
  })

  it('an agreed partial refund with a coupon pays the rest less the fee of the remaining price', async () => {
    await delivered({ coupon: '100.00' })
    expect(await dispute.begin('part', '940.00')).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await dispute.begin('part', '200.00')).toMatchObject({ code: 0 })
    expect(await dispute.act('buyer', 'agree')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -940.00 | marketing -60.00 | escrow +1000.00
      orderRefund  escrow -212.77 | marketing +12.77 | buyer +200.00
      orderRelease escrow -787.23 | platform +47.23 | seller +740.00
      left         alipay -1000.00 | marketing -47.23 | platform +47.23 | buyer +260.00 | seller +740.00"
    `)
    expect(await dispute.act('seller', 'agree')).toMatchObject({ name: 'DISPUTE_STATE' })
  })

  it('an agreed refund of all but one fen returns the discount to the platform, without gain for both', async () => {
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

  it('an agreed redo continues the order with its remaining time', async () => {
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

  it('an unanswered redo request goes to staff', async () => {
    await delivered()
    passToHour(world, 10)
    await dispute.begin('redo')
    world.pass({ hours: 12, seconds: 1 })
    await runDisputes(world)
    expect((await dispute.detail()).stage).toBe('staff')
  })

  it('an agreed split ends the dispute; a replaced offer cannot be accepted', async () => {
    await delivered()
    await dispute.contest()
    expect(await dispute.act('seller', 'propose', { refund: '1000.01' })).toMatchObject({ name: 'INVALID_INPUT' })
    await dispute.act('seller', 'propose', { refund: '200.00' })
    const { offerId } = await dispute.detail()
    await dispute.act('seller', 'propose', { refund: '150.00' })
    expect(await dispute.act('buyer', 'accept', { proposalId: String(offerId) })).toMatchObject({
      name: 'DISPUTE_STATE',
    })
    expect(await dispute.act('seller', 'accept', { proposalId: String(offerId) })).toMatchObject({
      name: 'DISPUTE_STATE',
    })
    await dispute.act('buyer', 'propose', { refund: '420.01' })
    const offer = String((await dispute.detail('seller')).offerId)
    const twice = await Promise.all([1, 2].map(() => dispute.act('seller', 'accept', { proposalId: offer })))
    expect(twice.map(({ name }) => name).sort()).toEqual(['DISPUTE_STATE', 'OK'])
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRefund  escrow -420.01 | buyer +420.01
      orderRelease escrow -579.99 | dist +10.43 | platform +24.36 | seller +545.20
      left         alipay -1000.00 | dist +10.43 | platform +24.36 | buyer +420.01 | seller +545.20"
    `)
    expect(await dispute.deal.bellOf('buyer')).toContain('双方协商一致，售后已完成')
  })

  it('an agreed full refund counts as cancelled by the seller, also in a dispute that the seller opened', async () => {
    await delivered()
    await dispute.begin('redo', undefined, 'seller')
    expect(await dispute.act('buyer', 'contest', { note: '一直登不上，我不想要了' })).toMatchObject({ code: 0 })
    await dispute.act('seller', 'propose', { full: '1' })
    const { offerId } = await dispute.detail()
    expect(await dispute.act('buyer', 'accept', { proposalId: String(offerId) })).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('8 REFUNDED')
  })

  it('only its opener can withdraw a dispute', async () => {
    await delivered()
    await dispute.begin()
    expect(await dispute.act('seller', 'withdraw')).toMatchObject({ name: 'FORBIDDEN' })
    expect(await dispute.act('buyer', 'withdraw')).toMatchObject({ code: 0 })
    await dispute.deal.confirm()
    expect(await dispute.deal.state()).toBe('3 HOLD')
  })

  describe('disputes about held money', () => {
    const held = async () => {
      await delivered()
      await dispute.deal.confirm()
    }

    it('only the buyer can dispute held money; a full refund never counts as a sale', async () => {
      await held()
      expect(await salesOf(dispute)).toBe(0)
      expect(await dispute.begin('full', undefined, 'seller')).toMatchObject({ name: 'ORDER_STATE' })
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

    it('a partial refund of held money releases the rest less its fee at once', async () => {
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

    it('a dispute stops the hold, and withdrawing it restores the remaining time', async () => {
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
      expect(await dispute.begin()).toMatchObject({ name: 'ORDER_STATE' })
    })
  })
})
