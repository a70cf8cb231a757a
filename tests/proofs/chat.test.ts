import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatMessage } from '@/lib/contract/entities/chat'
import { Random } from '@/lib/server/db/seed/random'
import { openGroup } from '@/lib/server/modules/market/chat/open-group'
import { inTx } from '@/lib/server/runtime/context'
import { inLanes } from '../support/in-lanes'
import { proofSize, proofTimeout } from '../support/proof-size'
import { SOON } from '../support/soon'
import type { Answer, Visitor } from '../support/visitor'
import { World } from '../support/world'

const MESSAGES = proofSize('chat')
const CLIENTS = 300
const A_CLIENT = Math.ceil(MESSAGES / CLIENTS)
const A_GROUP = 4
/** Connections cut per second, and share of responses that get lost. */
const CUT = 0.1
const LOST = 0.1
/** Shares of all messages after which the server restarts, and after which the database is briefly unavailable. */
const RESTARTS = [0.1, 0.3]
const OUTAGES = [0.5, 0.7]

const world = new World()
const clients: Client[] = []
let server: Server
let port = 0
/** Running requests and, during an outage, when the next one may be sent. */
let running = 0
/** Messages that were acknowledged, and requests that were answered 503. */
let sent = 0
let refused = 0
let away: Promise<void> | undefined
const random = new Random(8)

/** A chat page: when notified, it fetches everything after the last number it has. */
class Client {
  readonly seen: ChatMessage[] = []
  #socket: Socket | undefined
  #connecting: Promise<void> | undefined
  #catching: Promise<void> | undefined
  #again = false
  #isOver = false

  constructor(
    readonly visitor: Visitor,
    readonly groupId: number,
  ) {}

  connect(): Promise<void> {
    this.#connecting = this.#connect()
    return this.#connecting
  }

  /** Retries until it is answered; each connection uses its own ticket. */
  async #connect(): Promise<void> {
    if (this.#isOver) return
    const { token } = await insist(() => this.visitor.ask('GET /im/getRCloudToken', {}))
    if (this.#isOver) return
    const host = new URL(world.dist().origin).host
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token },
      extraHeaders: { host },
    })
    this.#socket = socket
    socket.on('live', () => void this.catchUp())
    // Listen first, then fetch, so that nothing is missed.
    socket.on('connect', () => void this.catchUp())
    for (const event of ['disconnect', 'connect_error'] as const)
      socket.once(event, () => {
        if (!this.#isOver) setTimeout(() => void this.connect(), random.int(20, 200))
      })
  }

  cut(): void {
    if (this.#socket?.connected) this.#socket.disconnect()
  }

  /** Resolves when none of its requests is running. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#socket?.disconnect()
    await Promise.all([this.#connecting, this.#catching])
  }

  catchUp(): Promise<void> {
    this.#again = true
    this.#catching ??= this.#catch().finally(() => {
      this.#catching = undefined
    })
    return this.#catching
  }

  async #catch(): Promise<void> {
    while (this.#again && !this.#isOver) {
      this.#again = false
      const after = String(this.seen.at(-1)?.seq ?? 0)
      const page = await insist(() => this.visitor.ask('GET /im/history', { groupId: String(this.groupId), after }))
      this.seen.push(...page.messages)
      if (page.hasMore) this.#again = true
    }
  }

  async talk(words: readonly string[]): Promise<void> {
    for (const content of words) {
      const message = { groupId: String(this.groupId), clientMsgId: content, messageType: 'text', content } as const
      // A message with a lost response is sent again; some are sent twice concurrently.
      const send = () => insist(() => this.visitor.ask('POST /im/sendMessage', message))
      if (random.chance(LOST)) await Promise.all([send(), send()])
      if (random.chance(LOST)) await send()
      expect(await send()).toMatchObject({ content })
      sent += 1
    }
  }
}

async function insist<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  for (;;) {
    while (away) await away
    running += 1
    const answer = await ask().finally(() => {
      running -= 1
    })
    if (answer.code === 0) return answer.data
    if (answer.status !== 503) throw new Error(`${answer.status} ${answer.msg}`)
    refused += 1
    await sleep(random.int(50, 150))
  }
}

beforeAll(async () => {
  await world.open()
  await listen()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await world.close()
  server.close()
})

async function listen(): Promise<void> {
  server = createServer((_, response) => response.end())
  world.app.attachLive(server)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
}

/**
 * Simulates a server restart: running requests are answered, connections are cut, and the server is briefly
 * unavailable.
 */
async function restart(): Promise<void> {
  let open = () => {}
  away = new Promise((done) => {
    open = done
  })
  await expect.poll(() => running, SOON).toBe(0)
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  await world.restart()
  await closed
  await listen()
  away = undefined
  open()
}

const untilSent = (share: number) =>
  expect.poll(() => sent, { ...SOON, timeout: proofTimeout('chat', 100_000) }).toBeGreaterThan(share * MESSAGES)

async function openGroups(): Promise<Client[]> {
  const groups = await inLanes(8, Array.from({ length: Math.ceil(CLIENTS / A_GROUP) }), async (_, n) => {
    const people = await Promise.all(Array.from({ length: A_GROUP }, () => world.person()))
    const members = people.map(({ userId }, i) => ({
      userId,
      role: i === 0 ? ('seller' as const) : ('buyer' as const),
    }))
    const first = people[0] as (typeof people)[0]
    const groupId = await inTx(world.ctx(first), async (tx, effects) => {
      const group = openGroup(effects, {
        subject: `proof ${n}`,
        distId: 1,
        groupType: 1,
        members,
        greeting: { content: '开始', expansion: {} },
        at: world.now(),
      })
      const { rows } = await tx.execute<Record<string, unknown>>(sql`with ${group.ctes} select ${group.columns}`)
      return group.hear(rows[0] ?? {})
    })
    return Promise.all(people.map(async (person) => new Client(await world.logIn(person), groupId)))
  })
  return groups.flat()
}

it(
  `${MESSAGES} messages of ${CLIENTS} clients with broken connections and server restarts: none lost, duplicated or out of order`,
  async () => {
    clients.push(...(await openGroups()))
    await Promise.all(clients.map((client) => client.connect()))
    const words = clients.map((_, c) => Array.from({ length: A_CLIENT }, (_, i) => `client-${c}-says-${i}`))
    const talking = Promise.all(clients.map((client, c) => client.talk(words[c] as string[])))
    let isOver = false
    const cutting = (async () => {
      while (!isOver) {
        await sleep(100)
        for (const client of random.some(clients, Math.ceil((clients.length * CUT) / 10))) client.cut()
        world.pass({ seconds: 12 }) // Tickets expire, and limits are per minute.
      }
    })()
    for (const share of RESTARTS) {
      await untilSent(share)
      await restart()
    }
    for (const share of OUTAGES) {
      await untilSent(share)
      const before = refused
      await world.database.open(false)
      await expect.poll(() => refused, SOON).toBeGreaterThan(before)
      await world.database.open(true)
    }
    await talking
    isOver = true
    await cutting
    // No requests are sent any more: what each has by now, or is still notified of, must be complete.
    const total = (client: Client) => 1 + clients.filter(({ groupId }) => groupId === client.groupId).length * A_CLIENT
    await expect.poll(() => clients.filter((client) => client.seen.length < total(client)).length, SOON).toBe(0)
    for (const client of clients) {
      expect(client.seen.map(({ seq }) => seq)).toEqual(Array.from({ length: total(client) }, (_, i) => i + 1))
      const received = client.seen.slice(1).map(({ content }) => content)
      const meant = clients.flatMap((other, c) => (other.groupId === client.groupId ? (words[c] as string[]) : []))
      expect([...received].sort()).toEqual([...meant].sort())
      for (const own of words.filter((_, c) => clients[c]?.groupId === client.groupId))
        expect(received.filter((content) => own.includes(content))).toEqual(own)
    }
  },
  proofTimeout('chat', 120_000),
)
