import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/trading'
import { ofGame } from '@/lib/server/modules/trading/figures/latest-deals'
import { World } from '../support/world'

describe('the deal wall', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('searches no orders for a number that is no game', async () => {
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
})
