import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '@/lib/server/db/client'
import {
  findOrder,
  findOwnOrder,
  isUnpaid,
  lockAnyOrder,
  lockForStaff,
  lockKnownOrder,
  lockOrder,
  lockOrderById,
  lockOwnOrder,
  partyOf,
} from '@/lib/server/modules/orders/trading/internal/find-order'
import type { Order } from '@/lib/server/modules/orders/trading/types'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { Gold, offer, openShop } from '../../../../support/fixtures/coin'
import { Deal } from '../../../../support/fixtures/deal'
import { type Person, World } from '../../../../support/world'

it('whoever invited is on the stored side until the invitation is accepted, everyone else on the other', () => {
  const [inviter, other] = [11 as UserId, 12 as UserId]
  const sidesOf = (order: object) =>
    [inviter, other].map((userId) => partyOf({ buyerId: inviter, terms: {}, ...order } as Order, userId))
  const asked = (by: 'buyer' | 'seller') => ({ sellerId: null, terms: { deal: { by } } })
  expect(sidesOf(asked('buyer'))).toEqual(['buyer', 'seller'])
  expect(sidesOf(asked('seller')), 'the inviter sells').toEqual(['seller', 'seller'])
  expect(sidesOf({ ...asked('seller'), sellerId: other }), 'accepted').toEqual(['buyer', 'seller'])
  expect(sidesOf({ sellerId: null }), 'no invitation').toEqual(['buyer', 'seller'])
})

describe('finding orders', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  /** Returns 1 or 0 for each of the four queries: known to the person, own purchase, and the same two with a lock. */
  async function finds(person: Person, key: OrderSn): Promise<string> {
    const ctx = world.ctx(person)
    const { db } = world.services
    const attempts = [
      () => findOrder(ctx, person.userId, key),
      () => db.transaction((tx) => lockKnownOrder(ctx, tx, key)),
      () => findOwnOrder(ctx, key),
      () => db.transaction((tx) => lockOwnOrder(ctx, tx, key)),
    ]
    const found = await Promise.all(
      attempts.map((attempt) =>
        attempt().then(
          (order) => (order.sn === key ? 1 : 'wrong'),
          (error) => {
            expect(error).toMatchObject({ reason: 'NOT_FOUND' })
            return 0
          },
        ),
      ),
    )
    return found.join('')
  }

  it('an order is visible to its buyer, to its seller once paid, and never to third parties', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const { buyer, seller } = deal.people
    const stranger = await world.person()
    const sn = deal.orderSn as OrderSn
    const all = async () => [await finds(buyer, sn), await finds(seller, sn), await finds(stranger, sn)]
    expect(await all()).toEqual(['1111', '0000', '0000'])
    expect(await isUnpaid(world.services.db, sn)).toBe(true)
    await deal.pay()
    expect(await all()).toEqual(['1111', '1100', '0000'])
    expect(await isUnpaid(world.services.db, sn)).toBe(false)
  })

  it('an order is found by number and by id', async () => {
    const deal = await (await Deal.open(world)).place()
    const { userId } = deal.people.buyer
    const { db } = world.services
    const ctx = world.ctx(deal.people.buyer)
    const order = await findOrder(ctx, userId, deal.orderSn as OrderSn)
    expect((await findOrder(ctx, userId, order.id)).sn).toBe(deal.orderSn)
    expect((await db.transaction((tx) => lockOrder(tx, order.sn)))?.id).toBe(order.id)
    expect([partyOf(order, userId), partyOf(order, deal.people.seller.userId)]).toEqual(['buyer', 'seller'])
  })

  it('an unknown order number is found by no one', async () => {
    const nobody = 'D0000000000000000' as OrderSn
    expect(await finds(await world.person(), nobody)).toBe('0000')
    expect(await isUnpaid(world.services.db, nobody)).toBe(false)
    expect(await world.services.db.transaction((tx) => lockOrder(tx, nobody))).toBeUndefined()
  })
  /** The order's number, or why it is not found. */
  const answerOf = (found: Promise<Order>) =>
    found.then(
      ({ sn }) => sn,
      ({ reason }: { reason: string }) => reason,
    )
  const locked = (lock: (tx: Tx) => Promise<Order>) => answerOf(world.services.db.transaction(lock))

  it('an order can be locked by number and by id', async () => {
    const deal = await (await Deal.open(world)).place()
    const sn = deal.orderSn as OrderSn
    const ctx = world.ctx(deal.people.buyer)
    const { id } = await findOrder(ctx, deal.people.buyer.userId, sn)
    expect([
      ...[await locked((tx) => lockOwnOrder(ctx, tx, id)), await locked((tx) => lockKnownOrder(ctx, tx, id))],
      ...[await locked((tx) => lockOrderById(ctx, tx, id)), await locked((tx) => lockAnyOrder(ctx, tx, sn))],
      await locked((tx) => lockForStaff(ctx, tx, sn)),
    ]).toEqual([sn, sn, sn, sn, sn])
    const none = 999_999_999
    expect([
      ...[await locked((tx) => lockOwnOrder(ctx, tx, none)), await locked((tx) => lockKnownOrder(ctx, tx, none))],
      ...[await locked((tx) => lockOrderById(ctx, tx, none)), await answerOf(findOrder(ctx, ctx.user.userId, none))],
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  })

  it('on the host of another site, members are sent to the right one, and staff learn nothing', async () => {
    const deal = await (await Deal.open(world)).place()
    const sn = deal.orderSn as OrderSn
    const { buyer } = deal.people
    const { id } = await findOrder(world.ctx(buyer), buyer.userId, sn)
    const other = world.ctx(buyer, 2)
    expect([
      ...[await answerOf(findOrder(other, buyer.userId, sn)), await answerOf(findOwnOrder(other, sn))],
      ...[await locked((tx) => lockOwnOrder(other, tx, sn)), await locked((tx) => lockKnownOrder(other, tx, sn))],
      ...[await locked((tx) => lockOrderById(other, tx, id)), await locked((tx) => lockAnyOrder(other, tx, sn))],
    ]).toEqual(['ELSEWHERE', 'ELSEWHERE', 'ELSEWHERE', 'ELSEWHERE', 'ELSEWHERE', 'ELSEWHERE'])
    expect(await locked((tx) => lockForStaff(other, tx, sn))).toBe('NOT_FOUND')
    expect(await locked((tx) => lockForStaff(other, tx, 'D0000000000000000' as OrderSn))).toBe('NOT_FOUND')
  })

  it('a merchant whose order was passed on learns so; the next one and third parties do not', async () => {
    const gold = await Gold.open(world)
    const [next, stranger] = [await openShop(world), await world.person()]
    await offer(next.visitor, { ratio: '20500.00' })
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    const sn = gold.orderSn as OrderSn
    const both = async (person: Person) => [
      await answerOf(findOrder(world.ctx(person), person.userId, sn)),
      await locked((tx) => lockKnownOrder(world.ctx(person), tx, sn)),
    ]
    expect(await both(gold.people.merchant)).toEqual([sn, sn])
    await gold.act('merchant', 'refuse', { reason: '库存不够' })
    expect(await both(gold.people.merchant)).toEqual(['ORDER_PASSED', 'ORDER_PASSED'])
    expect([await both(next.person), await both(stranger)]).toEqual([
      [sn, sn],
      ['NOT_FOUND', 'NOT_FOUND'],
    ])
  })
})
