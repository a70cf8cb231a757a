import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePrices } from '@/lib/server/modules/listings/catalog/selling/change-prices'
import { screenListings } from '@/lib/server/modules/office/goods-review/screen-listings'
import type { News } from '@/lib/server/runtime/announcer'
import type { Ctx } from '@/lib/server/runtime/context'
import { yuanToFen } from '@/lib/shared/money/money'
import { World } from '../support/world'

/** Who is told of a change asks at once, and keeps the answer: it must be the changed one. */
describe('an announcement', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('is made when everybody can read what it tells of', async () => {
    const seller = await world.person()
    const { sn } = await world.goods({ seller, price: '10.00' })
    const kept: [News['tags'], string][] = []
    const announce: Ctx['announce'] = async (news) => {
      kept.push([news.tags, (await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })).price])
      return world.services.announce(news)
    }
    await changePrices({ ...world.ctx(seller), announce }, [{ goodsSn: sn, price: yuanToFen('12.00') }], screenListings)
    expect(kept).toEqual([[[`goods:${sn}`], '12.00']])
  })

  it('is not made of work that was undone', async () => {
    const seller = await world.person()
    const { sn } = await world.goods({ seller, status: 3 })
    const kept: News[] = []
    const announce: Ctx['announce'] = async (news) => void kept.push(news)
    const changed = await changePrices(
      { ...world.ctx(seller), announce },
      [{ goodsSn: sn, price: yuanToFen('12.00') }],
      screenListings,
    )
    expect(changed).toMatchObject([{ refused: { reason: 'GOODS_BUSY' } }])
    expect(kept).toEqual([])
  })
})
