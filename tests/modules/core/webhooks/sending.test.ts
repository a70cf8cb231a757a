import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webhookEndpoints, webhookSends } from '@/lib/server/db/schema/core/webhooks'
import { pruneWebhookSends } from '@/lib/server/modules/core/webhooks/prune-webhook-sends'
import { recordEvents } from '@/lib/server/modules/core/webhooks/record-events'
import { signatureOf } from '@/lib/server/modules/core/webhooks/rules-signature'
import { openReceiver, type Received } from '../../../support/fixtures/webhooks/receiver'
import { addWebhook, LOCAL_RECEIVERS, sendAll, sendOnce } from '../../../support/fixtures/webhooks/shop'
import { openWorld, type Person, type World } from '../../../support/world'

/** Queues numbered events of objects for a seller, `rounds` of each. */
async function queue(world: World, person: Person, { objects, rounds }: { objects: number; rounds: number }) {
  const owner = { kind: 'seller', id: person.userId, distId: 1 } as const
  for (let round = 1; round <= rounds; round++) {
    const facts = Array.from({ length: objects }, (_, index) => ({
      owner,
      type: 'key.revoked' as const,
      object: `key:${index}`,
      data: { object: index, round },
    }))
    await world.services.db.transaction((tx) => recordEvents(tx, { facts, at: world.now() }))
  }
}

const open = async () => {
  const world = await openWorld(LOCAL_RECEIVERS)
  const person = await world.person()
  return { world, person, seller: await world.logIn(person) }
}
const states = (world: World) =>
  world.services.db
    .select({
      state: webhookSends.state,
      tries: webhookSends.tries,
      status: webhookSends.status,
      error: webhookSends.error,
    })
    .from(webhookSends)
    .orderBy(webhookSends.id)
const endpointOf = async (world: World) => (await world.services.db.select().from(webhookEndpoints))[0]

describe('a message', () => {
  it('is signed by the secret that was shown, and its id stays the same when it is sent again', async () => {
    const { world, person, seller } = await open()
    const { url, received } = await openReceiver()
    const { secret, webhookId } = await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 1, rounds: 1 })
    expect(await sendAll(world)).toBe(1)
    const { list } = await seller.do('GET /webhook/sends', { webhookId })
    expect(list).toMatchObject([{ type: 'key.revoked', state: 'sent', tries: 1, status: 204, answer: '' }])
    await seller.do('POST /webhook/resend', { sendId: String(list[0]?.sendId) })
    expect(await sendAll(world)).toBe(1)
    expect(received).toHaveLength(2)
    const [first, second] = received as [Received, Received]
    expect(second.body).toBe(first.body)
    const about = { type: 'key.revoked', timestamp: expect.any(String), livemode: true }
    expect(first.event).toEqual(Object.assign(about, { data: { object: 0, round: 1 } }))
    for (const { headers, body } of [first, second]) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      expect(headers['webhook-id']).toBe(list[0]?.messageId)
      expect(headers['webhook-signature']).toBe(signatureOf(secret, { id: String(headers['webhook-id']), at, body }))
    }
  })

  it('is signed by both secrets for 24 hours after a new one was made, then by the new one', async () => {
    const { world, seller } = await open()
    const { url, received } = await openReceiver()
    const first = await addWebhook(seller, url, 'order.paid')
    const { webhookId } = first
    const { secret } = await seller.do('POST /webhook/rotate', { webhookId })
    expect(secret).not.toBe(first.secret)
    const send = async () => {
      await seller.do('POST /webhook/test', { webhookId })
      await sendAll(world)
      const { headers, body } = received.at(-1) as Received
      const message = {
        id: String(headers['webhook-id']),
        at: new Date(Number(headers['webhook-timestamp']) * 1000),
        body,
      }
      const expected = [secret, first.secret].map((one) => signatureOf(one, message))
      return String(headers['webhook-signature'])
        .split(' ')
        .map((signature) => expected.indexOf(signature))
    }
    expect(await send()).toEqual([0, 1])
    world.pass({ hours: 23 })
    expect(await send()).toEqual([0, 1])
    world.pass({ hours: 2 })
    expect(await send()).toEqual([0])
  })

  it('stored secrets are sealed', async () => {
    const { world, seller } = await open()
    const { secret } = await addWebhook(seller, 'https://example.com/hook', 'order.paid')
    const row = await endpointOf(world)
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(row?.secret.includes(Buffer.from(secret))).toBe(false)
  })
})

describe('receivers that fail', () => {
  it('events of each object arrive in order at a receiver that fails one in three', async () => {
    const { world, person, seller } = await open()
    const taken: { object: number; round: number }[] = []
    const { url, received } = await openReceiver((response, index, { event }) => {
      const isTaken = index % 3 !== 0
      if (isTaken) taken.push(event.data as { object: number; round: number })
      response.writeHead(isTaken ? 204 : 500).end()
    })
    await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 20, rounds: 15 })
    for (let i = 0; i < 400 && taken.length < 300; i++) {
      await sendAll(world)
      world.pass({ minutes: 5 })
    }
    expect(taken).toHaveLength(300)
    for (let object = 0; object < 20; object++)
      expect(taken.filter((one) => one.object === object).map(({ round }) => round)).toEqual(
        Array.from({ length: 15 }, (_, index) => index + 1),
      )
    expect(received.length).toBeGreaterThan(400)
    expect(new Set((await states(world)).map(({ state }) => state))).toEqual(new Set(['sent']))
  })

  it('an event that is never taken is tried ten times and then given up, and the next of its object follows', async () => {
    const { world, person, seller } = await open()
    const { url, received } = await openReceiver((response, _, { event }) =>
      response.writeHead(event.data.round === 1 ? 500 : 204).end('no'),
    )
    await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 1, rounds: 2 })
    // the pauses between tries are random, and together about a day
    const isWaiting = async () => (await states(world)).some(({ state }) => state === 'waiting')
    for (let round = 0; round < 300 && (await isWaiting()); round++) {
      await sendAll(world)
      world.pass({ minutes: 30 })
    }
    expect(await states(world)).toEqual([
      { state: 'failed', tries: 10, status: 500, error: '' },
      { state: 'sent', tries: 1, status: 204, error: '' },
    ])
    expect(received.map(({ event }) => event.data.round)).toEqual([...Array.from({ length: 10 }, () => 1), 2])
  })

  it('ten thousand events behind a dead receiver hold up no other endpoint', async () => {
    const { world, person, seller } = await open()
    await addWebhook(seller, 'http://127.0.0.1:1/dead', 'key.revoked')
    await queue(world, person, { objects: 5000, rounds: 2 })
    const other = await world.person()
    const { url, received } = await openReceiver()
    await addWebhook(await world.logIn(other), url, 'key.revoked')
    await queue(world, other, { objects: 40, rounds: 1 })
    let tried = 0
    for (let turns = 0; received.length < 40 && turns < 5; turns++) tried += await sendOnce(world)
    expect(received).toHaveLength(40)
    expect(tried - 40, 'the dead one costs one round').toBeLessThanOrEqual(8)
    // it is asked with one event after each pause
    expect(await sendAll(world)).toBe(0)
    world.pass({ hours: 1 })
    expect(await sendAll(world)).toBe(1)
    expect(await world.services.db.$count(webhookSends, eq(webhookSends.state, 'waiting'))).toBe(10_000)
  })

  it('an endpoint that fails for three days is switched off with a notice, keeps its events and can be switched on', async () => {
    const { world, person, seller } = await open()
    let isUp = false
    const { url, received } = await openReceiver((response) => response.writeHead(isUp ? 200 : 503).end())
    const { webhookId } = await addWebhook(seller, url, 'key.revoked')
    for (let half = 0; half < 7; half++) {
      await queue(world, person, { objects: 1, rounds: 1 })
      for (let hour = 0; hour < 12; hour++) {
        await sendAll(world)
        world.pass({ hours: 1 })
      }
    }
    const [row] = (await seller.do('GET /webhook/list', {})).list
    expect(row).toMatchObject({ isOn: false, offReason: '连续 3 天推送失败，已自动停用' })
    const { list } = await seller.do('GET /notification/list', {})
    expect(list[0]).toMatchObject({ kind: 'security', title: '推送地址已停用', href: '/center/sell/api' })
    const before = received.length
    await queue(world, person, { objects: 1, rounds: 1 })
    world.pass({ days: 1 })
    await sendAll(world)
    expect(received.length).toBe(before)
    expect((await seller.ask('POST /webhook/test', { webhookId })).name).toBe('WEBHOOK_OFF')
    isUp = true
    await seller.do('POST /webhook/switch', { webhookId, on: '1' })
    await sendAll(world)
    const waiting = (await states(world)).filter(({ state }) => state === 'waiting')
    expect(waiting).toEqual([])
    expect(received.length).toBeGreaterThan(before)
  })

  it('one failure and another days later are no reason to switch it off', async () => {
    const { world, person, seller } = await open()
    const { url } = await openReceiver((response) => response.writeHead(500).end())
    await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 1, rounds: 1 })
    await sendAll(world)
    await world.services.db.delete(webhookSends)
    world.pass({ days: 4 })
    await queue(world, person, { objects: 1, rounds: 1 })
    await sendAll(world)
    expect((await seller.do('GET /webhook/list', {})).list[0]).toMatchObject({ isOn: true })
  })
})

describe('several instances, and kills', () => {
  it('many lanes at once send each event once', async () => {
    const { world, person, seller } = await open()
    const { url, received } = await openReceiver()
    await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 30, rounds: 3 })
    for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 6 }, () => sendOnce(world)))
    const ids = received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(90)
    expect(new Set(ids).size).toBe(90)
  })

  it('what an instance was sending when it was killed is sent by another, after its turn has ended', async () => {
    const { world, person, seller } = await open()
    const { url, received } = await openReceiver()
    await addWebhook(seller, url, 'key.revoked')
    await queue(world, person, { objects: 3, rounds: 1 })
    const until = sql`${new Date(world.now().getTime() + 60_000).toISOString()}::timestamptz`
    await world.services.db.update(webhookEndpoints).set({ lease: 'of a killed instance', leasedUntil: until })
    expect(await sendAll(world)).toBe(0)
    world.pass({ minutes: 2 })
    expect(await sendAll(world)).toBe(3)
    expect(received).toHaveLength(3)
  })

  it('a change that was rolled back sends nothing', async () => {
    const { world, person, seller } = await open()
    await addWebhook(seller, 'https://example.com/hook', 'key.revoked')
    const fact = {
      owner: { kind: 'seller', id: person.userId, distId: 1 },
      type: 'key.revoked',
      object: 'key:1',
    } as const
    const lost = world.services.db.transaction(async (tx) => {
      await recordEvents(tx, { facts: [fact], at: world.now() })
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    expect(await states(world)).toEqual([])
  })
})

it('what was sent is deleted after 30 days', async () => {
  const { world, person, seller } = await open()
  await addWebhook(seller, 'https://example.com/hook', 'key.revoked')
  await queue(world, person, { objects: 1, rounds: 1 })
  world.pass({ days: 20 })
  await queue(world, person, { objects: 1, rounds: 1 })
  world.pass({ days: 11 })
  await pruneWebhookSends(world.services.db, world.now())
  expect(await states(world)).toHaveLength(1)
})
