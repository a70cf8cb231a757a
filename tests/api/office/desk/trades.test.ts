import { beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold } from '../../../support/fixtures/coin'
import { Work } from '../../../support/fixtures/work'
import { storyWorld } from '../../../support/ledger'
import type { Visitor } from '../../../support/visitor'

/** How many orders of each party the desk shows as completed. */
describe('completed orders of a party at the desk', () => {
  const world = storyWorld()
  let desk: Visitor
  beforeEach(async () => {
    await closeMarket(world)
    desk = await world.logIn({ staff: 'service' })
  })

  const doneOf = async (orderSn: string) =>
    (await desk.do('GET /desk/order', { orderSn })).parties.map(({ done }) => done)

  it.each([
    { pay: '9.99', done: 0 },
    { pay: '10.00', done: 1 },
  ])('an order for currency of 20.00, of which staff left $pay, counts $done', async ({ pay, done }) => {
    const gold = await (await Gold.open(world)).begin()
    await gold.show('merchant', 'deliver', { quantity: '400000' })
    await gold.show('buyer', 'contest')
    await desk.do('POST /desk/takeOrder', { orderSn: gold.orderSn })
    await desk.do('POST /desk/orderAct', { orderSn: gold.orderSn, action: 'rule', reason: '截图是别的订单', pay })
    expect(await gold.state()).toBe('3 RELEASED')
    expect(await doneOf(gold.orderSn)).toEqual([done, done])
  })

  it.each([
    { pay: '49.99', done: 0 },
    { pay: '50.00', done: 1 },
  ])('a work of 100.00, of which staff granted $pay, counts $done', async ({ pay, done }) => {
    const work = await (await Work.open(world)).begin()
    const ruling = { orderSn: work.orderSn, action: 'rule', reason: '做了一部分', pay, forfeit: '0.00' } as const
    await desk.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    await desk.do('POST /desk/orderAct', ruling)
    expect(await work.state()).toBe('3 RELEASED')
    expect(await doneOf(work.orderSn)).toEqual([done, done])
  })
})
