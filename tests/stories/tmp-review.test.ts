import { expect, it } from 'vitest'
import { changePrices } from '@/lib/server/modules/catalog/change-prices'
import { screenListings } from '@/lib/server/modules/goods-review/screen-listings'
import { yuanToFen } from '@/lib/shared/money'
import { accountParts, establish } from '../support/listing'
import { openWorld } from '../support/world'

it('price race', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const show = (x: unknown) => console.log('OUT', JSON.stringify(x))
  const person = await establish(world, await world.person())
  const parts = await accountParts(world, person)
  const seller = await world.logIn(person)
  const form = { gameId: '107', goodsTypeId: '1', bigTitle: '贵族八 全英雄 300 皮', price: '100.00', ...parts }
  const { goodsSn } = await seller.do('POST /goods/releaseGoods', form as never, { key: crypto.randomUUID() })
  const row = async () => { const r = await world.goodsRow(goodsSn); return [r.status, r.description] }
  show(await row())
  await changePrices(world.ctx(person), [{ goodsSn: goodsSn as never, price: yuanToFen('99.00') }], async (ctx, drafts) => {
    const place = await screenListings(ctx, drafts)
    show(await seller.ask('POST /goods/updatetGoods', { ...form, goodsSn, description: '加微信：abc12345 线下交易' } as never))
    show(await row())
    return place
  })
  show(['after race', await row()])
  expect(1).toBe(1)
})
