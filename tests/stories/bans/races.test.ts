import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCover } from '@/lib/server/modules/listings/rental/create-cover'
import { processDueOrders } from '@/lib/server/modules/orders/trading/flow/process-due-orders'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { yuanToFen } from '@/lib/shared/money/money'
import { rentedAccount } from '../../support/fixtures/bans/trades'
import { Rental } from '../../support/fixtures/rental'
import { faultsOf } from '../../support/ledger'
import { PAY_PASSWORD, World } from '../../support/world'

const ROUNDS = 6

describe('concurrent operations on bans of rented accounts', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    await world.rule({ banLateDays: 10 })
    await world.person({ staff: 'service' })
  })
  afterAll(() => world.close())
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))

  const returnsOf = async (orderSn: string): Promise<number> => {
    const { rows } = await world.services.db.execute<{ n: number }>(
      sql`select count(*)::int as n from transfers where kind = 'depositReturn' and ref like ${`${orderSn}%`}`,
    )
    return rows[0]?.n ?? 0
  }

  it('a kept deposit is given back once, or stays for a claim that came first', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const { rental, ban } = await rentedAccount(world)
      world.pass({ days: 10, minutes: 1 })
      const sweep = () => processDueOrders(systemCtx(world.services, world.dist()), { limit: 100 })
      const file = () => ban.file({ banDays: '2', causeDate: ban.today(-10) })
      const both = round % 2 === 0 ? [sweep(), file(), sweep()] : [file(), sweep(), sweep()]
      const done = await Promise.all(both)
      const filed = done.find((one): one is Awaited<ReturnType<typeof file>> => typeof one === 'object')
      const state = await rental.state()
      expect(['NO_CLAIM', 'OK']).toContain(filed?.name)
      expect(state).toBe(filed?.name === 'OK' ? '3 KEPT' : '3 RELEASED')
      expect(await returnsOf(rental.orderSn)).toBe(filed?.name === 'OK' ? 0 : 1)
      seen.add(state)
    }
    expect(seen.size).toBeGreaterThan(0)
  })

  it('two tabs of an owner file one claim', async () => {
    const { ban } = await rentedAccount(world)
    const done = await Promise.all([ban.file({ banDays: '2' }), ban.file({ banDays: '2' })])
    expect(done.map(({ name }) => name).sort()).toEqual(['NO_CLAIM', 'OK'])
  })

  it('two tabs that buy a cover at the same time get one term after the other', async () => {
    const rental = await Rental.open(world)
    const { owner } = rental.people
    await world.recharge(owner, '60.00')
    const input = { goodsSn: rental.goodsSn, price: yuanToFen('30.00'), payPassword: PAY_PASSWORD }
    const bought = await Promise.all([createCover(world.ctx(owner), input), createCover(world.ctx(owner), input)])
    const [first = 0, second = 0] = bought.map(({ until }) => Date.parse(until.replace(' ', 'T'))).sort((a, b) => a - b)
    expect(second - first).toBe(30 * 86_400_000)
    expect(await world.balance(owner)).toBe('0.00')
  })
})
