import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { dists } from '@/lib/server/db/schema/core/tenancy'
import { Deal } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { type Person, World } from '../../support/world'

/** Distributor 2 shows game 177 alone; everything here is of game 107. */
describe('games a distributor does not show', () => {
  const world = new World()
  let seller: Person
  beforeAll(async () => {
    await world.open()
    seller = await world.person()
    await world.services.db
      .update(dists)
      .set({ gameIds: [177] })
      .where(eq(dists.distId, 2))
    await world.app.hosts.reload()
  })
  afterAll(() => world.close())

  type Request = { [C in Call]: [C, InputOf<ApiContract[C]>] }[Call]
  const RENT = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }

  it('items of a game the distributor does not show are not found by any call on its hosts', async () => {
    const { sn: goodsSn } = await world.goods({ seller, price: '20.00' })
    const calls: Request[] = [
      ['GET /goods/goodsInfo', { goodsSn }],
      ['GET /goods/temporary/goodsInfo', { goodsSn }],
      ['GET /goods/findDiscount', { goodsSn }],
      ['GET /order/checkGoodsOversold', { goodsSn }],
      ['POST /order/placeOrder', { goodsSn, price: '20.00', agree: '1' }],
      ['POST /user/followGoods', { goodsSn, follow: '1' }],
      ['GET /goods/soldRange', { goodsSn }],
      ['GET /goods/sellerFigures', { goodsSn }],
      ['GET /goods/passport', { goodsSn }],
      ['GET /goods/soldHistory', { goodsSn }],
      ['POST /goods/priceAlert', { goodsSn, on: '1' }],
      ['GET /question/list', { goodsSn }],
      ['POST /question/ask', { goodsSn, content: '还有其他皮肤吗？' }],
      ['POST /black/reportGoods', { goodsSn, fault: 'other', story: '这件商品不该在这里出现。' }],
      ['GET /goods/selfPublishGoodsByGoodsId', { goodsSn }],
      ['POST /goods/onlySetupGoodsPrice', { goodsSn, price: '21.00' }],
      ['POST /goods/pushOrPullGoods', { goodsSn, onShelf: '0' }],
      ['POST /goods/updatetGoods', { goodsSn, bigTitle: '改名', price: '20.00' }],
      ['POST /goods/releaseGoods', { gameId: '107', goodsTypeId: '1', bigTitle: '新的', price: '20.00' }],
      ['GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId: '1' }],
      ['GET /comm/gamefilter', { gameId: '107' }],
      ['GET /evaluation/model', { gid: '107' }],
      ['GET /rental/terms', { goodsSn }],
      ['POST /rental/saveOffer', { goodsSn, ...RENT }],
      ['POST /rental/shelveOffer', { goodsSn, on: '0' }],
    ]
    const buyers = ['POST /order/placeOrder', 'POST /user/followGoods']
    const [own, buyer] = [await world.logIn(seller, 2), await world.logIn({ balance: '100.00' }, 2)]
    for (const [call, input] of calls) {
      const visitor = buyers.includes(call) ? buyer : own
      expect({ call, ...(await visitor.ask(call, input as never)) }).toMatchObject({ call, status: 404, code: 404 })
    }
    expect(await world.goodsRow(goodsSn)).toMatchObject({ reserved: 0, priceFen: 2000n, status: 1 })
    expect((await own.do('GET /goods/selfPublishGoodsList', {})).total).toBe(0)
    expect((await (await world.logIn(seller)).do('GET /goods/selfPublishGoodsList', {})).total).toBe(1)
  })

  it('items of a game the distributor does not show can be rented on other hosts only', async () => {
    const { goodsSn, people } = await Rental.open(world)
    const renter = await world.logIn(people.renter, 2)
    const form = { goodsSn, unit: 'hour', num: '2', price: '5.00', agree: '1' } as const
    expect((await renter.ask('POST /rental/place', form)).name).toBe('NOT_FOUND')
    expect((await (await world.logIn(people.owner, 2)).do('GET /rental/ownOffers', {})).list).toEqual([])
  })

  it('sales of a game the distributor does not show are not in its deal lists', async () => {
    await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const [here, there] = [world.visitor(1), world.visitor(2)]
    expect((await here.do('GET /order/everydayDealOrderList', {})).total).toBeGreaterThan(0)
    expect((await there.do('GET /order/everydayDealOrderList', {})).total).toBe(0)
    expect((await there.do('GET /order/everydayDealOrderList', { gid: '107' })).total).toBe(0)
    expect(await there.do('GET /order/distCount', {})).toMatchObject({ today: 0, count: 0, games: [] })
    expect(await there.do('GET /dist/latestDealRecord', {})).toMatchObject({ todayCount: 0, weekCount: 0, list: [] })
    expect((await there.do('GET /goods/currentdayDealGoodsList', {})).total).toBe(0)
  })
})
