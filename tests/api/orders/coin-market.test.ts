import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gold } from '../../support/fixtures/coin'
import { World } from '../../support/world'

describe('currency market', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('market statistics count delivered orders at their actual ratio, not cancelled ones', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.deliver('200000')
    await gold.begin({ amount: '600000' })
    await gold.act('merchant', 'refund', { reason: '库存不够' })
    const { list } = await world.visitor().do('GET /quickCoin/coinMarket', {})
    expect(list).toEqual([expect.objectContaining({ gameId: 107, deals: 1, averageScale: 20_000 })])
  })
})
