import { describe, expect, it } from 'vitest'
import { expireWants } from '@/lib/server/modules/market/wants/expire-wants'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { Deal, runClock } from '../support/fixtures/deal'
import { ledgerStory, storyWorld } from '../support/ledger'

/** Payments of a want to the fen, as the ledger records them. */
describe('ledger of wants', () => {
  const world = storyWorld()

  const want = { gameId: '107', title: '收一个贵族八的账号' }

  it('the reserve of an answered and ordered want is released before the order is paid', async () => {
    const deal = await Deal.open(world, { price: '900.00', balance: '1000.00' })
    const { wantId } = await deal.buyer.do('POST /goods/releaseWantGoods', {
      ...want,
      goodsTypeId: '1',
      budget: '950.01',
    })
    const answer = { wantId: String(wantId), goodsSn: deal.goods.sn }
    const { answerId } = await deal.seller.do('POST /goods/answerWantGoods', answer)
    await (await deal.place({ wantAnswerId: String(answerId) })).pay()
    await deal.deliver()
    await deal.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -1000.00 | buyer +1000.00
      reserveHold  buyer -47.51 | reserve +47.51
      reserveReturn reserve -47.51 | buyer +47.51
      orderHold    buyer -900.00 | escrow +900.00
      orderRelease escrow -900.00 | dist +16.20 | platform +37.80 | seller +846.00
      left         alipay -1000.00 | dist +16.20 | platform +37.80 | buyer +100.00 | seller +846.00"
    `)
  })

  it('the reserve of a currency want follows its budget, and is released on expiry', async () => {
    const buyer = await world.person({ balance: '500.00' })
    const visitor = await world.logIn(buyer)
    const coins = { ...want, goodsTypeId: '22', amount: '5000' }
    const { wantId } = await visitor.do('POST /goods/releaseWantGoods', { ...coins, budget: '300.00' })
    const { gameId: _game, goodsTypeId: _type, ...form } = { ...coins, wantId: String(wantId) }
    await visitor.do('POST /goods/editWantGoods', { ...form, budget: '420.50' })
    await visitor.do('POST /goods/editWantGoods', { ...form, budget: '99.99' })
    await visitor.do('POST /goods/editWantGoods', { ...form, title: '收五千万金币', budget: '99.99' })
    world.pass({ days: 7, seconds: 1 })
    await expireWants(systemCtx(world.services, NO_DIST), { limit: 10 })
    expect(await ledgerStory(world, { buyer })).toMatchInlineSnapshot(`
      "recharge     alipay -500.00 | buyer +500.00
      reserveHold  buyer -300.00 | reserve +300.00
      reserveHold  buyer -120.50 | reserve +120.50
      reserveReturn reserve -320.51 | buyer +320.51
      reserveReturn reserve -99.99 | buyer +99.99
      left         alipay -500.00 | buyer +500.00"
    `)
  })

  it('a closed want, and one whose order was not paid, releases its reserve', async () => {
    const deal = await Deal.open(world, { price: '900.00', balance: '100.00' })
    const post = () => deal.buyer.do('POST /goods/releaseWantGoods', { ...want, goodsTypeId: '1', budget: '1000.00' })
    const first = await post()
    await deal.buyer.do('POST /goods/updateWantGoodsStatus', { wantId: String(first.wantId), status: 'closed' })
    const { wantId } = await post()
    const answer = { wantId: String(wantId), goodsSn: deal.goods.sn }
    const { answerId } = await deal.seller.do('POST /goods/answerWantGoods', answer)
    await deal.place({ wantAnswerId: String(answerId) })
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await deal.state()).toBe('7 TIMEOUT')
    expect(await ledgerStory(world, deal.people)).toMatchInlineSnapshot(`
      "recharge     alipay -100.00 | buyer +100.00
      reserveHold  buyer -50.00 | reserve +50.00
      reserveReturn reserve -50.00 | buyer +50.00
      reserveHold  buyer -50.00 | reserve +50.00
      reserveReturn reserve -50.00 | buyer +50.00
      left         alipay -100.00 | buyer +100.00"
    `)
  })
})
