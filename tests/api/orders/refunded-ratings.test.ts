import { expect, it } from 'vitest'
import { latestReviews } from '@/lib/server/modules/orders/trading/figures/reviews'
import { sellerRatings } from '@/lib/server/modules/orders/trading/figures/seller-ratings'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal } from '../../support/fixtures/deal'
import { DisputeCase } from '../../support/fixtures/dispute'
import { storyWorld } from '../../support/ledger'

const world = storyWorld()

it('the rating of an order that was refunded wholly or mostly after it was rated neither counts nor is shown', async () => {
  const seller = await world.person()
  const rated = async (stars: '1' | '5', refund?: string) => {
    const deal = await Deal.open(world, { price: '1000.00', balance: '1000.00', seller })
    await (await (await (await deal.place()).pay()).deliver()).confirm()
    await deal.buyer.do('POST /order/orderEval', { orderSn: deal.orderSn, stars, text: refund ?? '全额' })
    const one = new DisputeCase(world, deal)
    if (refund === undefined) {
      await one.begin()
      expect(await one.act('seller', 'agree')).toMatchObject({ code: 0 })
      expect(await deal.state()).toBe('8 REFUNDED')
      return
    }
    await one.contest()
    await one.act('seller', 'propose', { refund })
    const proposalId = String((await one.detail()).proposals.at(-1)?.proposalId)
    expect(await one.act('buyer', 'accept', { proposalId })).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe('3 RELEASED')
  }
  await rated('5')
  await rated('5', '999.99')
  await rated('5', '500.00')
  await rated('1', '499.99')
  await rated('5', '1.00')
  const ctx = systemCtx(world.services, world.dist())
  expect((await sellerRatings(ctx, [seller.userId])).get(seller.userId)).toMatchObject({ stars: 3, rated: 2 })
  expect((await latestReviews(ctx, seller.userId, 10)).map(({ text }) => text)).toEqual(['1.00', '499.99'])
  const { sn: goodsSn } = await world.goods({ seller })
  const { shop: code } = (await world.visitor().do('GET /goods/goodsInfo', { goodsSn })).seller
  expect(await world.visitor().do('GET /shop/reviews', { code })).toMatchObject({ total: 2, spread: [1, 0, 0, 0, 1] })
})
