import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openRoutes } from '@/lib/server/api/open/table'
import { Saver } from '../../support/fixtures/bank'
import { closeMarket, Gold, offer, openShop } from '../../support/fixtures/coin'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let buyer: Person
let buys: Visitor
let client: OpenClient
beforeAll(async () => {
  await world.open()
  await world.placeAtWill()
  await world.person({ staff: 'service' })
})
afterAll(() => world.close())
beforeEach(async () => {
  seller = await world.person({ balance: '100.00' })
  buyer = await world.person({ balance: '1000.00' })
  buys = await world.logIn(buyer)
  client = await openClient(world, seller)
})

async function sell(price = '20.00', goods: Partial<Parameters<World['goods']>[0]> = {}): Promise<string> {
  const { sn } = await world.goods({ ...goods, seller, price })
  const { orderSn } = await buys.do('POST /order/placeOrder', { goodsSn: sn, price, agree: '1' })
  await buys.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD })
  return orderSn
}
const credentials = { account: 'hero@game', password: 'Secret-77', note: '先改密码' }

describe('orders by the seller API', () => {
  it('an order is delivered once, however often the request is repeated, and only the buyer sees the account', async () => {
    const sn = await sell()
    const listed = await client.do('GET /orders?status=paid')
    expect(listed.items).toMatchObject([
      { sn, status: 'paid', amount: '20.00', actions: expect.arrayContaining(['deliver']) },
    ])
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => client.do(`POST /orders/${sn}/deliver`, { body: credentials, key })),
    )
    for (const answer of answers) expect(answer).toMatchObject({ sn, status: 'delivered' })
    expect(JSON.stringify(answers)).not.toContain('Secret-77')
    const again = await client.ask(`POST /orders/${sn}/deliver`, { body: credentials })
    expect({ status: again.status, name: again.body.name }).toEqual({ status: 422, name: 'ORDER_STATE' })
    expect(await buys.do('POST /order/credentials', { orderSn: sn })).toMatchObject({ account: 'hero@game' })
  })

  it('props are delivered with an uploaded proof that both sides see; a picture of somebody else is refused', async () => {
    const sn = await sell('20.00', { goodsTypeId: 27, stock: 9 })
    const upload = async (by: OpenClient) => {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366aa' } })
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png')
      return (await by.do('POST /uploads/proofs', { body })).key as string
    }
    const foreign = await upload(await openClient(world, buyer))
    const deliver = (key: string) =>
      client.ask(`POST /orders/${sn}/deliver`, { body: { note: '已放到邮箱', pictures: [key], quantity: 1 } })
    expect((await deliver(foreign)).body).toMatchObject({ name: 'INVALID_INPUT' })
    expect((await deliver(await upload(client))).body).toMatchObject({ status: 'delivered' })
    expect((await buys.do('GET /order/orderDetail', { orderSn: sn })).proofs).toMatchObject([
      { by: '卖家', pictures: [expect.any(String)] },
    ])
  })

  it('an order is cancelled by the seller, and the buyer has everything back; a repetition changes nothing', async () => {
    const sn = await sell('30.00')
    const key = randomUUID()
    const body = { reason: '无法按时发货' }
    const first = await client.do(`POST /orders/${sn}/refund`, { body, key })
    expect(first).toMatchObject({ status: 'cancelled', cancelReason: '无法按时发货' })
    expect(await client.do(`POST /orders/${sn}/refund`, { body, key })).toEqual(first)
    expect(await world.balance(buyer)).toBe('1000.00')
    expect(await world.balance(seller)).toBe('100.00')
    expect(await world.audit()).toEqual([])
  })

  it('orders that the owner bought are not found, and nothing can be done with them', async () => {
    const sn = await sell()
    const ofBuyer = await openClient(world, buyer)
    expect((await ofBuyer.do('GET /orders')).items).toEqual([])
    for (const call of [`GET /orders/${sn}`, `POST /orders/${sn}/refund`, `POST /orders/${sn}/accept`]) {
      const { status, body } = await ofBuyer.ask(call)
      expect({ status, name: body.name }).toEqual({ status: 404, name: 'NOT_FOUND' })
    }
    expect(await client.do(`GET /orders/${sn}`)).toMatchObject({ status: 'paid' })
  })

  it('a currency merchant accepts an assigned order and delivers it, and refuses another', async () => {
    await closeMarket(world)
    const gold = await Gold.open(world)
    const shop = await openClient(world, gold.people.merchant)
    await (await gold.place()).pay()
    expect(await shop.do(`GET /orders/${gold.orderSn}`)).toMatchObject({ actions: ['accept', 'refuse'] })
    await shop.do(`POST /orders/${gold.orderSn}/accept`)
    const body = { note: '见截图', pictures: [gold.picture.merchant], quantity: 400_000 }
    expect(await shop.do(`POST /orders/${gold.orderSn}/deliver`, { body })).toMatchObject({ status: 'delivered' })
    await (await gold.place()).pay()
    await shop.do(`POST /orders/${gold.orderSn}/refuse`, { body: { reason: '库存不足' } })
    expect((await shop.ask(`POST /orders/${gold.orderSn}/accept`)).status).toBeGreaterThanOrEqual(400)
    expect(await world.audit()).toEqual([])
  })

  it('pages of orders have every order once', async () => {
    const sns: string[] = []
    for (let n = 0; n < 5; n++) sns.unshift(await sell('2.00'))
    const pages = await client.pages('/orders', 2)
    expect(pages.flat().map(({ sn }) => sn)).toEqual(sns)
  })

  it('the statement and the figures state the balance, in pages without loss', async () => {
    for (let n = 0; n < 3; n++) await world.recharge(seller, `${n + 1}.00`)
    const pages = await client.pages('/statement', 2)
    expect(pages.flat().map(({ amount }) => amount)).toEqual(['3.00', '2.00', '1.00', '100.00'])
    expect(await client.do('GET /figures')).toMatchObject({ available: '106.00', pendingIncome: '0.00' })
  })
})

describe('offers, questions and bargains by the seller API', () => {
  it('ratio and stock of an offer change alone; one that buys is left to the page', async () => {
    const { person, visitor } = await openShop(world, '200.00')
    const shop = await openClient(world, person)
    const { offerSn } = await offer(visitor)
    const { offerSn: recycleSn } = await offer(visitor, { kind: 'recycle' })
    const before = (await shop.do('GET /offers?kind=sell')).items[0]
    const after = await shop.do(`PATCH /offers/${offerSn}`, { body: { ratio: '21000.00' } })
    const { updatedAt: _, ...kept } = before
    expect(after).toMatchObject({ ...kept, ratio: '21000.00' })
    const key = randomUUID()
    const changed = await shop.do(`PATCH /offers/${offerSn}`, { body: { stock: 500_000 }, key })
    expect(changed).toMatchObject({ ratio: '21000.00', stock: 500_000 })
    expect(await shop.do(`PATCH /offers/${offerSn}`, { body: { stock: 500_000 }, key })).toEqual(changed)
    const recycle = await shop.ask(`PATCH /offers/${recycleSn}`, { body: { ratio: '21000.00' } })
    expect({ status: recycle.status, name: recycle.body.name }).toEqual({ status: 404, name: 'NOT_FOUND' })
    const pages = await shop.pages('/offers', 1)
    expect(pages.flat().map(({ sn }) => sn)).toEqual([recycleSn, offerSn])
  })

  it('questions are read in pages, also while they are answered, and answered once', async () => {
    const { sn } = await world.goods({ seller, price: '50.00', goodsTypeId: 27, stock: 9 })
    const ids: number[] = []
    for (let n = 0; n < 3; n++) {
      const content = `第 ${n} 个问题：多久能发货？`
      ids.unshift((await buys.do('POST /question/ask', { goodsSn: sn, content })).questionId)
    }
    const first = await client.do('GET /questions?limit=1')
    const answered = await client.do(`POST /questions/${ids[1]}/answer`, { body: { answer: '当天发货' } })
    expect(answered).toMatchObject({ id: ids[1], answer: '当天发货' })
    const second = await client.do(`GET /questions?limit=2&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    const { status } = await client.ask(`POST /questions/${ids[1]}/answer`, { body: { answer: '再答一次' } })
    expect(status).toBe(404)
  })

  it('a bargain is answered by the seller only, and pages have every bargain once, whichever moves', async () => {
    const bargains: string[] = []
    for (let n = 0; n < 3; n++) {
      const { sn } = await world.goods({ seller, price: '50.00' })
      await (await world.logIn(seller)).do('POST /goods/bargainTerms', { goodsSn: sn, bargain: '1' })
      await buys.do('POST /goods/bargaining', { goodsSn: sn, price: '40.00' })
      bargains.unshift(sn)
    }
    const first = await client.do('GET /bargains?limit=1')
    const last = (await client.do(`GET /bargains?goods=${bargains[2]}`)).items[0]
    const countered = await client.do(`POST /bargains/${last.id}/answer`, {
      body: { action: 'counter', price: '45.00' },
    })
    expect(countered).toMatchObject({ goods: bargains[2], by: 'seller', price: '45.00' })
    const second = await client.do(`GET /bargains?limit=1&cursor=${first.nextCursor}`)
    const third = await client.do(`GET /bargains?limit=1&cursor=${second.nextCursor}`)
    const read = [...first.items, ...second.items, ...third.items].map(({ goods }: { goods: string }) => goods)
    expect(read).toEqual(bargains)
    const ofBuyer = await openClient(world, buyer)
    const answer = await ofBuyer.ask(`POST /bargains/${countered.id}/answer`, { body: { action: 'accept' } })
    expect({ status: answer.status, name: answer.body.name }).toEqual({ status: 404, name: 'NOT_FOUND' })
  })
})

describe("another seller's goods, orders, offers, questions and bargains", () => {
  /** Bodies that would be carried out, were the object the caller's own. */
  const BODIES: Readonly<Record<string, unknown>> = {
    'PATCH /goods/{sn}': { title: '换个标题试试看' },
    'PUT /goods/{sn}/price': { price: '9.00' },
    'PUT /goods/{sn}/stock': { stock: 3 },
    'PUT /goods/{sn}/shelf': { onShelf: false },
    'POST /goods/{sn}/codes': { codes: ['AAAA-1'] },
    'POST /orders/{sn}/deliver': credentials,
    'PATCH /offers/{sn}': { ratio: '21000.00' },
    'POST /questions/{id}/answer': { answer: '当天发货' },
    'POST /bargains/{id}/answer': { action: 'accept' },
    'PATCH /webhooks/{id}': { events: ['order.paid'] },
    'PUT /webhooks/{id}/on': { on: false },
  }
  const named = openRoutes()
    .map(([call]) => call)
    // calls of staff are tested with keys of staff
    .filter((call) => /\{(?:sn|id)\}/.test(call) && !call.includes(' /site/'))

  it('none of the calls that name an object finds it, and nothing changes', async () => {
    const payoutSn = await (await Saver.open(world)).withdraw('20.00')
    const orderSn = await sell()
    const { sn } = await world.goods({ seller, price: '50.00' })
    const sells = await world.logIn(seller)
    await sells.do('POST /goods/bargainTerms', { goodsSn: sn, bargain: '1' })
    const { bargainId } = await buys.do('POST /goods/bargaining', { goodsSn: sn, price: '40.00' })
    const { questionId } = await buys.do('POST /question/ask', { goodsSn: sn, content: '多久能发货？' })
    const { visitor } = await openShop(world)
    const { offerSn } = await offer(visitor)
    const stranger = await openClient(world, await world.person())
    const form = { url: 'https://example.com/hook', events: ['order.paid'] }
    const webhook = await client.do('POST /webhooks', { body: form })
    const { id: sendId } = await client.do(`POST /webhooks/${webhook.id}/test`)
    const trade = { goods: sn, orders: orderSn, offers: offerSn, questions: questionId, bargains: bargainId }
    const ids = { ...trade, payouts: payoutSn, webhooks: webhook.id }
    const before = await Promise.all([client.do(`GET /goods/${sn}`), client.do(`GET /orders/${orderSn}`)])
    expect(named.length).toBeGreaterThan(12)
    for (const call of named) {
      const area = call.split('/')[1] as keyof typeof ids
      const { status, body } = await stranger.ask(
        call.replace('/sends/{id}', `/sends/${sendId}`).replace(/\{\w+\}/, String(ids[area])),
        { body: BODIES[call] },
      )
      expect({ call, status, name: body.name }).toEqual({ call, status: 404, name: 'NOT_FOUND' })
    }
    expect(await Promise.all([client.do(`GET /goods/${sn}`), client.do(`GET /orders/${orderSn}`)])).toEqual(before)
    expect((await client.do('GET /webhooks')).items).toMatchObject([{ id: webhook.id, on: true, oldSecretUntil: null }])
    expect((await client.do('GET /questions')).items).toMatchObject([{ id: questionId, answer: '' }])
    expect((await client.do('GET /bargains')).items).toMatchObject([{ id: bargainId, state: 'open' }])
  })
})
