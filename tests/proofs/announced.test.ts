import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updatePrices } from '@/lib/server/modules/listings/catalog/selling/update-prices'
import { verifyListings } from '@/lib/server/modules/office/goods-review/verify-listings'
import type { News } from '@/lib/server/runtime/announcer'
import type { Ctx } from '@/lib/server/runtime/context'
import { yuanToFen } from '@/lib/shared/money/money'
import { World } from '../support/world'

/** Readers that are notified of a change query at once and cache the result, so it must be the changed one. */
describe('change announcements', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('a change is announced when it is visible to everyone', async () => {
    const seller = await world.person()
    const { sn } = await world.goods({ seller, price: '10.00' })
    const announced: [News['tags'], string][] = []
    const announce: Ctx['announce'] = async (news) => {
      announced.push([news.tags, (await world.visitor().do('GET /goods/goodsInfo', { goodsSn: sn })).price])
      return world.services.announce(news)
    }
    await updatePrices({ ...world.ctx(seller), announce }, [{ goodsSn: sn, price: yuanToFen('12.00') }], verifyListings)
    expect(announced).toEqual([[[`goods:${sn}`], '12.00']])
  })

  it('a rolled-back change is not announced', async () => {
    const seller = await world.person()
    const { sn } = await world.goods({ seller, status: 3 })
    const announced: News[] = []
    const announce: Ctx['announce'] = async (news) => void announced.push(news)
    const changed = await updatePrices(
      { ...world.ctx(seller), announce },
      [{ goodsSn: sn, price: yuanToFen('12.00') }],
      verifyListings,
    )
    expect(changed).toMatchObject([{ refused: { reason: 'GOODS_BUSY' } }])
    expect(announced).toEqual([])
  })
})
