import { expect, it } from 'vitest'
import { webhookEndpoints } from '@/lib/server/db/schema/core/webhooks'
import { eraseWebhooks } from '@/lib/server/modules/core/webhooks/erase-webhooks'
import { WEBHOOK_EVENT_NAMES } from '@/lib/shared/people/webhooks'
import { openClient } from '../../support/fixtures/open-client'
import { openReceiver } from '../../support/fixtures/webhooks/receiver'
import { addWebhook, LOCAL_RECEIVERS, sendAll } from '../../support/fixtures/webhooks/shop'
import { openWorld } from '../../support/world'

const ADDRESS = 'https://example.com/hook'

it('an endpoint is added with its events, its secret is shown once, and its owner is notified', async () => {
  const world = await openWorld()
  const seller = await world.logIn()
  const { secret, row } = await seller.do('POST /webhook/create', {
    url: ADDRESS,
    events: 'order.paid,order.paid,goods.sold',
  })
  expect(secret).toMatch(/^whsec_/)
  expect(row).toMatchObject({ url: ADDRESS, events: ['order.paid', 'goods.sold'], isOn: true, offReason: '' })
  const { list } = await seller.do('GET /webhook/list', {})
  expect(list).toEqual([row])
  expect(JSON.stringify(list)).not.toContain(secret)
  const notices = (await seller.do('GET /notification/list', {})).list
  expect(notices[0]).toMatchObject({ kind: 'security', title: '添加了推送地址' })
  expect(JSON.stringify(notices)).not.toContain(secret)
})

it('an unverified member, a wrong address, no event and an event of other owners are refused', async () => {
  const world = await openWorld()
  const unverified = await world.logIn({ verified: false })
  expect((await unverified.ask('POST /webhook/create', { url: ADDRESS, events: 'order.paid' })).name).toBe(
    'NOT_VERIFIED',
  )
  const seller = await world.logIn()
  const field = async (input: { url: string; events: string }) => {
    const { name, data } = await seller.ask('POST /webhook/create', input)
    return [name, (data as unknown as { field?: string } | null)?.field]
  }
  expect(await field({ url: 'http://example.com', events: 'order.paid' })).toEqual(['INVALID_INPUT', 'url'])
  expect(await field({ url: 'http://127.0.0.1:80/', events: 'order.paid' })).toEqual(['INVALID_INPUT', 'url'])
  expect(await field({ url: '', events: 'order.paid' })).toEqual(['INVALID_INPUT', 'url'])
  expect(await field({ url: ADDRESS, events: '' })).toEqual(['INVALID_INPUT', 'events'])
  expect(await field({ url: ADDRESS, events: 'money.sent' })).toEqual(['INVALID_INPUT', 'events'])
  expect(await field({ url: ADDRESS, events: 'article.saved' })).toEqual(['INVALID_INPUT', 'events'])
  expect((await seller.do('GET /webhook/list', {})).list).toEqual([])
})

it('an owner has at most five endpoints, also if they are added at once; a deleted one makes room', async () => {
  const world = await openWorld()
  const seller = await world.logIn()
  const add = () => seller.ask('POST /webhook/create', { url: ADDRESS, events: 'order.paid' })
  const names = (await Promise.all(Array.from({ length: 8 }, add))).map(({ name }) => name)
  expect(names.filter((name) => name === 'TOO_MANY')).toHaveLength(3)
  const { list } = await seller.do('GET /webhook/list', {})
  expect(list).toHaveLength(5)
  await seller.do('POST /webhook/remove', { webhookId: String(list[0]?.webhookId) })
  expect((await add()).name).toBe('OK')
})

it('endpoints of another member, and own ones of another site, are not found', async () => {
  const world = await openWorld(LOCAL_RECEIVERS)
  const owner = await world.person()
  const seller = await world.logIn(owner)
  const { url } = await openReceiver()
  const { webhookId } = await addWebhook(seller, url, 'order.paid')
  const { sendId } = await seller.do('POST /webhook/test', { webhookId })
  for (const stranger of [await world.logIn(), await world.logIn(owner, 2)]) {
    const names = [
      await stranger.ask('POST /webhook/change', { webhookId, url: 'https://evil.example.com' }),
      await stranger.ask('POST /webhook/switch', { webhookId, on: '0' }),
      await stranger.ask('POST /webhook/rotate', { webhookId }),
      await stranger.ask('POST /webhook/test', { webhookId }),
      await stranger.ask('GET /webhook/sends', { webhookId }),
      await stranger.ask('POST /webhook/resend', { sendId: String(sendId) }),
      await stranger.ask('POST /webhook/remove', { webhookId }),
    ].map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(['NOT_FOUND']))
    expect((await stranger.do('GET /webhook/list', {})).list).toEqual([])
  }
  expect((await seller.do('GET /webhook/list', {})).list[0]).toMatchObject({ url, isOn: true, oldSecretTime: null })
})

it('an endpoint is changed, switched off and on, and tried; a switched-off one gets no event', async () => {
  const world = await openWorld(LOCAL_RECEIVERS)
  const person = await world.person()
  const seller = await world.logIn(person)
  const { url, received } = await openReceiver()
  const { webhookId } = await addWebhook(seller, 'https://example.com/old', 'order.paid')
  expect(await seller.do('POST /webhook/change', { webhookId, url })).toMatchObject({ url, events: ['order.paid'] })
  const events = 'key.revoked,order.paid'
  expect(await seller.do('POST /webhook/change', { webhookId, events })).toMatchObject({
    url,
    events: events.split(','),
  })
  const off = await seller.do('POST /webhook/switch', { webhookId, on: '0' })
  expect(off).toMatchObject({ isOn: false, offReason: '已手动停用' })
  const revoke = async () => {
    const { row } = await seller.do('POST /apiKey/create', {
      name: '助手',
      scopes: 'goods.read',
      payPassword: '246810',
    })
    await seller.do('POST /apiKey/revoke', { keyId: String(row.keyId) })
    return { id: row.keyId, name: '助手', start: row.start }
  }
  await revoke()
  await seller.do('POST /webhook/switch', { webhookId, on: '1' })
  await sendAll(world)
  expect(received).toEqual([])
  const data = await revoke()
  await seller.do('POST /webhook/test', { webhookId })
  await sendAll(world)
  const bodies = received.map(({ event }) => event).sort((a, b) => a.type.localeCompare(b.type))
  expect(bodies).toMatchObject([
    { type: 'key.revoked', data },
    { type: 'webhook.test', data: { webhook: Number(webhookId) } },
  ])
})

it('the seller API manages the same endpoints', async () => {
  const world = await openWorld(LOCAL_RECEIVERS)
  const person = await world.person()
  const client = await openClient(world, person)
  const { url, received } = await openReceiver()
  const made = await client.do('POST /webhooks', { body: { url, events: ['order.paid', 'goods.sold'] } })
  expect(made).toMatchObject({ secret: expect.stringMatching(/^whsec_/), url, events: ['order.paid', 'goods.sold'] })
  expect((await client.ask('POST /webhooks', { body: { url, events: ['a,b'] } })).status).toBe(400)
  expect((await client.do('GET /webhooks')).items).toMatchObject([{ id: made.id, on: true, failingSince: null }])
  const changed = await client.do(`PATCH /webhooks/${made.id}`, {
    body: { events: [...WEBHOOK_EVENT_NAMES].slice(0, 3) },
  })
  expect(changed).toMatchObject({ url, events: WEBHOOK_EVENT_NAMES.slice(0, 3) })
  expect(await client.do(`PUT /webhooks/${made.id}/on`, { body: { on: false } })).toMatchObject({ on: false })
  expect((await client.ask(`POST /webhooks/${made.id}/test`)).body.name).toBe('WEBHOOK_OFF')
  await client.do(`PUT /webhooks/${made.id}/on`, { body: { on: true } })
  expect((await client.do(`POST /webhooks/${made.id}/secret`)).secret).not.toBe(made.secret)
  for (let i = 0; i < 3; i++) await client.do(`POST /webhooks/${made.id}/test`)
  await sendAll(world)
  expect(received).toHaveLength(3)
  const pages = await client.pages(`/webhooks/${made.id}/sends`, 2)
  expect(pages.map((page) => page.length)).toEqual([2, 1])
  const again = await client.do(`POST /webhooks/sends/${pages[1]?.[0].id}/resend`)
  expect(again).toMatchObject({ state: 'waiting', message: pages[1]?.[0].message })
  expect((await client.do(`GET /webhooks/${made.id}/sends?failed=true`)).items).toHaveLength(1)
  expect(await client.do(`DELETE /webhooks/${made.id}`)).toBeNull()
  expect((await client.do('GET /webhooks')).items).toEqual([])
})

it('endpoints are erased with the account', async () => {
  const world = await openWorld()
  const person = await world.person()
  await addWebhook(await world.logIn(person), ADDRESS, 'order.paid')
  await addWebhook(await world.logIn(), ADDRESS, 'order.paid')
  await world.services.db.transaction((tx) => eraseWebhooks(tx, person.userId))
  const left = await world.services.db.select({ ownerId: webhookEndpoints.ownerId }).from(webhookEndpoints)
  expect(left).toHaveLength(1)
  expect(left[0]?.ownerId).not.toBe(person.userId)
})
