import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Endpoint } from '@/lib/contract/kit'
import { contract } from '@/lib/contract/table'
import { openDatabase } from '@/lib/server/db/client'
import { Deal } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import { SOON } from '../../support/soon'
import { openWorld, World } from '../../support/world'

it('every call that moves money is idempotent by key and requires a login, including every order action', () => {
  const rows = Object.entries(contract as Record<string, Endpoint>)
  const moving = rows.filter(([, def]) => def.movesMoney)
  expect(moving.filter(([, def]) => !def.idempotent || def.access === 'public')).toEqual([])
  expect(moving.map(([call]) => call)).toEqual(
    expect.arrayContaining(['POST /pay/balancePay', 'POST /pay/recPay', 'POST /order/placeOrder', 'POST /order/act']),
  )
})

describe('an order with a locked row', () => {
  /** Opens a separate transaction that keeps the order's row locked until it is rolled back. */
  async function lockRow(world: World, orderSn: string): Promise<Client> {
    const holder = new Client({ connectionString: world.database.url })
    await holder.connect()
    onTestFinished(() => holder.end())
    await holder.query('begin')
    await holder.query('select from orders where sn = $1 for update', [orderSn])
    return holder
  }

  it('60 payments waiting for a locked order delay no other payment, and one of them succeeds afterwards', async () => {
    const world = await openWorld()
    const deal = await (await Deal.open(world, { balance: '500.00' })).place()
    const other = await (await Deal.open(world, { balance: '500.00' })).place()
    await deal.buyer.do('GET /comm/csrf', {})
    const holder = await lockRow(world, deal.orderSn)
    const waiting = Array.from({ length: 60 }, () =>
      deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key: randomUUID() }),
    )
    const blocked = () =>
      world.services.db.execute(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    await expect.poll(async () => (await blocked()).rowCount, SOON).toBeGreaterThan(0)
    // The lock is still held: these would never be answered if they waited for it.
    await other.pay()
    expect(await other.state()).toBe('1 VERIFY')
    expect(await world.app.ready()).toBe(true)
    await holder.query('rollback')
    const answers = await Promise.all(waiting)
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(['200 0', '200 1301', '503 1002']).toEqual(
      expect.arrayContaining(answers.map(({ status, code }) => `${status} ${code}`)),
    )
    expect(await world.balance(deal.people.buyer)).toBe('400.00')
    expect(await faultsOf(world)).toEqual([])
  })

  it('a payment that waits too long for a locked order returns 503 with Retry-After', async () => {
    const world = await openWorld({ isImpatient: true })
    const deal = await (await Deal.open(world, { balance: '500.00' })).place()
    const holder = await lockRow(world, deal.orderSn)
    let headers = new Headers()
    const send = deal.buyer.send
    Object.assign(deal.buyer, {
      send: async (request: Request) => {
        const response = await send(request)
        headers = response.headers
        return response
      },
    })
    const refusal = { status: 503, code: 1002, msg: '排队人数较多，请稍后再试' }
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment())).toMatchObject(refusal)
    expect(headers.get('retry-after')).toBe('1')
    await holder.query('rollback')
  })
})

describe('API without a database', () => {
  it('no connection leaks from a transaction that failed to begin', async () => {
    const world = await openWorld()
    const { url, directUrl } = world.database
    const { db, pool } = openDatabase(url, 1, { isPooled: directUrl !== undefined })
    const begin = { isolationLevel: 'none at all' } as never
    for (let i = 0; i < 3; i++) await expect(db.transaction(async () => 1, begin)).rejects.toThrow()
    expect(await db.transaction(async () => 'begun')).toBe('begun')
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
    await pool.end()
  })

  it('calls return 503 in Chinese with Retry-After while the database is down, payment callbacks too, and work again afterwards', async () => {
    const world = await new World().open()
    try {
      const visitor = await world.logIn()
      const get = (path: string, init?: RequestInit) =>
        world.app.api.fetch(new Request(`${visitor.origin}${path}`, init)) as Promise<Response>
      expect(await world.app.ready()).toBe(true)
      await world.database.open(false)
      for (const answer of [
        await get('/api/goods/getGoodsList?gid=107&gt=1'),
        await get('/api/pay/notify/sandbox', { method: 'POST', body: 'a=b' }),
      ].filter((response) => response.status !== 200)) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
        expect(await answer.json()).toMatchObject({ name: 'UNAVAILABLE', msg: expect.stringMatching(/^系统正在恢复/) })
      }
      expect((await visitor.ask('GET /user/userInfo', {})).status).toBe(503)
      expect(await world.app.ready()).toBe(false)
      expect(world.app.healthy()).toBe(true)
      const purged: string[] = []
      world.app.purge.subscribe(({ gone }) => purged.push(...gone))
      await world.database.open(true)
      // a pooler waits a second before it connects again
      await expect.poll(() => world.app.ready(), SOON).toBe(true)
      expect((await visitor.ask('GET /user/userInfo', {})).code).toBe(0)
      // Changes made by others meanwhile were not received, so all caches are cleared when the listener reconnects.
      await expect.poll(() => purged, SOON).toEqual(['*'])
    } finally {
      await world.close()
    }
  })
})
