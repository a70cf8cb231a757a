import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sessions, users } from '@/lib/server/db/schema/people/identity'
import { startJobs } from '@/lib/server/jobs/start-jobs'
import { revokeSessions } from '@/lib/server/modules/people/identity/sessions/revoke-sessions'
import type { UserId } from '@/lib/shared/ids'
import { Deal } from '../../support/fixtures/deal'
import { SOON } from '../../support/soon'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

/** Tests the live connection over a real socket; it only signals that something happened. */
describe('live connection', () => {
  const world = new World()
  let server: Server
  let url: string
  beforeAll(async () => {
    await world.open()
    server = createServer((_, response) => response.end())
    world.app.attachLive(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await world.close()
    server.close()
  })

  function connect(token: string, host = new URL(world.dist().origin).host): Socket {
    const socket = io(url, {
      path: '/socket.io/',
      transports: ['websocket'],
      reconnection: false,
      auth: { token },
      extraHeaders: { host },
    })
    onTestFinished(() => {
      socket.disconnect()
    })
    return socket
  }
  const next = <T>(socket: Socket, event: string) => new Promise<T>((done) => socket.once(event, done))
  /** Collects events about messages and orders, ignoring presence events. */
  const heard = (socket: Socket) =>
    new Promise<{ type: string }>((done) =>
      socket.on('live', (event: { type: string }) => {
        if (!['presence', 'notification', 'read'].includes(event.type)) done(event)
      }),
    )
  const tokenOf = async (visitor: Visitor) => (await visitor.do('GET /im/getRCloudToken', {})).token
  async function join(visitor: Visitor): Promise<Socket> {
    const socket = connect(await tokenOf(visitor))
    await next(socket, 'connect')
    return socket
  }

  it('the desk of a host is notified without any details; members and other hosts are not notified', async () => {
    const desk = await join(await world.logIn({ staff: 'service' }))
    const ofDist = await join(await world.logIn({ staff: 'service', ofDist: 1 }))
    const elsewhere = await world.person({ staff: 'service', ofDist: 2 })
    const other = connect(await tokenOf(await world.logIn(elsewhere, 2)), new URL(world.dist(2).origin).host)
    await next(other, 'connect')
    const member = await join(await world.logIn())
    const types: string[] = []
    for (const socket of [other, member]) socket.on('live', ({ type }: { type: string }) => void types.push(type))
    // Presence events occur meanwhile.
    const desked = (socket: Socket) =>
      new Promise<object>((done) =>
        socket.on('live', (event: { type: string }) => event.type === 'desk' && done(event)),
      )
    const [first, second] = [desked(desk), desked(ofDist)]
    await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    expect([await first, await second]).toEqual([{ type: 'desk' }, { type: 'desk' }])
    expect(types.filter((type) => type === 'desk' || type === 'order')).toEqual([])
  })

  it('a message notifies the other party with its number only', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const groupId = (await deal.detail()).groupId as number
    const [mine, theirs, stranger] = [await join(deal.buyer), await join(deal.seller), await join(await world.logIn())]
    let overheard = 0
    stranger.on('live', () => {
      overheard++
    })
    const received = Promise.all([heard(mine), heard(theirs)])
    await deal.buyer.do('POST /im/sendMessage', {
      groupId: String(groupId),
      clientMsgId: 'live-message-1',
      messageType: 'text',
      content: '在吗',
    })
    expect(await received).toEqual([
      { type: 'message', groupId, seq: 2 },
      { type: 'message', groupId, seq: 2 },
    ])
    expect(overheard).toBe(0)
  })

  it('a moved read mark is sent to the others once, and so is typing, which is not stored', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const groupId = (await deal.detail()).groupId as number
    const [mine, theirs, stranger] = [await join(deal.buyer), await join(deal.seller), await join(await world.logIn())]
    const received: Record<string, unknown[]> = { mine: [], theirs: [], stranger: [] }
    for (const [name, socket] of Object.entries({ mine, theirs, stranger }))
      socket.on('live', (event: { type: string }) => {
        if (['read', 'typing', 'message'].includes(event.type)) received[name]?.push(event)
      })
    const read = { id: String(groupId), seq: '1' }
    await deal.seller.do('PUT /im/markRead', { ...read, seq: '99' })
    await deal.seller.do('PUT /im/markRead', read)
    await deal.seller.do('POST /im/typing', { groupId: String(groupId) })
    const userId = deal.people.seller.userId
    const heard = [
      { type: 'read', groupId, userId, seq: 1 },
      { type: 'typing', groupId, userId },
    ]
    await expect.poll(() => received.mine, SOON).toEqual(heard)
    expect([received.theirs, received.stranger]).toEqual([[], []])
    const { messages } = await deal.buyer.do('GET /im/history', { groupId: String(groupId) })
    expect(messages).toHaveLength(1)
    for (let i = 1; i < 40; i++) await deal.seller.do('POST /im/typing', { groupId: String(groupId) })
    expect(await deal.seller.ask('POST /im/typing', { groupId: String(groupId) })).toMatchObject({ status: 429 })
  })

  it('an order notifies only the buyer until it is paid, then both parties', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const theirs = await join(deal.seller)
    const events: { type: string }[] = []
    theirs.on('live', (event) => events.push(event))
    const other = await (await Deal.open(world, { seller: deal.people.seller, balance: '100.00' })).place()
    await other.buyer.do('POST /order/act', { orderSn: other.orderSn, action: 'cancel' })
    const notified = heard(theirs)
    await deal.pay()
    await notified
    expect(events.find(({ type }) => type !== 'notification')).toEqual({
      type: 'message',
      seq: 1,
      groupId: (await deal.detail()).groupId,
    })
  })

  it('coming online notifies the members of shared open groups', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const groupId = String((await deal.detail()).groupId)
    const away = () => deal.buyer.do('GET /im/isOfflineRemind', { groupId })
    const [mine, stranger] = [await join(deal.buyer), await join(await world.logIn())]
    expect((await away()).sendOfflineRemind).toBe(true)
    let overheard = 0
    stranger.on('live', () => {
      overheard++
    })
    const presence = next(mine, 'live')
    const theirs = await join(deal.seller)
    expect(await presence).toEqual({ type: 'presence', userId: deal.people.seller.userId })
    expect(await away()).toEqual({ sendOfflineRemind: false, msg: '' })
    expect(overheard).toBe(0)
    // Another page of the same person keeps them online.
    theirs.disconnect()
    await join(deal.seller)
    expect((await away()).sendOfflineRemind).toBe(false)
  })

  it("a connection on another distributor's host receives no events", async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const away = connect(await tokenOf(await world.logIn(deal.people.buyer, 2)), new URL(world.dist(2).origin).host)
    await next(away, 'connect')
    const mine = await join(deal.buyer)
    let overheard = 0
    away.on('live', () => {
      overheard++
    })
    const notified = heard(mine)
    await deal.pay()
    await notified
    expect(overheard).toBe(0)
  })

  it('a connection is closed when its session is revoked, and no other is', async () => {
    const person = await world.person()
    const [one, two] = [await world.logIn(person), await world.logIn(person)]
    const [first, second] = [await join(one), await join(two)]
    const broken = Promise.all([next(first, 'break_link'), next(first, 'disconnect')])
    await revokeSessions(world.ctx(person), { userId: person.userId, only: one.cookies.get('token')?.split('.')[0] })
    expect((await broken)[0]).toEqual({ conversationType: 6 })
    expect(second.connected).toBe(true)
  })

  it.each([
    [
      'its user closes the account',
      (userId: UserId) => world.services.db.update(users).set({ closedAt: world.now() }).where(eq(users.id, userId)),
    ],
    [
      'its session runs out',
      (userId: UserId) =>
        world.services.db.update(sessions).set({ expiresAt: world.now() }).where(eq(sessions.userId, userId)),
    ],
  ])('a connection is closed when %s, and no other is', async (_, end) => {
    const [person, other] = [await world.person(), await world.person()]
    const [mine, theirs] = [await join(await world.logIn(person)), await join(await world.logIn(other))]
    const jobs = startJobs(world.services, [])
    onTestFinished(() => jobs.stop())
    const broken = Promise.all([next(mine, 'break_link'), next(mine, 'disconnect')])
    await end(person.userId)
    expect((await broken)[0]).toEqual({ conversationType: 6 })
    expect(theirs.connected).toBe(true)
  })

  it('a session can have twenty tabs connected, also under concurrent connects', async () => {
    const token = await tokenOf(await world.logIn())
    const ends = await Promise.all(
      Array.from({ length: 60 }, () => {
        const socket = connect(token)
        return Promise.race([next(socket, 'connect').then(() => 'in'), next(socket, 'connect_error').then(() => 'out')])
      }),
    )
    expect(ends.filter((end) => end === 'in')).toHaveLength(20)
  })

  it.each<[string, () => Promise<Socket>]>([
    ['no token', async () => connect('')],
    [
      'a changed token',
      async () => connect((await tokenOf(await world.logIn())).replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
    ],
    ['a token for another user', async () => connect((await tokenOf(await world.logIn())).replace(/^\d+/, '1'))],
    [
      "a token on another distributor's host",
      async () => connect(await tokenOf(await world.logIn()), new URL(world.dist(2).origin).host),
    ],
    [
      'a token of a revoked session',
      async () => {
        const person = await world.person()
        const token = await tokenOf(await world.logIn(person))
        await revokeSessions(world.ctx(person), { userId: person.userId })
        return connect(token)
      },
    ],
    [
      'an expired token',
      async () => {
        const token = await tokenOf(await world.logIn())
        world.pass({ seconds: 301 })
        return connect(token)
      },
    ],
  ])('a connection is rejected with 31004: %s', async (_, open) => {
    const error = await next<Error & { data: unknown }>(await open(), 'connect_error')
    expect(error.data).toEqual({ code: 31004 })
  })
})
