import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor

beforeAll(() => world.open().then(() => undefined))
beforeEach(async () => {
  seller = await world.person()
  shop = await world.logIn(seller)
})
afterAll(() => world.close())

const prices = (changes: [sn: string, price: string][], visitor = shop) =>
  visitor.ask('POST /goods/bulkPrice', {
    changes: JSON.stringify(changes.map(([goodsSn, price]) => ({ goodsSn, price }))),
  })
const shelf = (goodsSns: string[], onShelf: InputOf<ApiContract['POST /goods/bulkShelf']>['onShelf'], visitor = shop) =>
  visitor.ask('POST /goods/bulkShelf', { goodsSns: JSON.stringify(goodsSns), onShelf })
const fenOf = async (sn: string) => (await world.goodsRow(sn)).priceFen

describe('bulk price changes', () => {
  it('each item of a bulk price change is updated or reports why not; other sellers’ items are not found', async () => {
    const [mine, cheap, sold] = [
      await world.goods({ seller }),
      await world.goods({ seller }),
      await world.goods({ seller, status: 3 }),
    ]
    const foreign = await world.goods({ seller: await world.person() })
    const { data } = await prices([
      [mine.sn, '88.00'],
      [foreign.sn, '1.00'],
      [cheap.sn, '0.50'],
      [sold.sn, '9.00'],
      ['ZHWZ9999999', '9.00'],
    ])
    expect(data).toMatchObject({ done: 1, refused: 4 })
    expect(data.list.map(({ msg }) => msg)).toEqual([
      '',
      '商品不存在或已被删除',
      '单价不能低于1.00元',
      '商品已售出',
      '商品不存在或已被删除',
    ])
    expect([await fenOf(mine.sn), await fenOf(foreign.sn), await fenOf(cheap.sn)]).toEqual([8800n, 10_000n, 10_000n])
  })

  it('repeating a bulk price change succeeds and changes nothing', async () => {
    const { sn } = await world.goods({ seller })
    await prices([[sn, '88.00']])
    const first = await world.goodsRow(sn)
    world.pass({ minutes: 1 })
    expect(await prices([[sn, '88.00']])).toMatchObject({ data: { done: 1, refused: 0 } })
    expect((await world.goodsRow(sn)).updatedAt).toEqual(first.updatedAt)
  })

  it('a bulk price change triggers the price alerts of lowered items only', async () => {
    const [a, b] = [await world.goods({ seller }), await world.goods({ seller })]
    const buyer = await world.logIn()
    for (const { sn } of [a, b]) await buyer.do('POST /goods/priceAlert', { goodsSn: sn, on: '1' })
    await prices([
      [a.sn, '80.00'],
      [b.sn, '120.00'],
    ])
    const { list } = await buyer.do('GET /goods/priceAlerts', {})
    expect(new Map(list.map(({ goodsSn, fell }) => [goodsSn, fell]))).toEqual(
      new Map([
        [a.sn, '20.00'],
        [b.sn, null],
      ]),
    )
  })

  it('accepts a thousand price changes per call and rejects one more', async () => {
    await world.services.db.execute(sql`
      insert into goods (sn, game_id, goods_type_id, title, price_fen, seller_id, dist_id)
      select 'DJWZ' || (5000000 + n), 107, 27, '道具', 1000, ${seller.userId}, 1 from generate_series(1, 1001) as n`)
    const all = Array.from({ length: 1001 }, (_, i): [string, string] => [`DJWZ${5000001 + i}`, '12.00'])
    expect(await prices(all)).toMatchObject({ name: 'INVALID_INPUT' })
    expect(await prices(all.slice(0, 1000))).toMatchObject({ data: { done: 1000, refused: 0 } })
    expect([await fenOf('DJWZ5000001'), await fenOf('DJWZ5001000'), await fenOf('DJWZ5001001')]).toEqual([
      ...[1200n, 1200n, 1000n],
    ])
    const sns = all.slice(0, 1000).map(([sn]) => sn)
    expect(await shelf(sns, '0')).toMatchObject({ data: { done: 1000, refused: 0 } })
  })

  it('rejects an order at an outdated price, whichever of order and price change comes first', async () => {
    await world.placeAtWill()
    for (let round = 0; round < 8; round++) {
      const { sn } = await world.goods({ seller, price: '100.00' })
      const buyer = await world.logIn()
      const order = { goodsSn: sn, price: '100.00', agree: '1' as const }
      const [placed, changed] = await Promise.all([
        buyer.ask('POST /order/placeOrder', order),
        prices([[sn, '150.00']]),
      ])
      expect(changed).toMatchObject({ data: { done: 1 } })
      expect(['OK', 'PRICE_CHANGED']).toContain(placed.name)
      const row = await world.goodsRow(sn)
      expect({ price: row.priceFen, reserved: row.reserved }).toEqual({
        price: 15_000n,
        reserved: placed.code === 0 ? 1 : 0,
      })
      if (placed.code === 0)
        expect(await buyer.do('GET /order/orderDetail', { orderSn: placed.data.orderSn })).toMatchObject({
          unitPrice: '100.00',
        })
      else expect(await buyer.ask('POST /order/placeOrder', order)).toMatchObject({ name: 'PRICE_CHANGED' })
    }
  })

  it('concurrent bulk price changes in opposite order do not deadlock', async () => {
    const sns = (await Promise.all(Array.from({ length: 30 }, () => world.goods({ seller })))).map(({ sn }) => sn)
    const list = (price: string, order: string[]) => order.map((sn): [string, string] => [sn, price])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => prices(list(`${20 + i}.00`, i % 2 ? sns : [...sns].reverse()))),
    )
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0))
    expect(new Set(await Promise.all(sns.map(fenOf))).size).toBe(1)
  })
})

describe('bulk listing and unlisting', () => {
  it('each item of a bulk listing is moved or reports why not, and the call can be repeated', async () => {
    const [on, off, sold] = [
      await world.goods({ seller, images: ['goods/te/b.webp'] }),
      await world.goods({ seller, status: 2, images: ['goods/te/a.webp'] }),
      await world.goods({ seller, status: 3 }),
    ]
    const held = await world.goods({ seller })
    await (await world.logIn()).do('POST /order/placeOrder', { goodsSn: held.sn, price: held.price, agree: '1' })
    const foreign = await world.goods({ seller: await world.person() })
    const sns = [on.sn, off.sn, sold.sn, held.sn, foreign.sn]
    for (let i = 0; i < 2; i++) {
      const { data } = await shelf(sns, '0')
      expect(data.list.map(({ ok, msg }) => (ok ? '' : msg))).toEqual([
        ...['', '', '商品已售出', '商品有进行中的订单，暂时不能修改', '商品不存在或已被删除'],
      ])
    }
    expect((await world.goodsRow(foreign.sn)).status).toBe(1)
    expect(await shelf([on.sn, off.sn], '1')).toMatchObject({ data: { done: 2 } })
    expect((await world.goodsRow(off.sn)).status).toBe(1)
  })

  it.each(['[]', 'x', '["a"]', '{}'])('rejects %s as the items of a bulk listing', async (goodsSns) => {
    expect(await shop.ask('POST /goods/bulkShelf', { goodsSns, onShelf: '1' })).toMatchObject({ name: 'INVALID_INPUT' })
  })
})
