import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { fen } from '@/lib/shared/money/money'
import { type Person, World } from '../../../support/world'

const FACTS = { ranking: '荣耀王者' }

describe('cached list rows', () => {
  const world = new World()
  let seller: Person
  beforeAll(async () => {
    await world.open()
    seller = await world.person()
  })
  afterAll(() => world.close())

  const shown = async (input: Record<string, string>) => {
    const { data } = await world.visitor().ask('GET /goods/getGoodsList', { gid: '107', ...input } as never)
    return (data as { list: { bigTitle: string; price: string }[] }).list.map(({ bigTitle, price }) => [
      bigTitle,
      price,
    ])
  }

  it.each([
    ['along an order', {}],
    ['by facts', { attrs: 'ranking.荣耀王者' }],
  ])('a list reflects changes to its items: %s', async (_, input) => {
    const { db } = world.services
    await db.update(goods).set({ status: GOODS_STATUS.sold })
    const { sn } = await world.goods({ seller, title: '先前', facts: FACTS, price: '100.00' })
    expect(await shown(input)).toEqual([['先前', '100.00']])
    await db.update(goods).set({ title: '后来' }).where(eq(goods.sn, sn))
    expect(await shown(input)).toEqual([['后来', '100.00']])
    await db
      .update(goods)
      .set({ priceFen: fen(9_900n) })
      .where(eq(goods.sn, sn))
    expect(await shown(input)).toEqual([['后来', '99.00']])
  })

  it('a rolled-back change does not affect cached list rows', async () => {
    const { db } = world.services
    await db.update(goods).set({ status: GOODS_STATUS.sold })
    const { sn } = await world.goods({ seller, title: '先前', price: '100.00' })
    await shown({})
    const undone = db.transaction(async (tx) => {
      await tx.update(goods).set({ title: '作废' }).where(eq(goods.sn, sn))
      expect(await shown({})).toEqual([['先前', '100.00']])
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await shown({})).toEqual([['先前', '100.00']])
  })
})
