import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { DAY_MS, formatDateTime, startOfDay } from '@/lib/shared/time'
import { Rental } from '../../support/fixtures/rental'
import { PAY_PASSWORD, World } from '../../support/world'

const EVENING = JSON.stringify([{ from: 18, to: 24, price: '8.00' }])
const PRICES = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }

describe('the calendar and prices of a rented account', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  /** Sets the clock to the next time this hour of day begins. */
  const passTo = (hour: number) => {
    const now = world.now()
    const today = startOfDay(now).getTime() + hour * 3_600_000
    world.pass({ seconds: Math.ceil((today + (today <= now.getTime() ? DAY_MS : 0) - now.getTime()) / 1000) })
  }
  beforeEach(() => passTo(16))

  async function priced() {
    const rental = await Rental.open(world)
    await rental.owner.do('POST /rental/saveOffer', { goodsSn: rental.goodsSn, ...PRICES, hourPrices: EVENING })
    return rental
  }
  const order = (rental: Rental, more: object = {}, by = rental.renter) =>
    by.ask('POST /rental/place', {
      goodsSn: rental.goodsSn,
      unit: 'hour',
      num: '4',
      price: '5.00',
      agree: '1',
      ...more,
    })
  const at = (hours: number) => formatDateTime(new Date(world.now().getTime() + hours * 3_600_000))

  it('the renter sees the rent by parts, and pays exactly that sum', async () => {
    const rental = await priced()
    const { goodsSn } = rental
    expect((await world.visitor().do('GET /rental/terms', { goodsSn })).hourPrices).toEqual([
      { from: 18, to: 24, price: '8.00' },
    ])
    const quote = await world.visitor().do('GET /rental/quote', { goodsSn, unit: 'hour', num: '4' })
    expect(quote).toMatchObject({
      parts: [
        { hours: 2, unit: '5.00', sum: '10.00' },
        { hours: 2, unit: '8.00', sum: '16.00' },
      ],
      rent: '26.00',
      deposit: '60.00',
      total: '86.00',
    })
    const placed = await order(rental, { rentSum: '26.00' })
    expect(placed).toMatchObject({ code: 0, data: { totalPrice: '86.00' } })
    rental.orderSn = placed.data.orderSn
    await rental.pay()
    expect(await world.balance(rental.people.renter)).toBe('414.00')
    expect(await world.audit()).toEqual([])
  })

  it('an order at another sum than the renter saw is refused, and costs nothing', async () => {
    const rental = await priced()
    for (const more of [{}, { rentSum: '20.00' }, { rentSum: '25.99' }])
      expect(await order(rental, more), JSON.stringify(more)).toMatchObject({ name: 'PRICE_CHANGED' })
    passTo(18)
    expect((await order(rental, { rentSum: '26.00' })).name).toBe('PRICE_CHANGED')
    expect((await order(rental, { rentSum: '32.00' })).code).toBe(0)
  })

  it('longer terms keep their own price, and a rental that starts in the morning the price of an hour', async () => {
    const rental = await priced()
    expect(await order(rental, { unit: 'night', num: '1', price: '35.00' })).toMatchObject({ code: 0 })
    const other = await priced()
    passTo(8)
    expect(await order(other)).toMatchObject({ code: 0, data: { totalPrice: '80.00' } })
  })

  it('an extension is priced from the end of the rental on', async () => {
    const rental = await priced()
    const placed = await order(rental, { num: '2', rentSum: '10.00' })
    rental.orderSn = placed.data.orderSn
    await (await rental.pay()).deliver()
    await rental.look()
    const { orderSn } = rental
    const quote = await rental.renter.do('GET /rental/renewQuote', { orderSn, unit: 'hour', num: '2' })
    expect(quote).toMatchObject({ rent: '16.00' })
    expect((await rental.renew(2)).name).toBe('PRICE_CHANGED')
    const more = {
      orderSn,
      unit: 'hour',
      num: '2',
      price: '5.00',
      rentSum: '16.00',
      payPassword: PAY_PASSWORD,
    } as const
    expect(await rental.renter.ask('POST /rental/renew', more, { key: randomUUID() })).toMatchObject({
      code: 0,
      data: { coin: '414.00' },
    })
    expect((await rental.detail()).goodsPrice).toBe('26.00')
    expect(await world.audit()).toEqual([])
  })

  it.each([
    [
      [
        { from: 18, to: 24, price: '8.00' },
        { from: 20, to: 22, price: '9.00' },
      ],
      '时段不能重叠',
    ],
    [[{ from: 22, to: 6, price: '8.00' }], '时段的结束时间要晚于开始时间'],
    [[{ from: 18, to: 24, price: '0.01' }], '时段租金不能低于'],
  ])('rejects prices by hour %j', async (ranges, why) => {
    const rental = await priced()
    const form = { goodsSn: rental.goodsSn, ...PRICES, hourPrices: JSON.stringify(ranges) }
    expect(await rental.owner.ask('POST /rental/saveOffer', form)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: expect.stringContaining(why),
    })
    expect((await rental.owner.do('GET /rental/ownOffer', { goodsSn: rental.goodsSn })).hourPrices).toHaveLength(1)
  })

  it('saving the offer without prices by hour keeps them, and an empty list removes them', async () => {
    const rental = await priced()
    const { goodsSn, owner } = rental
    await owner.do('POST /rental/saveOffer', { goodsSn, ...PRICES })
    expect((await owner.do('GET /rental/ownOffer', { goodsSn })).hourPrices).toHaveLength(1)
    await owner.do('POST /rental/saveOffer', { goodsSn, ...PRICES, hourPrices: '[]' })
    expect((await owner.do('GET /rental/ownOffer', { goodsSn })).hourPrices).toEqual([])
  })

  it('an account is not rented or extended into a blocked time, but up to it', async () => {
    const rental = await Rental.open(world)
    const { goodsSn, owner } = rental
    await owner.do('POST /rental/block', { goodsSn, startTime: at(3), endTime: at(6) })
    expect((await world.visitor().do('GET /rental/terms', { goodsSn })).blocks).toHaveLength(1)
    expect(await order(rental)).toMatchObject({
      name: 'INVALID_INPUT',
      msg: expect.stringContaining('不出租，请缩短租期或换个时间'),
      data: { field: 'num' },
    })
    await (await (await rental.place(2)).pay()).deliver()
    await rental.look()
    expect((await rental.renew(2)).name).toBe('INVALID_INPUT')
    const { taken, blocks } = await owner.do('GET /rental/calendar', { goodsSn })
    expect(taken).toMatchObject([{ orderSn: rental.orderSn }])
    expect(blocks).toHaveLength(1)
    await owner.do('POST /rental/unblock', { blockId: String(blocks[0]?.blockId) })
    expect((await rental.renew(2)).code).toBe(0)
  })

  it('only the owner sees the calendar, blocks and unblocks; times in the past, reversed or far away are refused', async () => {
    const rental = await Rental.open(world)
    const { goodsSn, owner, renter } = rental
    const block = (from: number, to: number, by = owner) =>
      by.ask('POST /rental/block', { goodsSn, startTime: at(from), endTime: at(to) })
    expect((await block(1, 2, renter)).name).toBe('NOT_FOUND')
    expect((await renter.ask('GET /rental/calendar', { goodsSn })).name).toBe('NOT_FOUND')
    for (const [from, to] of [
      [2, 1],
      [-3, -2],
      [24 * 31, 24 * 31 + 1],
      [1, 24 * 32],
    ] as const)
      expect((await block(from, to)).name, `${from} ${to}`).toBe('INVALID_INPUT')
    expect((await block(1, 2)).code).toBe(0)
    const [one] = (await owner.do('GET /rental/calendar', { goodsSn })).blocks
    expect((await renter.ask('POST /rental/unblock', { blockId: String(one?.blockId) })).name).toBe('NOT_FOUND')
  })

  it('a refused renter cannot order from any account of the person, learns no reason, and can be accepted again', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    const { owner, people } = rental
    const renterId = String(people.renter.userId)
    expect((await owner.do('GET /rental/renters', {})).recent).toMatchObject([{ renterId: people.renter.userId }])
    await owner.do('POST /rental/refuseRenter', { renterId, reason: '超时归还' })
    expect(await owner.do('GET /rental/renters', {})).toMatchObject({
      refused: [{ renterId: people.renter.userId, reason: '超时归还' }],
      recent: [],
    })
    const next = await Rental.open(world, { owner: people.owner })
    const double = await world.person({ balance: '500.00' })
    await world.services.db
      .update(users)
      .set({ idCardHash: `one person ${renterId}` })
      .where(eq(users.id, people.renter.userId))
    await world.services.db
      .update(users)
      .set({ idCardHash: `one person ${renterId}` })
      .where(eq(users.id, double.userId))
    for (const by of [rental.renter, await world.logIn(double)])
      expect(await order(next, {}, by)).toMatchObject({
        name: 'FORBIDDEN',
        msg: '该账号暂不接受你的租用，看看其他账号吧',
      })
    expect((await order(next)).code).toBe(0)
    const later = await Rental.open(world, { owner: people.owner })
    await owner.do('POST /rental/acceptRenter', { renterId })
    expect((await order(later, {}, rental.renter)).code).toBe(0)
  })

  it('only somebody who rented from the caller can be refused, and at most 100', async () => {
    const rental = await (await (await Rental.open(world)).place()).pay()
    const stranger = await world.person()
    expect(
      await rental.owner.ask('POST /rental/refuseRenter', { renterId: String(stranger.userId), reason: '违规' }),
    ).toMatchObject({ name: 'NOT_FOUND', msg: '只能拒绝租过你账号的租客' })
    const { refusedRenters } = await import('@/lib/server/db/schema/listings/rental')
    const ownerId = rental.people.owner.userId
    await world.services.db.insert(refusedRenters).values(
      Array.from({ length: 100 }, (_, i) => ({
        ownerId,
        renterId: (900_000_000 + i) as typeof ownerId,
        reason: '满',
      })),
    )
    const renterId = String(rental.people.renter.userId)
    expect((await rental.owner.ask('POST /rental/refuseRenter', { renterId, reason: '违规' })).name).toBe('TOO_MANY')
  })
})
