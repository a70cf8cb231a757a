import { randomUUID } from 'node:crypto'
import { eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disputes } from '@/lib/server/db/schema/aftersales/cases'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { transfers } from '@/lib/server/db/schema/money/wallet'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { users } from '@/lib/server/db/schema/people/identity'
import { signatureOf } from '@/lib/server/modules/core/webhooks/rules-signature'
import { auditLedger } from '@/lib/server/modules/money/wallet/queries-audit'
import { MOST_TEST_SECONDS } from '@/lib/shared/people/test-actions'
import { eventsFor } from '@/lib/shared/people/webhooks'
import { type OpenClient, openClient } from '../../support/fixtures/open-client'
import {
  buyOne,
  listAccount,
  sendTestEvents,
  testClient,
  testServices,
} from '../../support/fixtures/test-mode/programs'
import { openReceiver } from '../../support/fixtures/webhooks/receiver'
import { LOCAL_RECEIVERS } from '../../support/fixtures/webhooks/shop'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let client: OpenClient
beforeAll(() => world.open({ ...LOCAL_RECEIVERS, hasTestMode: true }))
afterAll(() => world.close())
beforeEach(async () => {
  seller = await world.person()
  client = await testClient(world, seller)
})
const advance = (action: string, more: object = {}, by = client) =>
  by.do('POST /test/advance', { body: { action, ...more } })
const refused = async (action: string, more: object = {}, by = client) => {
  const { status, body } = await by.ask('POST /test/advance', { body: { action, ...more } })
  return { status, name: body.name, field: body.field }
}
const delivery = { account: 'hero@game', password: 'Secret-77' }

describe('a whole sale in test mode', () => {
  it('an account is listed, sold, delivered, confirmed and paid out, and each step is sent as a signed event', async () => {
    const { url, received } = await openReceiver()
    const made = await client.do('POST /webhooks', { body: { url, events: eventsFor('seller') } })
    const sn = await listAccount(client)
    expect(await client.do(`GET /goods/${sn}`)).toMatchObject({ status: 'on_shelf', price: '188.00' })
    const { order } = await advance('buy', { goods: sn })
    expect(order).toEqual(await client.do(`GET /orders/${order.sn}`))
    expect(order).toMatchObject({ status: 'paid', goods: sn, actions: expect.arrayContaining(['deliver']) })
    await client.do(`POST /orders/${order.sn}/deliver`, { body: delivery })
    expect((await advance('confirm', { order: order.sn })).order).toMatchObject({ status: 'completed', stage: 'HOLD' })
    const before = await client.do('GET /figures')
    expect((await advance('clock', { order: order.sn, seconds: 60 })).order).toMatchObject({ stage: 'HOLD' })
    const held = await advance('clock', { order: order.sn, seconds: MOST_TEST_SECONDS })
    expect(held.order).toMatchObject({ stage: 'RELEASED' })
    const income = Number((await client.do(`GET /orders/${order.sn}`)).income)
    expect(Number((await client.do('GET /figures')).available) - Number(before.available)).toBeCloseTo(income)
    await sendTestEvents(world)
    const types = received.map(({ event }) => event.type).sort()
    expect(types).toEqual(
      ['goods.approved', 'goods.sold', 'order.confirmed', 'order.delivered', 'order.paid', 'order.released'].sort(),
    )
    for (const { headers, body, event } of received) {
      const id = String(headers['webhook-id'])
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      expect(headers['webhook-signature']).toBe(signatureOf(made.secret, { id, at, body }))
      expect(event).toMatchObject({ livemode: false })
    }
    expect(await auditLedger((await testServices(world)).db)).toEqual([])
  })

  it('questions, offers and an agreed price work as with real buyers', async () => {
    const sn = await listAccount(client)
    const { question } = await advance('ask', { goods: sn, text: '皮肤都在吗，可以换绑吗' })
    expect((await client.do('GET /questions')).items).toEqual([question])
    await client.do(`POST /questions/${question.id}/answer`, { body: { answer: '都在，可以换绑' } })
    expect(await refused('bargain', { goods: sn, offer: '150.00' })).toMatchObject({ status: 422, name: 'BARGAIN_OFF' })
    await client.do(`PATCH /goods/${sn}`, { body: { bargain: true } })
    const { bargain } = await advance('bargain', { goods: sn, offer: '150.00' })
    expect((await client.do('GET /bargains')).items).toMatchObject([{ id: bargain.id, price: '150.00', by: 'buyer' }])
    await client.do(`POST /bargains/${bargain.id}/answer`, { body: { action: 'accept' } })
    const { order } = await advance('buy', { goods: sn, bargain: bargain.id })
    expect(order).toMatchObject({ status: 'paid', amount: '150.00' })
  })

  it('the buyer cancels before delivery, and disputes after it; time passes for the dispute', async () => {
    const first = await listAccount(client)
    const cancelled = await buyOne(client, first)
    const { order } = await advance('request-cancel', { order: cancelled, text: '买错了' })
    expect(order).toMatchObject({ status: 'cancelled' })
    const sold = await buyOne(client, first)
    await client.do(`POST /orders/${sold}/deliver`, { body: delivery })
    expect((await advance('dispute', { order: sold })).order).toMatchObject({ status: 'delivered' })
    expect(await refused('dispute', { order: sold })).toMatchObject({ status: 422 })
    await advance('clock', { order: sold, seconds: 10 * 86_400 })
    const { db } = await testServices(world)
    expect(
      await db
        .select()
        .from(disputes)
        .where(eq(disputes.orderSn, sold as never)),
    ).toMatchObject([{ stage: 'staff' }])
  })

  it('an order that is not delivered in time is cancelled by its clock', async () => {
    const sn = await buyOne(client, await listAccount(client))
    expect((await advance('clock', { order: sn, seconds: 2 * 86_400 })).order).toMatchObject({ status: 'cancelled' })
    expect(await refused('clock', { order: sn, seconds: 60 })).toMatchObject({ status: 422, name: 'ORDER_STATE' })
  })

  it('a listing is refused with the given words, and what is decided cannot be decided again', async () => {
    const { sn, status } = await client.do('POST /goods', {
      body: { game: 107, type: 27, area: 1, title: '全服通用 铭文碎片', price: '20.00', stock: 5 },
    })
    expect(status).toBe('in_review')
    const { goods: shown } = await advance('refuse', { goods: sn, text: '图片不清楚' })
    expect(shown).toMatchObject({ sn, status: 'refused' })
    expect(await refused('approve', { goods: sn })).toMatchObject({ status: 422, name: 'REVIEW_DONE' })
  })

  it('a repeated request with the same key buys and moves a clock once', async () => {
    const sn = await listAccount(client)
    const key = randomUUID()
    const body = { action: 'buy', goods: sn }
    const [one, two] = await Promise.all([0, 1].map(() => client.do('POST /test/advance', { body, key })))
    expect(one.order.sn).toBe(two.order.sn)
    const order = one.order.sn
    const { dueAt } = await client.do(`GET /orders/${order}`)
    const moved = { body: { action: 'clock', order, seconds: 600 }, key: randomUUID() }
    for (let n = 0; n < 2; n++) await client.do('POST /test/advance', moved)
    expect(Date.parse(dueAt) - Date.parse((await client.do(`GET /orders/${order}`)).dueAt)).toBe(600_000)
  })

  it('an action without what it needs names the field', async () => {
    expect(await refused('buy')).toEqual({ status: 400, name: 'INVALID_INPUT', field: 'goods' })
    expect(await refused('confirm')).toEqual({ status: 400, name: 'INVALID_INPUT', field: 'order' })
    const sn = await listAccount(client)
    expect(await refused('bargain', { goods: sn })).toEqual({ status: 400, name: 'INVALID_INPUT', field: 'offer' })
    const order = await buyOne(client, sn)
    expect(await refused('clock', { order })).toEqual({ status: 400, name: 'INVALID_INPUT', field: 'seconds' })
    expect(await refused('fly')).toEqual({ status: 400, name: 'INVALID_INPUT', field: 'action' })
  })

  it("another seller's goods and orders cannot be played with", async () => {
    const sn = await listAccount(client)
    const order = await buyOne(client, sn)
    const other = await testClient(world, await world.person())
    for (const action of ['buy', 'ask', 'approve', 'refuse'])
      expect(await refused(action, { goods: sn }, other)).toMatchObject({ status: 404 })
    for (const action of ['confirm', 'dispute', 'request-cancel'])
      expect(await refused(action, { order }, other)).toMatchObject({ status: 404 })
    expect(await refused('clock', { order, seconds: 60 }, other)).toMatchObject({ status: 404 })
  })
})

describe('the two modes', () => {
  it('nothing of a test sale is in the live database, and no money moved there', async () => {
    const { db } = world.services
    const counts = () => Promise.all([goods, orders, transfers, users].map((table) => db.$count(table)))
    const before = await counts()
    const sn = await buyOne(client, await listAccount(client))
    await client.do(`POST /orders/${sn}/deliver`, { body: delivery })
    await advance('confirm', { order: sn })
    expect(await counts()).toEqual(before)
  })

  it('a live key is refused to advance, and a member cannot do it from the page', async () => {
    const live = await openClient(world, seller)
    expect(await refused('buy', { goods: 'WZZH1070001' }, live)).toMatchObject({ status: 403, name: 'TEST_KEY_ONLY' })
    const visitor = await world.logIn(seller)
    const { name } = await visitor.ask('POST /testMode/advance', { action: 'buy', goodsSn: 'WZZH1070001' })
    expect(name).toBe('TEST_KEY_ONLY')
  })

  it('a revoked test key is refused', async () => {
    const visitor = await world.logIn(seller)
    const { list } = await visitor.do('GET /apiKey/list', {})
    expect(list).toMatchObject([{ mode: 'test', start: expect.stringMatching(/^sk_test_/) }])
    await client.do('GET /goods')
    await visitor.do('POST /apiKey/revoke', { keyId: String(list[0]?.keyId) })
    expect(await client.ask('GET /goods')).toMatchObject({ status: 401 })
    expect((await visitor.do('GET /apiKey/calls', {})).list).toMatchObject([{ mode: 'test', path: '/open/v1/goods' }])
  })

  it('many first calls at once create one account, one buyer and one balance', async () => {
    await Promise.all(Array.from({ length: 8 }, () => client.do('GET /goods')))
    const { db } = await testServices(world)
    expect(await db.select().from(users).where(eq(users.id, seller.userId))).toMatchObject([{ phone: null }])
    expect(await client.do('GET /figures')).toMatchObject({ available: '1000.00' })
    expect(await db.$count(users, gt(users.id, 2_000_000_000 as never))).toBe(0)
  })

  it('calls of distributors and the platform have no test mode', async () => {
    const { status, body } = await client.ask('GET /site/orders')
    expect(status).toBe(403)
    expect(body).toMatchObject({ name: 'API_SCOPE', detail: expect.stringContaining('没有测试模式') })
  })

  it('a test key needs a real name, but no pay password', async () => {
    const form = { mode: 'test', name: '调试', scopes: 'goods.read' } as const
    const unverified = await world.logIn(await world.person({ verified: false }))
    expect((await unverified.ask('POST /apiKey/create', form)).name).toBe('NOT_VERIFIED')
    const visitor = await world.logIn(seller)
    expect((await visitor.do('POST /apiKey/create', form)).key).toMatch(/^sk_test_/)
    const { name, data } = await visitor.ask('POST /apiKey/create', { ...form, mode: 'live' })
    expect({ name, data }).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'payPassword' } })
  })
})
