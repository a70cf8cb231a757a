import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { goodsReviews } from '@/lib/server/db/schema/office/goods-review'
import { users } from '@/lib/server/db/schema/people/identity'
import { eventsFor } from '@/lib/shared/people/webhooks'
import { Bank, Saver } from '../../support/fixtures/bank'
import { Gold } from '../../support/fixtures/coin'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { accountParts, establish } from '../../support/fixtures/listing'
import { openClient } from '../../support/fixtures/open-client'
import { openReceiver } from '../../support/fixtures/webhooks/receiver'
import { addWebhook, LOCAL_RECEIVERS, sendAll } from '../../support/fixtures/webhooks/shop'
import type { Visitor } from '../../support/visitor'
import { openWorld, type World } from '../../support/world'

let world: World
beforeEach(async () => {
  world = await openWorld(LOCAL_RECEIVERS)
  await world.placeAtWill()
})

/** A receiver of all events of a seller. */
async function listen(seller: Visitor) {
  const { url, received } = await openReceiver()
  await addWebhook(seller, url, ...eventsFor('seller'))
  return {
    /** What arrived since the last look: the type, and what it is about. */
    async news() {
      await sendAll(world)
      return received.splice(0).map(({ event }) => event)
    },
  }
}
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type).sort()

describe('events of a seller', () => {
  it('a sale is reported step by step, as the API shows the order', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
    const { news } = await listen(deal.seller)
    await deal.place()
    expect(await news()).toEqual([])
    await deal.pay()
    const paid = await news()
    expect(typesOf(paid)).toEqual(['goods.sold', 'order.paid'])
    const client = await openClient(world, deal.people.seller)
    const order = paid.find(({ type }) => type === 'order.paid')
    expect(order?.data).toEqual(await client.do(`GET /orders/${deal.orderSn}`))
    expect(paid.find(({ type }) => type === 'goods.sold')?.data).toEqual(await client.do(`GET /goods/${deal.goods.sn}`))
    await deal.deliver()
    const delivered = await news()
    expect(delivered).toMatchObject([{ type: 'order.delivered', data: { sn: deal.orderSn, status: 'delivered' } }])
    expect(JSON.stringify(delivered)).not.toContain('Secret-99')
    await deal.confirm()
    expect(await news()).toMatchObject([{ type: 'order.confirmed', data: { sn: deal.orderSn, status: 'completed' } }])
    await passAndRun(world, { days: 10 })
    expect(await news()).toMatchObject([{ type: 'order.released', data: { sn: deal.orderSn } }])
  })

  it('a cancelled and a disputed order are reported; an unpaid one is not', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '200.00' })
    const { news } = await listen(deal.seller)
    await (await deal.place()).pay()
    await deal.act('buyer', 'refund', { reason: '不想要了' })
    expect((await news()).at(-1)).toMatchObject({ type: 'order.cancelled', data: { status: 'cancelled' } })
    const second = await Deal.open(world, { price: '100.00', balance: '200.00', seller: deal.people.seller })
    await (await second.place()).pay()
    await second.deliver()
    const claim = { kind: 'mismatch', want: 'full', statement: '商品写红武六把，上号只有四把', pictures: '[]' } as const
    await second.buyer.do('POST /dispute/open', { orderSn: second.orderSn, ...claim })
    expect(typesOf(await news())).toEqual(['goods.sold', 'order.delivered', 'order.disputed', 'order.paid'])
    const unpaid = await Deal.open(world, { price: '100.00', balance: '200.00', seller: deal.people.seller })
    await unpaid.place()
    await unpaid.buyer.ask('POST /order/act', { orderSn: unpaid.orderSn, action: 'cancel' })
    await passAndRun(world, { hours: 2 })
    expect(await news()).toEqual([])
  })

  it('questions and offered prices are reported as their calls show them', async () => {
    const deal = await Deal.open(world, { price: '100.00' })
    await deal.seller.do('POST /goods/bargainTerms', { goodsSn: deal.goods.sn, bargain: '1' })
    const { news } = await listen(deal.seller)
    const { questionId } = await deal.buyer.do('POST /question/ask', {
      goodsSn: deal.goods.sn,
      content: '请问可以换绑手机吗',
    })
    const other = await world.logIn()
    await other.do('POST /question/ask', { goodsSn: deal.goods.sn, content: '请问皮肤都在吗' })
    await deal.buyer.do('POST /goods/bargaining', { goodsSn: deal.goods.sn, price: '80.00' })
    const events = await news()
    expect(typesOf(events)).toEqual(['bargain.offered', 'question.asked', 'question.asked'])
    const client = await openClient(world, deal.people.seller)
    const questions = (await client.do('GET /questions')).items
    const asked = events.filter(({ type }) => type === 'question.asked').map(({ data }) => data)
    expect(asked).toEqual(expect.arrayContaining(questions))
    expect(questions.map(({ id }: { id: number }) => id)).toContain(questionId)
    const [offered] = events.filter(({ type }) => type === 'bargain.offered')
    const [bargain] = (await client.do('GET /bargains')).items
    expect(offered?.data).toEqual({ ...bargain, secondsLeft: expect.any(Number) })
  })

  it('decisions of staff on goods are reported', async () => {
    const person = await establish(world, await world.person())
    const seller = await world.logIn(person)
    const { news } = await listen(seller)
    const parts = await accountParts(world, person)
    const reviewer = await world.logIn({ staff: 'reviewer' })
    const types: string[] = []
    for (const pass of ['1', '0'] as const) {
      const form = { gameId: '107', goodsTypeId: '1', bigTitle: '贵族八 全英雄 300 皮', price: '1000.00', ...parts }
      const { goodsSn, status } = await seller.do('POST /goods/releaseGoods', form, { key: randomUUID() })
      expect(status).toBe(0)
      const [row] = await world.services.db
        .select()
        .from(goodsReviews)
        .where(eq(goodsReviews.goodsSn, goodsSn as never))
      const input = {
        reviewIds: String(row?.id),
        pass,
        ...(pass === '0' && { reasons: 'contact' as never }),
        words: '核对过',
      }
      const { list } = await reviewer.do('POST /console/decideGoods', input)
      expect(list).toMatchObject([{ ok: true }])
      const events = await news()
      expect(events).toMatchObject([{ data: { sn: goodsSn, status: pass === '1' ? 'on_shelf' : 'refused' } }])
      types.push(...typesOf(events))
    }
    expect(types).toEqual(['goods.approved', 'goods.refused'])
  })

  it('a merchant gets an event of an order that was given to an offer', async () => {
    const gold = await Gold.open(world)
    const { news } = await listen(gold.merchant)
    await (await gold.place()).pay()
    const events = await news()
    expect(typesOf(events)).toEqual(['offer.assigned', 'order.paid'])
    expect(events.map(({ data }) => data.sn)).toEqual([gold.orderSn, gold.orderSn])
  })

  it('a withdrawal is reported when the money has arrived', async () => {
    const bank = await Bank.open(world)
    const saver = await Saver.open(world)
    const { news } = await listen(saver.visitor)
    const sn = await saver.withdraw('500.00')
    expect(await news()).toEqual([])
    await bank.reconcile()
    expect(await news()).toMatchObject([{ type: 'payout.settled', data: { sn, state: 'paid', amount: '500.00' } }])
  })
})

describe('what an event does not say', () => {
  it('events of other sellers and of other sites never arrive', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
    const stranger = await listen(await world.logIn())
    const elsewhere = await listen(await world.logIn(deal.people.seller, 2))
    const buyers = await listen(deal.buyer)
    await (await deal.place()).pay()
    await deal.deliver()
    for (const { news } of [stranger, elsewhere, buyers]) expect(await news()).toEqual([])
  })

  it('an owner whose account was frozen meanwhile is named the object only', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
    const { news } = await listen(deal.seller)
    await (await deal.place()).pay()
    await world.services.db.update(users).set({ frozenAt: world.now() }).where(eq(users.id, deal.people.seller.userId))
    const events = await news()
    expect(events.map(({ data }) => data)).toEqual(
      expect.arrayContaining([{ sn: deal.orderSn }, { sn: deal.goods.sn }]),
    )
  })
})
