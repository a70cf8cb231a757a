import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gold } from '../../support/fixtures/coin'
import { Deal } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { World } from '../../support/world'

describe('orders that cannot wait', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('a currency order waits for its merchant, not for its buyer, and no longer once it was accepted and delivered', async () => {
    const gold = await Gold.open(world)
    await gold.place()
    expect((await gold.merchant.do('GET /order/waiting', {})).list).toEqual([])
    await gold.pay()
    const { list } = await gold.merchant.do('GET /order/waiting', {})
    expect(list).toMatchObject([{ orderSn: gold.orderSn, siteName: '' }])
    expect((await gold.merchant.do('GET /order/waiting', {})).sells).toBe(true)
    expect(list[0]?.dueIn).toBeLessThanOrEqual(5 * 60)
    expect(await gold.buyer.do('GET /order/waiting', {})).toEqual({ list: [], sells: false })
    expect(await gold.act('merchant', 'accept')).toMatchObject({ code: 0 })
    expect((await gold.merchant.do('GET /order/waiting', {})).list).toMatchObject([{ orderSn: gold.orderSn }])
    expect(await gold.deliver()).toMatchObject({ code: 0 })
    expect((await gold.merchant.do('GET /order/waiting', {})).list).toEqual([])
  })

  it('a rental waits for the hand-over by its owner', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    const { list } = await rental.owner.do('GET /order/waiting', {})
    expect(list).toMatchObject([{ orderSn: rental.orderSn }])
    await rental.deliver()
    expect((await rental.owner.do('GET /order/waiting', {})).list).toEqual([])
  })

  it('a sale with a day for its delivery is listed in its last hour', async () => {
    const deal = await (await (await Deal.open(world, { balance: '300.00' })).place()).pay()
    const due = (await deal.detail(deal.seller)).turn.clock?.dueIn ?? 0
    expect(due).toBeGreaterThan(3 * 3600)
    expect((await deal.seller.do('GET /order/waiting', {})).list).toEqual([])
    world.pass({ seconds: due - 1800 })
    expect((await deal.seller.do('GET /order/waiting', {})).list).toMatchObject([{ orderSn: deal.orderSn }])
  })

  it('orders of other sites are included on the platform’s site alone', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    const there = await world.logIn(rental.people.owner, 2)
    expect((await there.do('GET /order/waiting', {})).list).toEqual([])
  })
})
