import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold, offer, openShop } from '../../support/fixtures/coin'
import { runClock } from '../../support/fixtures/deal'
import { World } from '../../support/world'

describe('currency order queue', () => {
  let world: World
  beforeAll(async () => {
    world = await new World().open()
  })
  beforeEach(() => closeMarket(world))
  afterAll(() => world.close())

  it('the queue shows the previous, current and next merchants, to the buyer only', async () => {
    const gold = await Gold.open(world)
    const [equal, dear, last] = [await openShop(world), await openShop(world), await openShop(world)]
    await offer(equal.visitor, { ratio: '20500.00' })
    // More expensive than the ratio ordered at: never offered the order.
    await offer(dear.visitor, { ratio: '19000.00' })
    await offer(last.visitor, { ratio: '20500.00' })
    await (await gold.place({ ratio: '20000.00', offerSn: gold.offerSn })).pay()
    const queue = async () => (await gold.buyer.do('GET /quickCoin/queue', { orderSn: gold.orderSn })).list
    expect((await queue()).map(({ state, ratio }) => [state, ratio])).toEqual([
      ['asked', '20000.00'],
      ['next', '20500.00'],
      ['next', '20500.00'],
    ])
    expect((await gold.merchant.ask('GET /quickCoin/queue', { orderSn: gold.orderSn })).name).toBe('NOT_FOUND')

    await gold.act('merchant', 'refuse', { reason: '库存不够' })
    expect((await queue()).map(({ state, ratio }) => [state, ratio])).toEqual([
      ['refused', null],
      ['asked', '20500.00'],
      ['next', '20500.00'],
    ])
    expect(await gold.detail()).toMatchObject({ unitPrice: '19.51', goodsPrice: '19.51' })
    world.pass({ minutes: 5, seconds: 1 })
    await runClock(world)
    expect((await queue()).map(({ state }) => state)).toEqual(['refused', 'late', 'asked'])
    await gold.act(last.visitor, 'accept')
    expect((await queue()).map(({ state, stateName }) => [state, stateName]).at(-1)).toEqual(['accepted', '待发货'])
  })

  it('a merchant that did not accept an order sees that it was reassigned; third parties see nothing', async () => {
    const gold = await Gold.open(world)
    const [next, stranger] = [await openShop(world), await openShop(world)]
    await offer(next.visitor, { ratio: '20500.00' })
    await (await gold.place({ ratio: '20000.00', offerSn: gold.offerSn })).pay()
    await gold.act('merchant', 'refuse', { reason: '库存不够' })
    const { orderSn } = gold
    const passed = { name: 'ORDER_PASSED', msg: '你没有接下这笔订单，已改派其他币商或退款' }
    expect(await gold.merchant.ask('GET /order/orderDetail', { orderSn })).toMatchObject(passed)
    expect(await gold.act('merchant', 'accept')).toMatchObject(passed)
    expect((await stranger.visitor.ask('GET /order/orderDetail', { orderSn })).name).toBe('NOT_FOUND')
  })

  it('an order of another mode has no queue', async () => {
    const gold = await Gold.open(world, { kind: 'recycle' })
    await gold.recycle()
    for (const visitor of [gold.buyer, gold.merchant])
      expect((await visitor.ask('GET /quickCoin/queue', { orderSn: gold.orderSn })).name).toBe('NOT_FOUND')
  })
})
