import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { openDatabase } from '@/lib/server/db/client'
import { openEmbedded } from '@/lib/server/db/embedded'
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD } from '@/lib/server/db/seed/demo-logins'
import { faultsOf } from './ledger'
import { type Answer, NoAnswer, Visitor } from './visitor'

const CLIENTS = 16
/** The local gateway keeps its book in the same database; it is asked again like a real one. */
const GATEWAY_AWAY = ERRORS.PAYMENT_FAILED.code

/** What clients were told, written down before they send the next request. */
interface Told {
  orders: string[]
  payments: string[]
  balancePaid: string[]
  atTill: { interSn: string; payRand: string; orderSn: string; client: Visitor }[]
}
type Ware = { goodsSn: string; price: string }

/** People who order and pay without pause, while something is done to the program under their hands. */
export class Ordeal {
  readonly told: Told = { orders: [], payments: [], balancePaid: [], atTill: [] }
  /** Answers that asked to come back. */
  readonly troubled: Answer[] = []
  #clients: Visitor[] = []
  #shopping: Promise<unknown> = Promise.resolve()
  #began = new Date()
  #steps = 0
  #isOver = false
  #wake: (() => void)[] = []

  /** `recovered` resolves when a request has a chance again. */
  constructor(
    readonly origin: string,
    readonly recovered: () => Promise<unknown>,
  ) {}

  /** Resolves when all have stopped, which they do after `end`. */
  async begin(): Promise<() => Promise<void>> {
    this.#clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, i) =>
        new Visitor(this.origin).logIn(`139${String(10_000_000 + i * 7919).slice(0, 8)}`, DEMO_PASSWORD),
      ),
    )
    this.#began = new Date()
    const { list: wares } = await (this.#clients[0] as Visitor).do('GET /goods/getGoodsList', {
      gt: '27',
      sort: 'priceAsc',
      pageSize: '60',
    })
    this.#shopping = Promise.all(this.#clients.map((client, lane) => this.#shop(client, wares, lane)))
    this.#shopping.catch(() => this.#wakeAll())
    return async () => {
      this.#isOver = true
      await this.#shopping
    }
  }

  /** Resolves after as many more acknowledged steps; rejects when somebody could not go on. */
  async untilSteps(more: number): Promise<void> {
    const goal = this.#steps + more
    while (this.#steps < goal) await Promise.race([this.#shopping, new Promise<void>((done) => this.#wake.push(done))])
  }

  /** Sends until an answer comes, as a careful client does: the same request under the same key. */
  async insist<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await send().catch((error) => {
        if (error instanceof NoAnswer) throw error
        return null
      })
      if (answer && answer.status < 500 && answer.code !== GATEWAY_AWAY) return answer
      if (answer) this.troubled.push(answer)
      await this.recovered()
    }
  }

  async #shop(client: Visitor, wares: Ware[], lane: number): Promise<void> {
    const { told } = this
    for (let i = 0; !this.#isOver; i++) {
      if (i % 3 === 0) {
        await this.#payByQr(client, lane, '20.00', '')
        continue
      }
      const ware = wares[(lane + i * CLIENTS) % wares.length] as Ware
      const key = randomUUID()
      const placed = await this.insist(() =>
        client.ask('POST /order/placeOrder', { goodsSn: ware.goodsSn, price: ware.price, agree: '1' }, { key }),
      )
      if (placed.code !== 0) continue // sold out, or the client's own
      const { orderSn, totalPrice } = placed.data
      told.orders.push(orderSn)
      this.#step()
      if (i % 3 === 1) {
        await this.#payByQr(client, lane, totalPrice, orderSn)
        continue
      }
      const paid = await this.insist(() =>
        client.ask('POST /pay/balancePay', { orderSn, payPassword: DEMO_PAY_PASSWORD }, { key: `pay-${key}` }),
      )
      if (paid.code === 0) told.balancePaid.push(orderSn)
      this.#step()
    }
  }

  async #payByQr(client: Visitor, lane: number, amount: string, orderSn: string): Promise<void> {
    const key = randomUUID()
    const started = await this.insist(() =>
      client.ask('POST /pay/recPay', { amount, aliOrWx: lane % 2 ? '1' : '2', orderId: orderSn }, { key }),
    )
    if (started.code !== 0) throw new Error(`recPay: ${started.msg}`)
    const { payInterSn: interSn, payRand } = started.data
    this.told.payments.push(interSn)
    const { data } = await this.insist(() => client.ask('GET /pay/showPayUrl', { id: payRand }))
    const url = `${this.origin}${new URL(data.qrText).pathname}`
    await this.insist(async () => {
      const body = new URLSearchParams({ do: 'pay' })
      const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return { code: status < 500 ? 0 : 503, msg: '系统', data: null, status }
    })
    this.told.atTill.push({ interSn, payRand, orderSn, client })
    this.#step()
  }

  #step(): void {
    this.#steps++
    this.#wakeAll()
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake()
  }

  /** The gateway repeats itself and the reconciler asks; how long that takes is their business. */
  async untilPaid(): Promise<void> {
    for (const { client, payRand } of this.told.atTill)
      while ((await client.do('GET /pay/queryPayStatus', { payRand })).status !== 1)
        await new Promise((later) => setTimeout(later, 250))
  }

  /** Of the stopped program's database: everything that was told is there, once, and the books are right. */
  async assertNothingLost(dataDir: string): Promise<void> {
    const { told } = this
    const server = await openEmbedded({ dataDir })
    const { db, pool } = openDatabase(server.url, 2)
    try {
      const refs = async (...kinds: string[]) =>
        (await pool.query<{ ref: string }>('select ref from transfers where kind = any($1)', [kinds])).rows.map(
          (row) => row.ref,
        )
      const holds = await refs('orderHold')
      const credits = await refs('recharge', 'payment', 'latePayment')
      const [hasHold, hasCredit] = [new Set(holds), new Set(credits)]
      expect(
        told.balancePaid.filter((sn) => !hasHold.has(sn)),
        'acknowledged payments that were lost',
      ).toEqual([])
      expect(
        told.atTill.filter(({ interSn }) => !hasCredit.has(interSn)),
        'money that was lost',
      ).toEqual([])
      expect([hasHold.size, hasCredit.size], 'effects that were doubled').toEqual([holds.length, credits.length])
      const known = new Set([...told.orders, ...told.payments])
      const made = await pool.query<{ no: string }>(
        `select sn as no from orders where buyer_id = any($1) and created_at >= $2 union all
        select inter_sn from payments where user_id = any($1) and created_at >= $2`,
        [this.#clients.map((client) => client.userId), this.#began],
      )
      expect(
        made.rows.filter(({ no }) => !known.has(no)),
        'orders and payments nobody was told of',
      ).toEqual([])
      expect(known.size).toBe(told.orders.length + told.payments.length)
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
  }
}
