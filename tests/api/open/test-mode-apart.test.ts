import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRoutes } from '@/lib/server/api/open/table'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { orders } from '@/lib/server/db/schema/orders/trading'
import { readersOf } from '@/lib/server/runtime/private-media'
import { Deal } from '../../support/fixtures/deal'
import { OpenClient, openClient } from '../../support/fixtures/open-client'
import { buyOne, listAccount, testClient, testServices } from '../../support/fixtures/test-mode/programs'
import { addWebhook, LOCAL_RECEIVERS } from '../../support/fixtures/webhooks/shop'
import { openWorld, World } from '../../support/world'

const world = new World()
beforeAll(async () => {
  await world.open({ ...LOCAL_RECEIVERS, hasTestMode: true })
  return () => world.close()
})

/** What each call sends about an object of the other mode; those without a row need no body. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PATCH /goods/{sn}': { title: '换个标题试试看' },
  'PUT /goods/{sn}/price': { price: '9.00' },
  'PUT /goods/{sn}/stock': { stock: 3 },
  'PUT /goods/{sn}/shelf': { onShelf: false },
  'POST /goods/{sn}/codes': { codes: ['ABCD-1234'] },
  'POST /orders/{sn}/deliver': { account: 'a', password: 'b' },
  'POST /orders/{sn}/refuse': { reason: '没有货' },
  'POST /orders/{sn}/refund': { reason: '没有货' },
  'PATCH /webhooks/{id}': { events: ['order.paid'] },
  'PUT /webhooks/{id}/on': { on: false },
}

/** The numbers of one mode's objects, asked for with the key of the other. */
async function tryAll(by: OpenClient, { sn, order }: { sn: string; order: string }): Promise<string[]> {
  const found: string[] = []
  for (const [call, { path, scope }] of openRoutes()) {
    const isNamed = path && /^\w+ \/(goods|orders)\//.test(call)
    if (!isNamed || scope.startsWith('site.') || scope === 'books.read') continue
    const number = call.includes('/goods/') ? sn : order
    const { status } = await by.ask(call.replace('{sn}', number), { body: BODIES[call] })
    if (status !== 404) found.push(`${call}: ${status}`)
  }
  return found
}

it('a test key finds no live goods or orders, and a live key none of test mode, whatever the call', async () => {
  // each mode counts its goods from the same number: these make those of the test differ
  for (let n = 0; n < 5; n++) await world.goods({ seller: await world.person(), price: '10.00' })
  const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
  await (await deal.place()).pay()
  const person = deal.people.seller
  const [live, test] = [await openClient(world, person), await testClient(world, person)]
  const sn = await listAccount(test)
  const order = await buyOne(test, sn)
  const services = await testServices(world)
  const rows = (db: typeof services.db) => Promise.all([db.select().from(goods), db.select().from(orders)])
  const before = [await rows(world.services.db), await rows(services.db)]
  expect(await tryAll(test, { sn: deal.goods.sn, order: deal.orderSn })).toEqual([])
  expect(await tryAll(live, { sn, order })).toEqual([])
  expect([await rows(world.services.db), await rows(services.db)]).toEqual(before)
  expect((await live.do('GET /orders')).items.map((row: { sn: string }) => row.sn)).toEqual([deal.orderSn])
  expect((await test.do('GET /orders')).items.map((row: { sn: string }) => row.sn)).toEqual([order])
})

it('an item of the same number in both modes is changed in that of the key alone', async () => {
  const person = await world.person()
  const [live, test] = [await openClient(world, person), await testClient(world, person)]
  const sn = await listAccount(test, '188.00')
  const real = await world.goods({ seller: person, price: '50.00' })
  const { db } = world.services
  await db
    .update(goods)
    .set({ sn: `${sn.slice(0, -1)}9` as never })
    .where(eq(goods.sn, sn as never))
  await db
    .update(goods)
    .set({ sn: sn as never })
    .where(eq(goods.sn, real.sn))
  await test.do(`PUT /goods/${sn}/price`, { body: { price: '199.00' } })
  await test.do(`PUT /goods/${sn}/shelf`, { body: { onShelf: false } })
  expect(await live.do(`GET /goods/${sn}`)).toMatchObject({ price: '50.00', status: 'on_shelf' })
  await live.do(`PUT /goods/${sn}/price`, { body: { price: '60.00' } })
  expect(await test.do(`GET /goods/${sn}`)).toMatchObject({ price: '199.00', status: 'off_shelf' })
})

it('endpoints with the same number in both modes are changed in their own alone', async () => {
  const person = await world.person()
  const visitor = await world.logIn(person)
  const test = await testClient(world, person)
  const { webhookId } = await addWebhook(visitor, 'https://example.com/live', 'order.paid')
  const form = { url: 'https://example.com/test', events: 'order.paid', mode: 'test' } as const
  const testIds: string[] = []
  while (!testIds.includes(webhookId) && testIds.length < 5)
    testIds.push(String((await visitor.do('POST /webhook/create', form)).row.webhookId))
  expect((await test.do('GET /webhooks')).items).toHaveLength(testIds.length)
  for (const id of testIds) await test.do(`DELETE /webhooks/${id}`)
  expect((await test.ask(`DELETE /webhooks/${webhookId}`)).status).toBe(404)
  expect((await visitor.do('GET /webhook/list', {})).list).toMatchObject([{ mode: 'live', isOn: true }])
  expect((await visitor.do('GET /webhook/list', { mode: 'test' })).list).toEqual([])
})

it('a new address of a test endpoint notifies its owner in the live account, without an urgent message', async () => {
  const person = await world.person()
  const visitor = await world.logIn(person)
  const form = { url: 'https://example.com/test', events: 'order.paid', mode: 'test' } as const
  const { row } = await visitor.do('POST /webhook/create', form)
  const change = { webhookId: String(row.webhookId), mode: 'test' } as const
  await visitor.do('POST /webhook/change', { ...change, events: 'order.paid,goods.sold' })
  world.pass({ minutes: 1 })
  await visitor.do('POST /webhook/change', { ...change, url: 'https://example.com/other' })
  const { list } = await visitor.do('GET /notification/list', {})
  const own = list.filter(({ title }) => title.startsWith('测试模式：'))
  expect(own.map(({ kind, title }) => [kind, title])).toEqual([
    ['security', '测试模式：推送地址已修改'],
    ['security', '测试模式：添加了推送地址'],
  ])
  expect(own[0]?.text).toContain('https://example.com/other')
})

it('a site without a test database says so and refuses test keys, also one that was made before', async () => {
  const person = await world.person()
  const { key } = await testClient(world, person)
  const without = await openWorld()
  const visitor = await without.logIn(await without.person())
  expect((await visitor.do('GET /apiKey/list', {})).hasTestMode).toBe(false)
  const form = { mode: 'test', name: '调试', scopes: 'goods.read' } as const
  expect(await visitor.ask('POST /apiKey/create', form)).toMatchObject({ name: 'TEST_MODE_OFF' })
  expect(await visitor.ask('GET /webhook/list', { mode: 'test' })).toMatchObject({ name: 'TEST_MODE_OFF' })
  const { testMode } = world.services
  onTestFinished(() => void Object.assign(world.services, { testMode }))
  Object.assign(world.services, { testMode: null })
  const { status, body } = await new OpenClient(world, key).ask('GET /goods')
  expect({ status, name: body.name, detail: body.detail }).toEqual({
    status: 403,
    name: 'TEST_MODE_OFF',
    detail: '本站未开通测试模式',
  })
})

it('a sale of test mode calls no vendor of the installation', async () => {
  const services = world.services
  const touched: string[] = []
  const spy = (name: string) =>
    new Proxy({}, { get: (_, part) => (part === 'then' ? undefined : touched.push(`${name}.${String(part)}`)) })
  const names = ['payments', 'payout', 'sms', 'mail', 'realName', 'moderation', 'domain', 'wechatPush'] as const
  const test = await testClient(world, await world.person())
  const kept = Object.fromEntries(names.map((name) => [name, services[name]]))
  onTestFinished(() => void Object.assign(services, kept))
  for (const name of names) Object.assign(services, { [name]: spy(name) })
  const order = await buyOne(test, await listAccount(test))
  await test.do(`POST /orders/${order}/deliver`, { body: { account: 'a', password: 'b' } })
  await test.do('POST /test/advance', { body: { action: 'confirm', order } })
  expect(touched).toEqual([])
})

it('uploads of test mode are stored apart, and no one can open them', async () => {
  const person = await world.person()
  const test = await testClient(world, person)
  const sn = await listAccount(test)
  const [picture] = (await test.do(`GET /goods/${sn}`)).pictures
  const key = String(picture).replace('/media/', '')
  expect(await world.services.storage.read(key)).toBeNull()
  expect(await world.services.storage.read(`test-mode/${key}`)).not.toBeNull()
  expect(readersOf(world.services, `test-mode/${key}`, '')).toBe('none')
})
