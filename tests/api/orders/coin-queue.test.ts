import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatShortTime, HOUR_MS } from '@/lib/shared/time'
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

  it('both sides read from when the buyer may cancel, and when the order is refunded by itself', async () => {
    const gold = await Gold.open(world)
    await (await gold.place({ ratio: '20000.00', offerSn: gold.offerSn })).pay()
    await gold.act('merchant', 'accept')
    const later = (ms: number) => formatShortTime(new Date(world.now().getTime() + ms))
    const [leave, refund] = [later(HOUR_MS), later(2 * HOUR_MS)]
    const clockOf = async (viewer = gold.buyer) =>
      (await viewer.do('GET /order/orderDetail', { orderSn: gold.orderSn })).turn.clock
    const texts = [
      `${leave} 起可取消并获赔货款的 2%，${refund} 自动退款`,
      `${leave} 起买家可取消，从保证金赔付货款的 2%，${refund} 自动退款`,
    ]
    expect([(await clockOf())?.outcome, (await clockOf(gold.merchant))?.outcome]).toEqual(texts)
    world.pass({ minutes: 59 })
    expect(await clockOf()).toMatchObject({ dueIn: expect.any(Number), outcome: texts[0] })
    expect((await clockOf())?.dueIn).toBeLessThan(0)
    world.pass({ minutes: 2 })
    expect((await clockOf())?.outcome).toBe(`现在可取消并获赔货款的 2%，${refund} 自动退款`)
  })

  it('an order of another mode has no queue', async () => {
    const gold = await Gold.open(world, { kind: 'recycle' })
    await gold.recycle()
    for (const visitor of [gold.buyer, gold.merchant])
      expect((await visitor.ask('GET /quickCoin/queue', { orderSn: gold.orderSn })).name).toBe('NOT_FOUND')
  })
})
