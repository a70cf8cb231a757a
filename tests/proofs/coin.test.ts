import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { findBest } from '@/lib/server/modules/market/coin/queries-best'
import type { UserId } from '@/lib/shared/ids'
import { Gold, offer, offerTerms, openShop } from '../support/fixtures/coin'
import { runClock } from '../support/fixtures/deal'
import { inLanes } from '../support/in-lanes'
import { faultsOf } from '../support/ledger'
import type { Visitor } from '../support/visitor'
import { PAY_PASSWORD, type Person, World } from '../support/world'

const ORDERS = 400
const UNITS = 240
const BUYERS = 25
const ONE = '40000'

const tally = (codes: readonly number[]) =>
  Object.fromEntries([...new Set(codes)].toSorted().map((code) => [code, codes.filter((one) => one === code).length]))

/** An overloaded machine answers busy and has changed nothing: a person tries again. */
async function untilTaken<T extends { code: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.code !== ERRORS.BUSY.code) return answer
  }
}

describe('merchant currency orders under concurrency', () => {
  const world = new World()
  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
  })
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })

  /** Compares the units that offers hold with the orders that hold them, and budgets with their accounts. */
  const strayUnits = async () => {
    const { rows } = await world.services.db.execute(sql`
      select o.id, o.reserved - coalesce(sum(a.held), 0) as units,
        o.budget_fen - coalesce((select balance_fen from accounts where kind = 'coinBudget' and owner_id = o.id), 0) as fen
      from coin_offers o left join coin_assignments a on a.offer_id = o.id and a.outcome = 'open'
      group by o.id having o.reserved <> coalesce(sum(a.held), 0)
        or o.budget_fen <> coalesce((select balance_fen from accounts where kind = 'coinBudget' and owner_id = o.id), 0)`)
    return rows
  }
  const rest = async (gold: Pick<Gold, 'merchant' | 'offerSn'>) => {
    const { kind: _, gid: __, ...terms } = offerTerms()
    const change = { ...terms, offerSn: gold.offerSn, isPaused: '1' } as const
    await gold.merchant.do('POST /quickCoin/updateQuickCoin', change, { key: randomUUID() })
  }

  it(`exactly the stock of two merchants is sold when ${ORDERS} orders are paid concurrently for ${UNITS} units`, async () => {
    const each = (UNITS / 2) * Number(ONE)
    const terms = { stock: String(each), least: ONE, most: ONE }
    const [first, second] = [await Gold.open(world, terms), await Gold.open(world, terms)]
    const crowd = await inLanes(8, Array.from({ length: BUYERS }), async () => {
      const person = await world.person({ balance: '200.00' })
      return { person, visitor: await world.logIn(person) }
    })
    const asking = Array.from({ length: ORDERS }, (_, i) => crowd[i % BUYERS] as (typeof crowd)[number])
    const placed = await inLanes(16, asking, async ({ visitor }) => {
      const answer = await first.ask({ amount: ONE }, visitor)
      expect(answer.code, answer.msg).toBe(0)
      return { visitor, orderSn: answer.data.orderSn }
    })
    const answers = await inLanes(100, placed, ({ visitor, orderSn }) =>
      untilTaken(() => first.askToPay(visitor, orderSn)),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 0: UNITS, 1244: ORDERS - UNITS })
    expect([await first.stock(), await second.stock()]).toEqual([
      [0, each],
      [0, each],
    ])
    const paid = await Promise.all(crowd.map(({ person }) => world.balance(person)))
    const spent = paid.reduce((sum, coin) => sum + 20_000 - Number(coin.replace('.', '')), 0)
    expect(spent).toBe(UNITS * 200)
    expect(await strayUnits()).toEqual([])
    // No merchant accepts: three attempts each, and everything is refunded.
    for (let turn = 0; turn < 3; turn++) {
      world.pass({ minutes: 5, seconds: 1 })
      await runClock(world)
    }
    expect([await first.stock(), await second.stock()]).toEqual([
      [each, 0],
      [each, 0],
    ])
    const back = await Promise.all(crowd.map(({ person }) => world.balance(person)))
    expect(new Set(back)).toEqual(new Set(['200.00']))
    expect(await strayUnits()).toEqual([])
    for (const gold of [first, second]) await rest(gold)
  }, 300_000)

  it('only one of accept and reassignment, or delivery and cancellation, of a currency order succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const gold = await (await (await Gold.open(world)).place()).pay()
      world.pass({ minutes: 5, seconds: 1 })
      const [accepted] = await Promise.all([gold.act('merchant', 'accept'), runClock(world)])
      expect(await gold.state()).toBe(accepted.code === 0 ? '1 DELIVERING' : '8 REFUNDED')
      if (accepted.code !== 0) expect(['ORDER_STATE', 'ORDER_PASSED']).toContain(accepted.name)
      else {
        world.pass({ minutes: 61 })
        const [left, delivered] = await Promise.all([gold.act('buyer', 'refund', { reason: '慢' }), gold.deliver()])
        expect([left.name, delivered.name].toSorted()).toEqual(['OK', 'ORDER_STATE'])
      }
      await rest(gold)
    }
    expect(await strayUnits()).toEqual([])
  })

  it('three concurrent orders for the last stock of two merchants: two succeed and one is refused', async () => {
    const terms = { stock: '400000' }
    const [first, second] = [await Gold.open(world, terms), await Gold.open(world, terms)]
    const orders = await inLanes(3, Array.from({ length: 3 }), () => Gold.open(world, { ...terms, kind: 'recycle' }))
    const placed = await Promise.all(
      orders.map(async (by) => {
        const { name, data } = await untilTaken(() => first.ask({}, by.buyer))
        expect(name).toBe('OK')
        const payment = { orderSn: data.orderSn, payPassword: PAY_PASSWORD }
        return untilTaken(() => by.buyer.ask('POST /pay/balancePay', payment))
      }),
    )
    expect(placed.map(({ name }) => name).toSorted()).toEqual(['NO_COIN_OFFER', 'OK', 'OK'])
    expect([await first.stock(), await second.stock()]).toEqual([
      [0, 400_000],
      [0, 400_000],
    ])
    for (const gold of [first, second]) await rest(gold)
  })

  it('concurrent penalties are paid from a deposit once each, up to its amount, and a short deposit stops new orders', async () => {
    const terms = { stock: '90000000000', most: '90000000000', ratio: '20000.00' }
    const gold = await Gold.open(world, { ...terms, balance: '99000000.00' })
    const sns: string[] = []
    // 2 % of 20,000.00 are 400.00: the third one gets the rest.
    for (let n = 0; n < 3; n++) sns.push((await gold.begin({ amount: '400000000' })).orderSn)
    const codes = await Promise.all(
      sns.map((orderSn) =>
        gold.merchant.ask('POST /order/act', { orderSn, action: 'refund', reason: '库存不够' }, { key: randomUUID() }),
      ),
    )
    expect(codes.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await world.balance(gold.people.buyer)).toBe('99001000.00')
    const shop = await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})
    expect(shop).toMatchObject({ deposit: '0.00', canTakeOrders: false, depositMissing: '1000.00' })
    expect(await gold.ask({ offerSn: gold.offerSn })).toMatchObject({
      name: 'COIN_OFFER_CLOSED',
      msg: '币商保证金不足，暂停接单',
    })
    await world.recharge(gold.people.merchant, '1500.00')
    const fill = () =>
      gold.merchant.ask('POST /pay/depositPay', { kind: 'coin', payPassword: PAY_PASSWORD }, { key: randomUUID() })
    expect((await Promise.all([fill(), fill()])).map(({ name }) => name).toSorted()).toEqual(['OK', 'ORDER_STATE'])
    expect((await gold.ask({ offerSn: gold.offerSn })).code).toBe(0)
    await rest(gold)
  })

  it('a buying budget is spent once: as many concurrent sellers succeed as it pays for', async () => {
    const gold = await Gold.open(world, { kind: 'recycle', budget: '50.00' })
    const players = await inLanes(4, Array.from({ length: 6 }), () => world.logIn())
    const terms = { offerSn: gold.offerSn, amount: '400000', ratio: '20000', agree: '1' } as const
    const answers = await Promise.all(
      players.map((player) => player.ask('POST /quickCoin/recycle', terms, { key: randomUUID() })),
    )
    expect(tally(answers.map(({ code }) => code))).toEqual({ 0: 2, 1203: 4 })
    expect(await strayUnits()).toEqual([])
    const dear = { ...terms, ratio: '19999.99' }
    const [player] = players as [Visitor]
    expect((await player.ask('POST /quickCoin/recycle', dear)).name, 'the player saw a better price').toBe(
      'PRICE_CHANGED',
    )
  })

  it('a merchant who completes too few of 20 orders is suspended: running orders continue, new ones are rejected with the reason', async () => {
    const gold = await Gold.open(world)
    const { userId } = gold.people.merchant
    const at = world.now().toISOString()
    await world.services.db.execute(sql`
      insert into coin_assignments (order_id, offer_id, merchant_id, held, outcome, given_at, ended_at)
      select -n, 0, ${userId}, 0, case when n <= 17 then 'done' else 'broken' end, ${at}::timestamptz, ${at}::timestamptz
      from generate_series(1, 18) n`)
    const running = (await gold.begin()).orderSn
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    await gold.act('merchant', 'refuse', { reason: '没空' })
    const info = () => gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})
    expect(await info(), '17 of 19').toMatchObject({ state: 'active', orders: 19, completion: 89 })
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    await gold.act('merchant', 'refuse', { reason: '没空' })
    expect(await info()).toMatchObject({ state: 'suspended', orders: 20, completion: 85 })
    expect((await info()).suspendReason).toContain('90%')
    expect((await gold.merchant.do('GET /user/userInfo', {})).isQuickShop).toBe(0)
    expect(await gold.ask({ offerSn: gold.offerSn })).toMatchObject({
      name: 'COIN_OFFER_CLOSED',
      msg: '币商已被暂停接单',
    })
    gold.orderSn = running
    expect((await gold.deliver()).code).toBe(0)
    expect((await gold.act('buyer', 'confirm')).code).toBe(0)
  })

  it('offers are ranked by ratio, then by completion rate, then by speed', async () => {
    const people: Person[] = []
    for (const outcomes of [['done', 'late'], ['done'], ['done'], []]) {
      const { person, visitor } = await openShop(world)
      await offer(visitor, { ratio: '50000.00', least: '100000' })
      const minutes = people.length === 1 ? 9 : 4
      const [at, done] = [world.now(), new Date(world.now().getTime() + minutes * 60_000)].map((time) =>
        time.toISOString(),
      )
      for (const outcome of outcomes)
        await world.services.db.execute(sql`
          insert into coin_assignments (order_id, offer_id, merchant_id, held, outcome, given_at, accepted_at, delivered_at, ended_at)
          values (${-1000 - people.length}, 0, ${person.userId}, 0, ${outcome}, ${at}::timestamptz, ${at}::timestamptz, ${done}::timestamptz, ${done}::timestamptz)`)
      people.push(person)
    }
    const wanted = {
      kind: 'sell',
      gameId: 107,
      areaId: 1,
      serverId: 11,
      zone: [],
      many: { amount: 400_000n },
      userId: 0 as UserId,
    } as const
    const found = await findBest(world.services.db, wanted, world.now(), 4)
    const [half, slow, quick, fresh] = people.map(({ userId }) => userId)
    expect(found.map((one) => one.offer.merchantId)).toEqual([quick, slow, half, fresh])
  })
})
