import { Client } from 'pg'
import { expect, it } from 'vitest'
import { multiplyGoods } from '@/lib/server/db/seed/goods/multiply-goods'
import { saveSellerMarks } from '@/lib/server/modules/listings/catalog/save-seller-marks'
import { refreshSellerMarks } from '@/lib/server/modules/orders/trading/figures/refresh-seller-marks'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import { DisputeCase } from '../../support/fixtures/dispute'
import { checkFace, storeIdentity } from '../../support/fixtures/face'
import { openWorld } from '../../support/world'

it('lists show a seller’s sales, and the median time of hand-over of such goods', async () => {
  const world = await openWorld()
  await world.placeAtWill()
  const seller = await world.person({ nickName: '币小铺' })
  const coin = { seller, goodsTypeId: 22, price: '5.00', stock: 9, title: '100万点券', facts: { amount: '100万' } }
  const sell = async (goods: object, minutes: number) => {
    const deal = await Deal.open(world, { balance: '300.00', ...goods, seller })
    const { orderSn } = await deal.buyer.do('POST /order/placeOrder', {
      goodsSn: deal.goods.sn,
      price: deal.goods.price,
      roleName: '甲',
      agree: '1',
    })
    deal.orderSn = orderSn
    await deal.pay()
    world.pass({ minutes })
    await deal.deliver()
  }
  for (const minutes of [5, 9, 40]) await sell(coin, minutes)
  for (const minutes of [60, 90]) await sell({}, minutes)
  const account = await world.goods({ seller })
  const { list: coins } = await world.visitor().do('GET /quickCoin/shelf', { gid: '107' })
  const { list: accounts } = await world.visitor().do('GET /goods/getGoodsList', { gid: '107' })
  expect(coins[0]?.seller).toMatchObject({ nickName: '币*铺', stars: null, rated: 0, deals: 5, minutes: 9 })
  expect(accounts.find(({ goodsSn }) => goodsSn === account.sn)).toMatchObject({
    isAutomatic: false,
    coin: null,
    // two hand-overs of accounts are too few
    seller: { deals: 5, minutes: null },
  })
  const { list } = await world.visitor().do('GET /goods/getGoodsList', { gid: '107', gt: '22' })
  expect(list[0]).toMatchObject({ coin: { amount: 1_000_000, scale: 200_000 }, seller: { minutes: 9 } })
})

it('lists can be limited to sellers with a rating of 4.5 or better', async () => {
  const world = await openWorld()
  await world.placeAtWill()
  const sellerRated = async (...stars: ('4' | '5')[]) => {
    const seller = await world.person()
    for (const given of stars) {
      const deal = await Deal.open(world, { balance: '300.00', seller })
      await (await (await (await deal.place()).pay()).deliver()).confirm()
      await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars: given })
    }
    return (await world.goods({ seller })).sn
  }
  const good = await sellerRated('5', '4')
  await sellerRated('4', '4')
  await sellerRated()
  // 4 stars remain of 5 and 4, because the order with 5 is refunded
  const refunded = await world.person()
  for (const stars of ['4', '5'] as const) {
    const deal = await Deal.open(world, { balance: '300.00', seller: refunded })
    await (await (await (await deal.place()).pay()).deliver()).confirm()
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars })
    if (stars === '4') continue
    const dispute = new DisputeCase(world, deal)
    await dispute.begin()
    expect(await dispute.act('seller', 'agree')).toMatchObject({ code: 0 })
  }
  await world.goods({ seller: refunded })
  const list = async (input: object) => {
    const { list, total } = await world.visitor().do('GET /goods/getGoodsList', { gid: '107', ...input })
    return { sns: list.map(({ goodsSn }) => goodsSn), total }
  }
  expect(await list({ rated: '1' })).toEqual({ sns: [good], total: 1 })
  const page = await world.visitor().do('GET /goods/goodsInfo', { goodsSn: good })
  expect(page.seller).toMatchObject({ stars: 4.5, rated: 2 })
  expect((await list({})).total).toBe(4)
  expect(await list({ rated: '1', minPrice: '99999' })).toEqual({ sns: [], total: 0 })
})

it('lists show whose face was checked, and can be limited to these sellers, also together with the rating', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const [checked, failed, other] = [await world.person(), await world.person(), await world.person()]
  for (const [seller, face] of [
    [checked, 'own'],
    [failed, 'other'],
  ] as const) {
    await storeIdentity(world, seller)
    await checkFace(world, await world.logIn(seller), 'list', face)
  }
  const sns = new Map<string, string>()
  for (const seller of [checked, failed, other]) sns.set(String(seller.userId), (await world.goods({ seller })).sn)
  const list = async (input: object) => {
    const page = await world.visitor().do('GET /goods/getGoodsList', { gid: '107', ...input })
    return { total: page.total, faced: page.list.map(({ goodsSn, seller }) => (seller.faced ? goodsSn : '')) }
  }
  const mine = sns.get(String(checked.userId))
  expect(await list({ faced: '1' })).toEqual({ total: 1, faced: [mine] })
  const all = await list({})
  expect(all.total).toBe(3)
  expect(all.faced.filter(Boolean)).toEqual([mine])
  expect((await list({ faced: '1', rated: '1' })).total).toBe(0)
  const { shelves } = await world.visitor().do('GET /goods/getAvGoodsList', {})
  const cards = [...shelves, await world.visitor().do('GET /goods/mostViewGoodsList', { gid: '107' })].map((shelf) =>
    shelf.list.filter(({ faced }) => faced).map(({ goodsSn }) => goodsSn),
  )
  expect(cards.filter(({ length }) => length > 0)).toEqual([[mine], [mine]])
})

it('within a game, lists are sorted by the rating of sellers and by their usual delivery time, unknown ones last', async () => {
  const world = await openWorld()
  await world.placeAtWill()
  const sellerOf = async ({ stars, minutes }: { stars: ('4' | '5')[]; minutes: number }) => {
    const seller = await world.person()
    for (const given of stars) {
      const deal = await Deal.open(world, { balance: '300.00', seller })
      await (await deal.place()).pay()
      world.pass({ minutes })
      await (await deal.deliver()).confirm()
      await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars: given })
    }
    return (await world.goods({ seller })).sn
  }
  const slow = await sellerOf({ stars: ['5', '5', '5', '5', '5'], minutes: 40 })
  const fast = await sellerOf({ stars: ['4', '4', '4', '5', '5'], minutes: 5 })
  const few = await sellerOf({ stars: ['5', '5', '5', '5'], minutes: 20 })
  const fresh = (await world.goods({ seller: await world.person() })).sn
  const list = async (sort: 'rated' | 'fastest', gid?: string) => {
    const page = await world.visitor().do('GET /goods/getGoodsList', { gid, sort })
    return page.list.map(({ goodsSn }) => goodsSn)
  }
  const ctx = systemCtx(world.services, world.dist())
  expect(await refreshSellerMarks(ctx)).toBe(3)
  expect(await refreshSellerMarks(ctx), 'nothing changed since').toBe(0)
  expect(await list('rated', '107'), 'fewer than five ratings count as none').toEqual([slow, fast, fresh, few])
  expect(await list('fastest', '107')).toEqual([fast, few, slow, fresh])
  expect(await list('rated'), 'of all games by age').toEqual([fresh, few, fast, slow])
})

it('marks of a dealer with many goods are copied in parts, so that an order never waits for all of them', async () => {
  const world = await openWorld()
  const seller = await world.person()
  await world.goods({ seller })
  const owner = new Client({ connectionString: world.database.ownerUrl })
  await owner.connect()
  await multiplyGoods(owner, 1200, 5_000_000).finally(() => owner.end())
  const parts: number[] = []
  const { db } = world.services
  const watched = new Proxy(db, {
    get: (of, name) =>
      name === 'execute'
        ? async (...statement: Parameters<typeof db.execute>) => {
            const answer = await of.execute(...statement)
            if (answer.command === 'UPDATE') parts.push(answer.rowCount ?? 0)
            return answer
          }
        : Reflect.get(of, name, of),
  })
  const marks = [{ sellerId: seller.userId, goodsTypeId: 1, stars: 47, minutes: 30 }]
  expect(await saveSellerMarks({ db: watched }, marks)).toBe(1201)
  expect(parts).toEqual([500, 500, 201])
  expect(await saveSellerMarks({ db }, marks), 'nothing differs').toBe(0)
})
