import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userDevices, users } from '@/lib/server/db/schema/identity'
import { orders } from '@/lib/server/db/schema/trading'
import { sales } from '@/lib/server/db/schema/valuation'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal, runClock } from '../support/deal'
import { storyWorld } from '../support/ledger'
import type { Person } from '../support/world'

describe('trading with oneself through a second account', () => {
  const world = storyWorld()
  const oneCard = (hash: string, ...people: Person[]) =>
    world.services.db
      .update(users)
      .set({ idCardHash: hash })
      .where(
        inArray(
          users.id,
          people.map(({ userId }) => userId),
        ),
      )
  const oneBrowser = (deviceHash: string, ...people: Person[]) =>
    world.services.db
      .insert(userDevices)
      .values(people.map(({ userId }) => ({ userId, deviceHash, lastAt: world.now() })))
  const place = (deal: Deal) =>
    deal.buyer.ask('POST /order/placeOrder', { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' })
  const rowOf = async (deal: Deal) => {
    const [row] = await world.services.db
      .select()
      .from(orders)
      .where(eq(orders.sn, deal.orderSn as OrderSn))
    return row
  }

  it('is refused when the order is placed, and the goods stay free', async () => {
    const card = await Deal.open(world, { balance: '500.00' })
    await oneCard('card of both', card.people.buyer, card.people.seller)
    expect(await place(card)).toMatchObject({ code: 1204, msg: '对方账号和你是同一个人，不能和自己交易' })
    const browser = await Deal.open(world, { balance: '500.00' })
    await oneBrowser('browser of both', browser.people.buyer, browser.people.seller)
    expect(await place(browser)).toMatchObject({ code: 1204, msg: expect.stringContaining('同一台设备') })
    for (const { goods } of [card, browser])
      expect(await world.goodsRow(goods.sn)).toMatchObject({ reserved: 0, status: 1 })
  })

  it('that shows only at the end counts nowhere: no sale, no rating, no deal', async () => {
    const deal = await (await (await (await Deal.open(world, { balance: '500.00' })).place()).pay()).deliver()
    await oneBrowser('late browser', deal.people.buyer, deal.people.seller)
    await deal.confirm()
    expect(await rowOf(deal)).toMatchObject({ tie: 'device' })
    expect(await deal.buyer.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' } as never)).toMatchObject(
      { code: 1301 },
    )
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))).toBe(0)
    const { list } = await world.visitor().do('GET /dist/latestDealRecord', { pageSize: '60' })
    expect(list.map(({ goodsSn }) => goodsSn)).not.toContain(deal.goods.sn)
  })

  it('two people have one sale in the history of prices, the latest', async () => {
    const first = await (
      await (await (await Deal.open(world, { balance: '900.00', price: '100.00' })).place()).pay()
    ).deliver()
    await first.confirm()
    const again = await world.goods({ seller: first.people.seller, price: '300.00' })
    const { orderSn } = await first.buyer.do('POST /order/placeOrder', {
      goodsSn: again.sn,
      price: '300.00',
      agree: '1',
    })
    await first.buyer.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
    await first.seller.do('POST /order/act', { orderSn, action: 'deliver', account: 'a', password: 'b' })
    world.pass({ minutes: 5 })
    await first.buyer.do('POST /order/confirmRecGoods', { orderId: orderSn })
    world.pass({ days: 8 })
    await runClock(world)
    const rows = await world.services.db
      .select()
      .from(sales)
      .where(inArray(sales.goodsSn, [first.goods.sn, again.sn]))
    expect(rows).toMatchObject([{ goodsSn: again.sn, priceFen: 30_000n }])
  })
})
