import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findOrder,
  findOwnOrder,
  isUnpaid,
  lockKnownOrder,
  lockOrder,
  lockOwnOrder,
  partyOf,
} from '@/lib/server/modules/orders/trading/internal/find-order'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal } from '../../../../support/fixtures/deal'
import { type Person, World } from '../../../../support/world'

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
})
