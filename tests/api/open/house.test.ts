import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffMembers } from '@/lib/server/db/schema/people/staff'
import { HOUSE_SCOPE_NAMES } from '@/lib/shared/people/api-keys'
import { eventsFor } from '@/lib/shared/people/webhooks'
import { formatDateTime } from '@/lib/shared/time'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { OpenClient, openClient } from '../../support/fixtures/open-client'
import { addSharePayeeRow, askShare, bindAuthenticator, codeNow, earnShare } from '../../support/fixtures/share'
import { openReceiver } from '../../support/fixtures/webhooks/receiver'
import { LOCAL_RECEIVERS, sendAll } from '../../support/fixtures/webhooks/shop'
import type { Visitor } from '../../support/visitor'
import { openWorld, type Person, type World } from '../../support/world'

let world: World
let owner: Person
let office: Visitor
beforeEach(async () => {
  world = await openWorld(LOCAL_RECEIVERS)
  await world.placeAtWill()
  owner = await world.person({ staff: 'owner', ofDist: 1 })
  await bindAuthenticator(world, owner)
  office = await world.logIn(owner)
})

/** A client with a key of the house of this member of staff. */
async function houseClient(by: Visitor = office, scopes: string = HOUSE_SCOPE_NAMES.join(), distId = 1) {
  world.pass({ minutes: 1 })
  const { key } = await by.do('POST /console/createApiKey', { name: '对账', scopes, code: codeNow(world) })
  return new OpenClient(world, key, distId)
}
async function listen(by: Visitor, kind: 'site' | 'platform') {
  const { url, received } = await openReceiver()
  const { row } = await by.do('POST /console/addWebhook', { url, events: eventsFor(kind).join() })
  return {
    webhookId: String(row.webhookId),
    async news() {
      await sendAll(world)
      return received.splice(0).map(({ event }) => event)
    },
  }
}
const sell = async () => {
  const deal = await Deal.open(world, { price: '100.00', balance: '100.00' })
  await (await deal.place()).pay()
  return deal
}

describe('keys of a house', () => {
  it('reads orders, payouts and books of the own site page by page, as the console shows them', async () => {
    const deals = [await sell(), await sell(), await sell()]
    const client = await houseClient()
    const pages = await client.pages('/site/orders', 2)
    expect(pages.map((page) => page.length)).toEqual([2, 1])
    expect(pages.flat().map(({ sn }) => sn)).toEqual(deals.map(({ orderSn }) => orderSn).reverse())
    const file = await client.do(`GET /site/orders/${deals[0]?.orderSn}`)
    const shown = await office.do('GET /console/order', { orderSn: deals[0]?.orderSn ?? '' })
    expect(file).toMatchObject({ sn: shown.orderSn, total: shown.total, fee: shown.fee, transfers: shown.transfers })
    for (const yuan of ['10.00', '20.00', '30.00']) await earnShare(world, 1, yuan)
    await earnShare(world, 2, '99.00')
    const books = await client.pages('/site/books', 2)
    expect(books.flat().map(({ amount, site }) => [amount, site])).toEqual([
      ['30.00', 1],
      ['20.00', 1],
      ['10.00', 1],
    ])
    const payeeId = await addSharePayeeRow(world, owner, 1)
    for (const amount of ['11.00', '12.00']) {
      world.pass({ minutes: 1 })
      expect((await askShare(world, office, payeeId, amount)).name).toBe('OK')
    }
    const payouts = (await client.pages('/site/payouts', 1)).flat()
    expect(payouts.map(({ amount }) => amount)).toEqual(['12.00', '11.00'])
    expect((await client.do(`GET /site/payouts?sn=${payouts[1].sn}`)).items).toEqual([payouts[1]])
  })

  it('is shown once, needs the code, and is written to the audit log', async () => {
    world.pass({ minutes: 1 })
    const form = { name: '对账', scopes: 'books.read', code: '000000' }
    expect((await office.ask('POST /console/createApiKey', form)).name).toBe('WRONG_STAFF_CODE')
    const { key } = await houseClient(office, 'books.read')
    const { list } = await office.do('GET /console/apiKeys', {})
    expect(list).toMatchObject([{ name: '对账', scopes: ['books.read'], by: owner.nickName, isInForce: true }])
    expect(JSON.stringify(list)).not.toContain(key)
    const audit = await office.do('GET /console/audit', {})
    expect(audit.list[0]).toMatchObject({ action: 'apiKey.create' })
    expect((await office.do('GET /apiKey/list', {})).list).toEqual([])
  })

  it('opens nothing else: neither seller calls, other sites, permissions it lacks, nor what its maker may not do', async () => {
    const deal = await sell()
    const client = await houseClient(office, 'books.read')
    expect((await client.ask('GET /goods')).body.name).toBe('API_SCOPE')
    expect((await client.ask('GET /site/orders')).body.name).toBe('API_SCOPE')
    expect((await new OpenClient(world, client.key, 2).ask('GET /site/books')).body.name).toBe('API_KEY')
    const seller = await openClient(world, deal.people.seller)
    expect((await seller.ask('GET /site/orders')).body.name).toBe('API_SCOPE')
    expect(
      (await office.ask('POST /apiKey/create', { name: 'x', scopes: 'books.read' as never, payPassword: '246810' }))
        .name,
    ).toBe('INVALID_INPUT')
    const all = await houseClient()
    expect((await all.ask('GET /site/orders')).status).toBe(200)
    const [member] = await world.services.db.select().from(staffMembers).where(eq(staffMembers.userId, owner.userId))
    const set = (change: object) =>
      world.services.db
        .update(staffMembers)
        .set(change)
        .where(eq(staffMembers.id, member?.id ?? 0))
    await set({ role: 'finance' })
    expect((await all.ask('GET /site/orders')).body.name).toBe('FORBIDDEN')
    await set({ role: 'owner', removedAt: world.now() })
    expect((await all.ask('GET /site/books')).body.name).toBe('FORBIDDEN')
    const colleague = await world.person({ staff: 'owner', ofDist: 1 })
    const { list } = await (await world.logIn(colleague)).do('GET /console/apiKeys', {})
    expect(list.map(({ isInForce }) => isInForce)).toEqual([false, false])
  })

  it('the books of some days are read alone, page by page, and name their orders', async () => {
    const client = await houseClient()
    const deal = await sell()
    await deal.deliver()
    await deal.confirm()
    await passAndRun(world, { days: 30 })
    const today = () => formatDateTime(world.now()).slice(0, 10)
    const [first, ...more] = (await client.do('GET /site/books')).items
    expect(more).toEqual([])
    expect(first).toMatchObject({ order: deal.orderSn, site: 1 })
    const [released] = first.createdAt.split('T')
    world.pass({ days: 1 })
    for (const yuan of ['2.00', '3.00', '4.00']) await earnShare(world, 1, yuan)
    const amounts = async (query: string) =>
      (await client.pages(`/site/books?${query}`, 2)).flat().map(({ amount, order }) => [amount, order])
    const later = [
      ['4.00', null],
      ['3.00', null],
      ['2.00', null],
    ]
    expect(await amounts(`from=${today()}`)).toEqual(later)
    expect(await amounts(`from=${today()}&to=${today()}`)).toEqual(later)
    expect(await amounts(`to=${released}`)).toEqual([[first.amount, deal.orderSn]])
    expect(await amounts(`from=${today()}&to=${released}`)).toEqual([])
    expect(await client.ask('GET /site/books?from=2026-02-30')).toMatchObject({
      status: 400,
      body: { field: 'from', detail: '日期不存在，请核对' },
    })
  })

  it('a distributor reads nothing of another site, and cannot revoke its keys or see its calls', async () => {
    const deal = await sell()
    await houseClient()
    const other = await world.person({ staff: 'owner', ofDist: 2 })
    await bindAuthenticator(world, other)
    const elsewhere = await world.logIn(other, 2)
    const client = await houseClient(elsewhere, HOUSE_SCOPE_NAMES.join(), 2)
    expect((await client.do('GET /site/orders')).items).toEqual([])
    expect((await client.do('GET /site/orders?site=1')).items).toEqual([])
    expect((await client.ask(`GET /site/orders/${deal.orderSn}`)).body.name).toBe('NOT_FOUND')
    await earnShare(world, 1, '10.00')
    expect((await client.do('GET /site/books?site=1')).items).toEqual([])
    const [key] = (await office.do('GET /console/apiKeys', {})).list
    expect((await elsewhere.ask('POST /console/revokeApiKey', { keyId: String(key?.keyId) })).name).toBe('NOT_FOUND')
    expect((await office.do('GET /console/apiCalls', {})).list).toEqual([])
    expect((await elsewhere.do('GET /console/apiCalls', {})).total).toBe(4)
    await office.do('POST /console/revokeApiKey', { keyId: String(key?.keyId) })
    expect((await office.do('GET /console/apiKeys', {})).list).toEqual([])
  })

  it('a key of the platform reads all sites', async () => {
    const deal = await sell()
    await earnShare(world, 2, '7.00')
    const boss = await world.person({ staff: 'owner' })
    await bindAuthenticator(world, boss)
    const client = await houseClient(await world.logIn(boss))
    expect((await client.do('GET /site/orders')).items.map(({ sn }: { sn: string }) => sn)).toEqual([deal.orderSn])
    expect((await client.do('GET /site/books?site=2')).items).toMatchObject([{ amount: '7.00', site: 2 }])
    expect((await client.ask('GET /site/payouts')).body.name).toBe('FORBIDDEN')
  })
})

describe('events of a house', () => {
  it('a site and the platform get events of orders; another site gets none', async () => {
    const site = await listen(office, 'site')
    const platform = await listen(await world.logIn({ staff: 'owner' }), 'platform')
    const other = await listen(await world.logIn(await world.person({ staff: 'owner', ofDist: 2 }), 2), 'site')
    const deal = await sell()
    const [event, ...more] = await site.news()
    expect(more).toEqual([])
    const client = await houseClient()
    expect(event).toMatchObject({ type: 'order.paid', data: await client.do(`GET /site/orders/${deal.orderSn}`) })
    expect(await platform.news()).toMatchObject([{ type: 'order.paid', data: { sn: deal.orderSn, site: 1 } }])
    expect(await other.news()).toEqual([])
    await deal.deliver()
    const arrived = [await site.news(), await platform.news(), await other.news()]
    expect(arrived.map((events) => events.map(({ type }) => type))).toEqual([
      ['order.delivered'],
      ['order.delivered'],
      [],
    ])
  })

  it('articles are events of their house', async () => {
    const { news } = await listen(office, 'site')
    const article = { type: '1', title: '停机维护', html: '<p>今晚维护</p>', summary: '' } as const
    const { code } = await office.do('POST /console/saveArticle', article)
    expect(await news()).toMatchObject([
      { type: 'article.saved', data: { code, title: '停机维护', html: '<p>今晚维护</p>' } },
    ])
    await office.do('POST /console/removeArticle', { code, reason: '发错了' })
    expect(await news()).toMatchObject([{ type: 'article.removed', data: { code, title: '停机维护' } }])
  })

  it('an endpoint whose maker left is switched off, and works again once a colleague switches it on', async () => {
    const { news, webhookId } = await listen(office, 'site')
    await world.services.db
      .update(staffMembers)
      .set({ removedAt: world.now() })
      .where(eq(staffMembers.userId, owner.userId))
    const deal = await sell()
    expect(await news()).toEqual([])
    const colleague = await world.logIn(await world.person({ staff: 'owner', ofDist: 1 }))
    expect((await colleague.do('GET /console/webhooks', {})).list[0]).toMatchObject({
      isOn: false,
      offReason: '添加人已不能管理事件通知，已自动停用',
    })
    await colleague.do('POST /console/switchWebhook', { webhookId, on: '1' })
    expect(await news()).toMatchObject([{ type: 'order.paid', data: { sn: deal.orderSn } }])
  })

  it('events that are not for a house cannot be chosen', async () => {
    const form = { url: 'https://example.com/hook', events: 'bargain.offered' }
    expect((await office.ask('POST /console/addWebhook', form)).name).toBe('INVALID_INPUT')
  })
})
