import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Person, World } from '../../support/world'

describe('goods of a similar price', () => {
  const world = new World()
  let seller: Person
  let item: string
  beforeAll(async () => {
    await world.open()
    seller = await world.person()
    item = await listed('100.00')
  })
  afterAll(() => world.close())

  let titles = 0
  const listed = async (price: string, more: { gameId?: number; goodsTypeId?: number; title?: string } = {}) =>
    (await world.goods({ seller, title: `${price} no. ${++titles}`, price, ...more })).sn
  const near = async (goodsSn: string, pageSize = '3') => {
    const { code, data } = await world.visitor().ask('GET /goods/nearGoods', { goodsSn, pageSize })
    expect(code).toBe(0)
    return (data as { list: { price: string }[] }).list.map(({ price }) => price)
  }

  it('similar goods are listed ones of the same game and type, nearest price first, without the item itself', async () => {
    expect(await near(item)).toEqual([])
    for (const price of ['40.00', '95.00', '101.00', '100.00', '900.00']) await listed(price)
    await listed('99.00', { gameId: 177 })
    await listed('99.50', { goodsTypeId: 27 })
    expect(await near(item)).toEqual(['100.00', '101.00', '95.00'])
    expect(await near(item, '12')).toEqual(['100.00', '101.00', '95.00', '40.00', '900.00'])
    const sold = await listed('100.60')
    expect(await near(item, '2')).toEqual(['100.00', '100.60'])
    await world.services.db
      .update(goods)
      .set({ status: GOODS_STATUS.sold })
      .where(eq(goods.sn, sold as GoodsSn))
    expect(await near(item, '2')).toEqual(['100.00', '101.00'])
    expect((await near(sold, '1'))[0], 'of an item that is sold too').toBe('101.00')
  })

  it('a title is shown once among similar goods, from the seller with the nearest price, and not that of the item', async () => {
    const own = await listed('500.00', { gameId: 177, title: '同款' })
    for (const [price, title] of [
      ['501.00', '同款'],
      ['502.00', '另一款'],
      ['503.00', '另一款'],
      ['498.50', '另一款'],
      ['510.00', '第三款'],
    ] as const)
      await listed(price, { gameId: 177, title })
    expect(await near(own)).toEqual(['498.50', '510.00', '99.00'])
  })

  it('similar goods of an unknown item are not found', async () => {
    expect(await world.visitor().ask('GET /goods/nearGoods', { goodsSn: 'ZHWZ9999999' })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })
})
