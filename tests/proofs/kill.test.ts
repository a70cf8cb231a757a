import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { openEmbedded } from '@/lib/server/db/embedded'
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD } from '@/lib/server/db/seed/demo-logins'
import { buildPages } from '@/lib/server/main/build-pages'
import { faultsOf } from '../support/ledger'
import { type Program, startProgram } from '../support/program'
import { type Answer, Visitor } from '../support/visitor'

const KILLS = 20
const CLIENTS = 16
/** Acknowledged steps between a start and the next kill; the kill falls into whatever the others are doing. */
const STEPS = 24
const dataDir = mkdtempSync(join(tmpdir(), 'kill-'))

beforeAll(() => buildPages(), 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** What a client was told, written down before it sends the next request. */
interface Told {
  orders: string[]
  payments: string[]
  balancePaid: string[]
  atTill: { interSn: string; payRand: string; orderSn: string; client: Visitor }[]
}

/** The program, killed and started again under its clients' hands. */
class Ordeal {
  readonly told: Told = { orders: [], payments: [], balancePaid: [], atTill: [] }
  steps = 0
  isOver = false
  #program: Promise<Program>
  #wake: (() => void)[] = []

  constructor(
    readonly port: number,
    first: Program,
  ) {
    this.#program = Promise.resolve(first)
  }

  step(): void {
    this.steps++
    for (const wake of this.#wake.splice(0)) wake()
  }

  async kill(round: number): Promise<void> {
    const goal = this.steps + STEPS
    while (this.steps < goal) await new Promise<void>((done) => this.#wake.push(done))
    const program = await this.#program
    // Every fourth time the database server goes with it.
    const postmaster =
      round % 4 === 0 ? Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]) : 0
    this.#program = program.kill().then(() => {
      if (postmaster) process.kill(postmaster, 'SIGKILL')
      return startProgram({ dataDir, port: this.port })
    })
    await this.#program
  }

  async stop(): Promise<void> {
    await (await this.#program).stop()
  }

  /** Sends until an answer comes, as a careful client does: the same request under the same key. */
  async insist<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await send().catch(() => null)
      if (answer && answer.status < 500) return answer
      await this.#program
    }
  }

  async pays(qrText: string): Promise<void> {
    const url = `http://localhost:${this.port}${new URL(qrText).pathname}`
    await this.insist(async () => ({
      code: 0,
      msg: '',
      data: null,
      status: (await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' }))
        .status,
    }))
  }
}

type Ware = { goodsSn: string; price: string }

async function shop(ordeal: Ordeal, client: Visitor, wares: Ware[], lane: number): Promise<void> {
  const { told } = ordeal
  const byQr = async (amount: string, orderSn: string) => {
    const key = randomUUID()
    const started = await ordeal.insist(() =>
      client.ask('POST /pay/recPay', { amount, aliOrWx: lane % 2 ? '1' : '2', orderId: orderSn }, { key }),
    )
    if (started.code !== 0) throw new Error(`recPay: ${started.msg}`)
    const { payInterSn: interSn, payRand } = started.data
    told.payments.push(interSn)
    const { data } = await ordeal.insist(() => client.ask('GET /pay/showPayUrl', { id: payRand }))
    await ordeal.pays(data.qrText)
    told.atTill.push({ interSn, payRand, orderSn, client })
    ordeal.step()
  }
  for (let i = 0; !ordeal.isOver; i++) {
    if (i % 3 === 0) {
      await byQr('20.00', '')
      continue
    }
    const ware = wares[(lane + i * CLIENTS) % wares.length] as Ware
    const key = randomUUID()
    const placed = await ordeal.insist(() =>
      client.ask('POST /order/placeOrder', { goodsSn: ware.goodsSn, price: ware.price, agree: '1' }, { key }),
    )
    if (placed.code !== 0) continue // sold out, or the client's own
    const { orderSn, totalPrice } = placed.data
    told.orders.push(orderSn)
    ordeal.step()
    if (i % 3 === 1) {
      await byQr(totalPrice, orderSn)
      continue
    }
    const paid = await ordeal.insist(() =>
      client.ask('POST /pay/balancePay', { orderSn, payPassword: DEMO_PAY_PASSWORD }, { key: `pay-${key}` }),
    )
    if (paid.code === 0) told.balancePaid.push(orderSn)
    ordeal.step()
  }
}

it('killed twenty times amid payments: nothing acknowledged is lost, nothing is done twice', async () => {
  const first = await startProgram({ dataDir })
  const ordeal = new Ordeal(first.port, first)
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, i) =>
      new Visitor(first.origin).logIn(`139${String(10_000_000 + i * 7919).slice(0, 8)}`, DEMO_PASSWORD),
    ),
  )
  const { list: wares } = await (clients[0] as Visitor).do('GET /goods/getGoodsList', {
    gt: '27',
    sort: 'priceAsc',
    pageSize: '60',
  })
  const shopping = Promise.all(clients.map((client, lane) => shop(ordeal, client, wares, lane)))
  for (let round = 1; round <= KILLS; round++) await Promise.race([ordeal.kill(round), shopping])
  ordeal.isOver = true
  await shopping
  const { told } = ordeal
  for (const { client, payRand } of told.atTill) {
    // The gateway repeats itself and the reconciler asks; how long that takes is their business.
    while ((await client.do('GET /pay/queryPayStatus', { payRand })).status !== 1)
      await new Promise((later) => setTimeout(later, 250))
  }
  await ordeal.stop()

  const server = await openEmbedded({ dataDir })
  const { db, pool } = openDatabase(server.url, 2)
  try {
    const refs = async (kind: string) =>
      (await pool.query<{ ref: string }>('select ref from transfers where kind = any($1)', [kind.split(' ')])).rows.map(
        (row) => row.ref,
      )
    const people = clients.map((client) => client.userId)
    const holds = await refs('orderHold')
    const credits = await refs('recharge payment latePayment')
    expect(
      told.balancePaid.filter((sn) => !holds.includes(sn)),
      'acknowledged payments that were lost',
    ).toEqual([])
    expect(
      told.atTill.filter(({ interSn }) => !credits.includes(interSn)),
      'money that was lost',
    ).toEqual([])
    expect([new Set(holds).size, new Set(credits).size], 'effects that were doubled').toEqual([
      holds.length,
      credits.length,
    ])
    const since = [people, new Set([...told.orders, ...told.payments])] as const
    const made = await pool.query<{ no: string }>(
      `select sn as no from orders where buyer_id = any($1) and created_at > now() - interval '1 hour' union all
      select inter_sn from payments where user_id = any($1) and created_at > now() - interval '1 hour'`,
      [since[0]],
    )
    expect(
      made.rows.filter(({ no }) => !since[1].has(no)),
      'orders and payments nobody was told of',
    ).toEqual([])
    expect(since[1].size).toBe(told.orders.length + told.payments.length)
    const unpaid = await pool.query('select sn from orders where sn = any($1) and paid_at is null', [
      [...told.balancePaid, ...told.atTill.map((paid) => paid.orderSn)],
    ])
    expect(unpaid.rows, 'paid orders that are not paid').toEqual([])
    expect(await faultsOf({ services: { db } })).toEqual([])
    expect(told.balancePaid.length * told.atTill.length * holds.length).toBeGreaterThan(0)
  } finally {
    await pool.end()
    await server.stop()
  }
}, 600_000)
