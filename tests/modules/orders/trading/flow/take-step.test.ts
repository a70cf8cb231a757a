import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderEvents, orders } from '@/lib/server/db/schema/trading'
import { loadRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import type { Action, StepInput } from '@/lib/server/modules/orders/trading/flow/mode'
import { takeStep } from '@/lib/server/modules/orders/trading/flow/take-step'
import type { Actor, Order } from '@/lib/server/modules/orders/trading/types'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal, runClock } from '../../../../support/fixtures/deal'
import { Rental } from '../../../../support/fixtures/rental'
import { World } from '../../../../support/world'

describe('order actions', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const paid = async (goodsTypeId = 1) =>
    (await (await Deal.open(world, { goodsTypeId, balance: '100.00' })).place()).pay()
  const rowOf = async (deal: { orderSn: string }): Promise<Order> => {
    const sn = deal.orderSn as OrderSn
    const [order] = await world.services.db.select().from(orders).where(eq(orders.sn, sn))
    if (!order) throw new Error(`no order ${sn}`)
    return order
  }
  /** Applies the action to the row as it was read, which may be outdated. */
  const take = async (order: Order, action: Action, actor: Actor = 'buyer', input: StepInput = {}) => {
    const ctx = systemCtx(world.services, world.dist())
    const rules = (await loadRuleBook(ctx))(order)
    const userId = actor === 'buyer' ? order.buyerId : order.sellerId
    return inTx(ctx, (tx, effects) =>
      takeStep({ tx, effects, vault: ctx.vault, order, rules, at: world.now(), actor, userId, input }, action),
    ).then(
      ({ order: moved }) => `${moved.status} ${moved.subStatus}`,
      (error: { reason: string }) => error.reason,
    )
  }

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
})
