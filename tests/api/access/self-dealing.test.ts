import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sales } from '@/lib/server/db/schema/listings/valuation'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { latestReviews } from '@/lib/server/modules/orders/trading/figures/reviews'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderSn } from '@/lib/shared/ids'
import { Deal, runClock } from '../../support/fixtures/deal'
import { storyWorld } from '../../support/ledger'
import { oneBrowser, oneCard } from '../../support/one-person'

describe('self-dealing through a second account', () => {
  const world = storyWorld()
  const place = (deal: Deal) =>
    deal.buyer.ask('POST /order/placeOrder', { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' })
  const rowOf = async (deal: Deal) => {
    const [row] = await world.services.db
      .select()
      .from(orders)
      .where(eq(orders.sn, deal.orderSn as OrderSn))
    return row
  }

  it('rejects an order between two accounts of one person, and the goods stay available', async () => {
    const card = await Deal.open(world, { balance: '500.00' })
    await oneCard(world, 'card of both', card.people.buyer, card.people.seller)
    expect(await place(card)).toMatchObject({ name: 'OWN_GOODS', msg: '对方账号和你是同一个人，不能和自己交易' })
    const browser = await Deal.open(world, { balance: '500.00' })
    await oneBrowser(world, 'browser of both', browser.people.buyer, browser.people.seller)
    expect(await place(browser)).toMatchObject({ name: 'OWN_GOODS', msg: expect.stringContaining('同一台设备') })
    for (const { goods } of [card, browser])
      expect(await world.goodsRow(goods.sn)).toMatchObject({ reserved: 0, status: 1 })
  })

  it('self-dealing detected at completion counts as no sale, rating or deal', async () => {
    const deal = await (await (await (await Deal.open(world, { balance: '500.00' })).place()).pay()).deliver()
    await oneBrowser(world, 'late browser', deal.people.buyer, deal.people.seller)
    await deal.confirm()
    expect(await rowOf(deal)).toMatchObject({ tie: 'device' })
    expect(await deal.buyer.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' } as never)).toMatchObject(
      { code: 1301 },
    )
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))).toBe(0)
    const { list } = await world.visitor().do('GET /dist/latestDealRecord', { pageSize: '60' })
    expect(list.map(({ goodsSn }) => goodsSn)).not.toContain(deal.goods.sn)
  })

  it('rejects an order between accounts linked through third accounts', async () => {
    const deal = await Deal.open(world, { balance: '500.00' })
    const [ofBuyer, ofSeller] = [await world.person(), await world.person()]
    await oneCard(world, 'card of the buyer', deal.people.buyer, ofBuyer)
    await oneCard(world, 'card of the seller', deal.people.seller, ofSeller)
    await oneBrowser(world, 'browser of the others', ofBuyer, ofSeller)
    expect(await place(deal)).toMatchObject({ name: 'OWN_GOODS', msg: expect.stringContaining('同一台设备') })
    const question = { goodsSn: deal.goods.sn, content: '可以改实名吗' }
    expect(await deal.buyer.ask('POST /question/ask', question)).toMatchObject({ name: 'OWN_GOODS' })
  })

  const complete = async () => {
    const deal = await (await (await (await Deal.open(world, { balance: '500.00' })).place()).pay()).deliver()
    return deal.confirm()
  }
  const rate = (deal: Deal) =>
    deal.buyer.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5', text: '号不错' } as never)
  const reviewsOf = async ({ people: { seller } }: Deal) =>
    (await latestReviews(world.ctx(seller), seller.userId, 10)).length

  it('self-dealing detected while the income is held counts as no sale or review', async () => {
    const deal = await complete()
    expect((await rate(deal)).code).toBe(0)
    await oneBrowser(world, 'browser of the hold', deal.people.buyer, deal.people.seller)
    world.pass({ days: 8 })
    await runClock(world)
    expect(await rowOf(deal)).toMatchObject({ tie: 'device', subStatus: 'RELEASED' })
    expect(await world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))).toBe(0)
    expect(await reviewsOf(deal)).toBe(0)
  })

  it('self-dealing detected after payout is removed from the statistics and the price history', async () => {
    const deal = await complete()
    await rate(deal)
    world.pass({ days: 8 })
    await runClock(world)
    const sold = () => world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))
    expect([await sold(), await reviewsOf(deal)]).toEqual([1, 1])
    await oneBrowser(world, 'browser of later', deal.people.buyer, deal.people.seller)
    const ctx = systemCtx(world.services, world.dist())
    expect([await recordLateTies(ctx), await recordLateTies(ctx)]).toEqual([1, 0])
    expect([await sold(), await reviewsOf(deal), (await rowOf(deal))?.tie]).toEqual([0, 0, 'device'])
  })

  it('self-dealing detected by a later verification with one identity card is removed from the price history', async () => {
    const deal = await complete()
    world.pass({ days: 8 })
    await runClock(world)
    const sold = () => world.services.db.$count(sales, eq(sales.goodsSn, deal.goods.sn))
    expect(await sold()).toBe(1)
    await oneCard(world, 'card of later', deal.people.buyer, deal.people.seller)
    expect(await recordLateTies(systemCtx(world.services, world.dist()))).toBe(1)
    expect([await sold(), (await rowOf(deal))?.tie]).toEqual([0, 'person'])
  })

  it('a staff member who is the same person as a party does not join the chat and cannot be rated', async () => {
    await world.dismissStaff()
    const deal = await (await Deal.open(world, { goodsTypeId: 27, balance: '500.00' })).place()
    const staff = await world.person({ staff: 'service' })
    await oneCard(world, 'card of the staff', staff, deal.people.buyer)
    await deal.pay()
    const { rows } = await world.services.db.execute(
      sql`select 1 from chat_members m join orders o on o.chat_group_id = m.group_id where o.sn = ${deal.orderSn} and m.user_id = ${staff.userId}`,
    )
    expect(rows).toEqual([])
    await world.services.db
      .update(orders)
      .set({ serviceId: staff.userId })
      .where(eq(orders.sn, deal.orderSn as OrderSn))
    await (await deal.deliver()).confirm()
    const rating = { orderSn: deal.orderSn, belongIndex: '0', stars: '5' } as const
    expect((await deal.buyer.ask('POST /comm/serSatiEval', rating)).name).toBe('RATING_CLOSED')
  })

  it('repeated sales between the same two people count once in the price history, the latest', async () => {
    const first = await (
      await (await (await Deal.open(world, { balance: '900.00', price: '100.00' })).place()).pay()
    ).deliver()
    await first.confirm()
    const again = await world.goods({ seller: first.people.seller, price: '300.00' })
    const { orderSn } = await first.buyer.do('POST /order/placeOrder', {
      goodsSn: again.sn,
      price: '300.00',
      agree: '1',
    })
    await first.buyer.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
    await first.seller.do('POST /order/act', { orderSn, action: 'deliver', account: 'a', password: 'b' })
    world.pass({ minutes: 5 })
    await first.buyer.do('POST /order/confirmRecGoods', { orderId: orderSn })
    world.pass({ days: 8 })
    await runClock(world)
    const rows = await world.services.db
      .select()
      .from(sales)
      .where(inArray(sales.goodsSn, [first.goods.sn, again.sn]))
    expect(rows).toMatchObject([{ goodsSn: again.sn, priceFen: 30_000n }])
  })
})
