import { inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { World } from '../../support/world'

describe('distributor home page', () => {
  let world: World
  let sns: string[]
  beforeEach(async () => {
    world = await new World().open()
    sns = []
    const seller = await world.person()
    for (const gameId of [107, 107, 177, 177]) sns.push((await world.goods({ seller, gameId, price: '20.00' })).sn)
  })
  afterEach(() => world.close())

  const accounts = async () => {
    const { shelves } = await world.visitor(2).do('GET /goods/getAvGoodsList', {})
    const shelf = shelves.find((one) => one.goodsTypeId === 1)
    return {
      official: shelf?.official,
      sns: shelf?.list.map((row) => row.goodsSn),
      games: shelf?.list.map((row) => row.gameId),
    }
  }
  const change = async (home: object) => {
    const visitor = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    const { home: before } = await visitor.do('GET /dist/homeConf', {})
    return visitor.ask('POST /dist/homeConf', { conf: JSON.stringify({ home: { ...before, ...home } }) })
  }

  it('the home page shows the distributor’s texts and modules in its order, and rejects unknown modules', async () => {
    expect(await change({ title: '慢慢挑', modules: ['coins', 'games'] })).toMatchObject({ code: 0 })
    expect((await world.visitor(2).do('GET /dist/homeConf', {})).home).toMatchObject({
      title: '慢慢挑',
      modules: ['coins', 'games'],
    })
    expect((await world.visitor(1).do('GET /dist/homeConf', {})).home.title).not.toBe('慢慢挑')
    for (const wrong of [{ modules: ['ads'] }, { title: '' }, { picks: ['<script>'] }])
      expect(await change(wrong)).toMatchObject({ name: 'INVALID_INPUT' })
  })

  it('the home page shows picked goods first, then no two accounts of one game in a row', async () => {
    const { games, official } = await accounts()
    expect(official).toBe(false)
    expect(games?.every((gameId, i) => gameId !== games[i - 1])).toBe(true)
    await change({ picks: [sns[0], sns[1]] })
    expect((await accounts()).sns?.slice(0, 2)).toEqual([sns[0], sns[1]])
  })

  it('the home page shows only official accounts once there are any', async () => {
    const shop = [sns[1], sns[3]] as (typeof goods.$inferSelect)['sn'][]
    await world.services.db.update(goods).set({ isOfficialSell: true }).where(inArray(goods.sn, shop))
    const shelf = await accounts()
    expect(shelf.official).toBe(true)
    expect(shelf.sns?.toSorted()).toEqual(shop.toSorted())
  })
})
