import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { ofGame } from '@/lib/server/modules/orders/trading/figures/latest-deals'
import { Deal } from '../../support/fixtures/deal'
import { World } from '../../support/world'

describe('public deal list', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('filtering deals by an unknown game matches no orders', async () => {
    const ctx = world.ctx(await world.person())
    const search = async (gid: number) =>
      world.services.db
        .select({ sn: orders.sn })
        .from(orders)
        .where(await ofGame(ctx, gid))
        .toSQL().sql
    expect(await search(2_147_483_647)).toMatch(/where false$/)
    expect(await search(107)).toMatch(/"game_id" = \$1$/)
    const visitor = world.visitor()
    expect(await visitor.do('GET /order/distCount', { gid: '2147483647', days: '30' })).toMatchObject({
      today: 0,
      count: 0,
      medianSellSeconds: null,
    })
    expect((await visitor.do('GET /order/everydayDealOrderList', { gid: '2147483647', sort: 'fast' })).list).toEqual([])
  })

  it('the deal list and the item page count units sold by the seller, excluding refunds', async () => {
    const seller = await world.person()
    const deals = [1, 2, 3].map(() =>
      Deal.open(world, { seller, price: '10.00', goodsTypeId: 27, stock: 5, balance: '50.00' }),
    )
    const [completed, paid, refunded] = await Promise.all(deals)
    for (const deal of [completed, paid, refunded]) await (await deal?.place({ goodsNum: '2' }))?.pay()
    await (await completed?.deliver())?.confirm()
    await refunded?.seller.do('POST /order/act', { orderSn: refunded.orderSn, action: 'refund' })
    const detail = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: completed?.goods.sn ?? '' })
    expect(detail.seller).toMatchObject({ sold: 2, onSale: 3 })
  })
})
