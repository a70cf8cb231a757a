import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApprovals } from '@/lib/server/db/schema/core/oversight'
import { orderEvents } from '@/lib/server/db/schema/orders/trading'
import type { Action, StepInput } from '@/lib/server/modules/orders/trading/flow/mode'
import type { Actor, Order } from '@/lib/server/modules/orders/trading/types'
import { Deal, runClock } from '../../../../support/fixtures/deal'
import { orderRow, stepOn } from '../../../../support/fixtures/on-order'
import { Rental } from '../../../../support/fixtures/rental'
import { STEP_INPUT } from '../../../../support/fixtures/step-input'
import { World } from '../../../../support/world'

describe('order actions', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const paid = async (goodsTypeId = 1) =>
    (await (await Deal.open(world, { goodsTypeId, balance: '100.00' })).place()).pay()
  const rowOf = (deal: { orderSn: string }) => orderRow(world, deal)
  /** Applies the action to the row as it was read, which may be outdated. */
  const take = (order: Order, action: Action, actor: Actor = 'buyer', input: StepInput = {}) =>
    stepOn(world, order, action, { actor, input }).then(
      ({ status, subStatus }) => `${status} ${subStatus}`,
      (error: { reason: string }) => error.reason,
    )

  it('rejects an action when the order has left that state', async () => {
    const deal = await paid()
    const old = await rowOf(deal)
    expect(await take(old, 'refund')).toBe('7 REFUNDED')
    expect(await take(old, 'refund')).toBe('ORDER_STATE')
    expect(await take(old, 'refund', 'seller')).toBe('ORDER_STATE')
    expect(await world.balance(deal.people.buyer)).toBe('100.00')
  })

  it('rejects actions of everyone but staff while the order is frozen', async () => {
    const deal = await paid()
    const order = { ...(await rowOf(deal)), frozenAt: world.now() }
    expect(await take(order, 'refund')).toBe('ORDER_FROZEN')
    expect(await take(order, 'refund', 'seller')).toBe('ORDER_FROZEN')
    expect(await take(order, 'timeout', 'system')).toBe('ORDER_FROZEN')
    expect(await take(order, 'refund', 'service'), 'the graph decides').toBe('FORBIDDEN')
    expect(await deal.state()).toBe('1 VERIFY')
  })

  it('an action sets the timestamp of the reached status once, and resets the time of the state', async () => {
    const deal = await paid()
    const start = await rowOf(deal)
    expect(start).toMatchObject({ shippedAt: null, completedAt: null, closedAt: null })
    expect(start.enteredAt).toEqual(start.paidAt)
    world.pass({ hours: 1 })
    await deal.deliver()
    const shipped = await rowOf(deal)
    expect(shipped.enteredAt).toEqual(shipped.shippedAt)
    expect((shipped.shippedAt as Date) > start.enteredAt).toBe(true)
    world.pass({ hours: 1 })
    await deal.confirm()
    const done = await rowOf(deal)
    expect(done.shippedAt).toEqual(shipped.shippedAt)
    expect(done.completedAt).toEqual(done.enteredAt)
    world.pass({ hours: 1 })
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' })
    const evaluated = await rowOf(deal)
    expect([evaluated.enteredAt, evaluated.dueAt], 'it stays where it stood').toEqual([done.enteredAt, done.dueAt])
    world.pass({ days: 8 })
    await runClock(world)
    const released = await rowOf(deal)
    expect(released).toMatchObject({ completedAt: done.completedAt, closedAt: null, dueAt: null })
    expect(released.enteredAt > done.enteredAt).toBe(true)
  })

  it('an action that closes the order sets its closing time', async () => {
    const deal = await paid()
    await take(await rowOf(deal), 'refund')
    const ended = await rowOf(deal)
    expect(ended).toMatchObject({ closedAt: ended.enteredAt, dueAt: null, shippedAt: null, completedAt: null })
  })

  it('an action adds one line to the timeline', async () => {
    const deal = await paid()
    await take(await rowOf(deal), 'refund', 'seller')
    const { id } = await rowOf(deal)
    const lines = await world.services.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.id))
    expect(lines.map(({ action, actor, orderStatus, subStatus }) => [action, actor, orderStatus, subStatus])).toEqual([
      ['place', 'buyer', 0, 'WAIT_PAY'],
      ['pay', 'buyer', 1, 'VERIFY'],
      ['refund', 'seller', 8, 'REFUNDED'],
    ])
    expect(lines.every(({ explain }) => explain !== '')).toBe(true)
  })

  it('the timeline shows the values given with an action', async () => {
    const deal = await paid()
    await deal.deliver()
    await deal.confirm()
    await take(await rowOf(deal), 'evaluate', 'buyer', { stars: 4 })
    const { id } = await rowOf(deal)
    const lines = await world.services.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(lines.map(({ explain }) => explain)).toContain('买家评价：4星')
  })

  it('a cancelling action stores the given reason, or a default one', async () => {
    const [one, other] = [await paid(), await paid()]
    await take(await rowOf(one), 'refund', 'buyer', { reason: '拍错了' })
    await take(await rowOf(other), 'refund')
    expect([(await rowOf(one)).cancelReason, (await rowOf(other)).cancelReason]).toEqual(['拍错了', '买家取消交易'])
  })

  it('an action can trigger the next one automatically', async () => {
    const rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
    expect(await rowOf(rental)).toMatchObject({ status: 2, subStatus: 'RENTING' })
    const byHand = await (await (await Rental.open(world)).place()).pay()
    expect(await rowOf(byHand)).toMatchObject({ status: 1, subStatus: 'DELIVERING' })
  })

  it('a staff action is allowed on a frozen order, and unfreezes it', async () => {
    const rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
    const order = { ...(await rowOf(rental)), frozenAt: world.now() }
    expect(await take(order, 'giveBack')).toBe('ORDER_FROZEN')
    expect(await take(order, 'fault', 'service', { note: '说明', pictures: [], reason: '顶号' })).toBe('2 CHECK')
    expect((await rowOf(rental)).frozenAt).toBeNull()
  })
  it('no one can act on an order with an open dispute, staff included', async () => {
    const rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
    const order = { ...(await rowOf(rental)), disputeId: 7, frozenAt: world.now() }
    const input = { note: '说明', pictures: [], reason: '顶号' }
    expect(await take(order, 'fault', 'service', input)).toBe('ORDER_FROZEN')
    expect(await take({ ...order, frozenAt: null }, 'giveBack')).toBe('ORDER_FROZEN')
  })

  it('a step whose own condition does not hold is refused: a trade of tied parties cannot be rated', async () => {
    const deal = await paid()
    await deal.deliver()
    await deal.confirm()
    const done = await rowOf(deal)
    expect(await take({ ...done, tie: 'person' }, 'evaluate', 'buyer', { stars: 5 })).toBe('ORDER_STATE')
    expect(await take(done, 'evaluate', 'buyer', { stars: 5 })).toBe('3 HOLD')
  })

  it('a payment opens the chat of the parties, which the next effects already know', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const moved = await stepOn(world, await rowOf(deal), 'pay', { actor: 'buyer' })
    const { chatGroupId } = await rowOf(deal)
    expect([typeof chatGroupId, moved.chatGroupId]).toEqual(['number', chatGroupId])
  })

  it('a cancellation by the seller notifies the buyer, and not the seller', async () => {
    const deal = await paid()
    await take(await rowOf(deal), 'refund', 'seller')
    expect(await deal.bellOf('buyer')).toContain('因卖家原因取消')
    expect(await deal.bellOf('seller')).not.toContain('因卖家原因取消')
  })

  it('the end of an order led by staff asks both parties to rate the service', async () => {
    const deal = await paid()
    const { userId: serviceId } = await world.person()
    const order = { ...(await rowOf(deal)), serviceId }
    await take(order, 'refund')
    const asked = '客服服务得怎么样？'
    expect([await deal.bellOf('buyer'), await deal.bellOf('seller')]).toEqual([
      expect.arrayContaining([asked]),
      expect.arrayContaining([asked]),
    ])
  })

  it('a decision that waits for a second staff member is void once the order moves on, not before', async () => {
    const rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
    await rental.look()
    expect(await take(await rowOf(rental), 'giveBack')).toBe('2 CHECK')
    await world.services.db.insert(staffApprovals).values({
      house: 'platform',
      siteId: 1,
      call: 'POST /desk/orderAct',
      permission: 'orders.act',
      sealed: Buffer.from(''),
      target: `order:${rental.orderSn}`,
      title: '判定',
      reason: '',
      askedBy: (await world.person()).userId,
    })
    const approval = async () => {
      const [row] = await world.services.db
        .select({ state: staffApprovals.state })
        .from(staffApprovals)
        .where(eq(staffApprovals.target, `order:${rental.orderSn}`))
      return row?.state
    }
    expect(await take(await rowOf(rental), 'claim', 'seller', STEP_INPUT)).toBe('2 CHECK')
    expect(await approval()).toBe('open')
    expect(await take(await rowOf(rental), 'rule', 'service', STEP_INPUT)).toBe('3 RELEASED')
    expect(await approval()).toBe('declined')
  })
})
