import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { games } from '@/lib/server/db/schema/listings/catalog'
import { accountParts, establish } from '../../support/fixtures/listing'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('lists of goods for reviewers', () => {
  const world = new World()
  let person: Person
  let seller: Visitor
  let reviewer: Visitor
  let pictures: string
  beforeAll(async () => {
    await world.open()
    await world.services.db.update(games).set({ fields: [] }).where(eq(games.id, 107))
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    person = await establish(world, await world.person())
    pictures = (await accountParts(world, person)).images
    seller = await world.logIn(person)
    reviewer = await world.logIn({ staff: 'reviewer' })
  })
  const publish = (description = '') =>
    seller.do(
      'POST /goods/releaseGoods',
      {
        gameId: '107',
        goodsTypeId: '1',
        areaId: '1',
        bigTitle: '贵族八 全英雄 300 皮',
        price: '100.00',
        images: pictures,
        description,
      },
      { key: crypto.randomUUID() },
    )

  it('the goods on sale of a seller are listed whether they were reviewed or not, and the counts are of that seller', async () => {
    const { goodsSn } = await publish()
    const held = await publish('诚心要的加微信：abc12345 细聊')
    await world.goods({ seller: await world.person() })
    const sellerId = String(person.userId)
    const found = await reviewer.do('GET /console/goodsReviews', { list: 'onSale', sellerId })
    expect(found.list.map(({ goods }) => goods.goodsSn)).toEqual([goodsSn])
    expect(found.counts).toEqual({ waiting: 1, again: 0, reported: 0, onSale: 1, passed: 0, refused: 0, removed: 0 })
    expect(found.sellerName).not.toBe('')
    const queue = await reviewer.do('GET /console/goodsReviews', { list: 'waiting', sellerId })
    expect(queue.list.map(({ goods }) => goods.goodsSn)).toEqual([held.goodsSn])
    const twin = await reviewer.do('GET /console/goodsReviews', { list: 'onSale', query: goodsSn })
    expect([twin.total, twin.counts.onSale, twin.sellerName]).toEqual([1, 1, ''])
    const byId = await reviewer.do('GET /console/goodsReviews', { list: 'onSale', query: sellerId })
    expect(byId.list.map(({ goods }) => goods.goodsSn)).toEqual([goodsSn])
    const contacts = await reviewer.do('GET /console/goodsReviews', { list: 'onSale', sellerId, rule: 'contact' })
    expect([contacts.total, contacts.counts]).toEqual([0, { ...found.counts, onSale: 0 }])
  })

  it('reported goods are filtered like the others', async () => {
    const [own, other] = [await publish(), await world.goods({ seller: await world.person() })]
    const buyer = await world.logIn(await world.person())
    for (const goodsSn of [own.goodsSn, other.sn])
      await buyer.do(
        'POST /black/reportGoods',
        { goodsSn, fault: 'untrue', story: '图片与实际不符，皮肤数量差很多' },
        { key: crypto.randomUUID() },
      )
    const found = await reviewer.do('GET /console/goodsReviews', { list: 'reported', sellerId: String(person.userId) })
    expect(found.list.map(({ goods }) => goods.goodsSn)).toEqual([own.goodsSn])
    expect(found.counts.reported).toBe(1)
    const all = await reviewer.do('GET /console/goodsReviews', { list: 'reported' })
    expect(all.list.map(({ goods }) => goods.goodsSn)).toEqual(expect.arrayContaining([own.goodsSn, other.sn]))
  })
})
