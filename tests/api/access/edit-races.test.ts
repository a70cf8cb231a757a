import { expect, it } from 'vitest'
import { actAs } from '@/lib/server/db/seed/orders/demo-services'
import { updatePrices } from '@/lib/server/modules/listings/catalog/selling/update-prices'
import { verifyListings } from '@/lib/server/modules/office/goods-review/verify-listings'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { establish } from '../../support/fixtures/listing'
import { openWorld } from '../../support/world'

it('a price change reviewed before an edit does not list the edited item', async () => {
  const world = await openWorld()
  const person = await establish(world, await world.person())
  const seller = await world.logIn(person)
  const { sn, price } = await world.goods({ seller: person })
  const ctx = { ...actAs(world.services, person.userId), dist: world.dist() }
  const changed = updatePrices(ctx, [{ goodsSn: sn as GoodsSn, price: fen(9900) }], async (asking, drafts) => {
    const place = await verifyListings(asking, drafts)
    const description = '加微信 abc12345 线下交易，价格更低，手续费全免'
    await seller.do('POST /goods/updatetGoods', { goodsSn: sn, bigTitle: '换一个标题的账号', price, description })
    return place
  })
  await expect(changed).rejects.toMatchObject({ reason: 'GOODS_BUSY' })
  expect((await world.goodsRow(sn)).status).toBe(GOODS_STATUS.review)
})
