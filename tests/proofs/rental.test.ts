import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MEMBER_ACTIONS } from '@/lib/shared/trade/order-forms'
import { runClock } from '../support/fixtures/deal'
import { uploadEvidence } from '../support/fixtures/evidence'
import { Rental, type RentalOptions } from '../support/fixtures/rental'
import { Till } from '../support/fixtures/till'
import { faultsOf } from '../support/ledger'
import { World } from '../support/world'

describe('rentals under concurrency', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))

  const renting = async (options: RentalOptions = {}) =>
    (await (await (await Rental.open(world, options)).place()).pay()).deliver()
  const service = async () => world.logIn(await world.person({ staff: 'service' }))
  const linesOf = async (rental: Rental, word: string): Promise<number> => {
    const { list } = await rental.renter.do('GET /order/listOrderProcess', { orderSn: rental.orderSn })
    return list.filter((line) => line.done && line.explain.includes(word)).length
  }

  it('a frozen rental rejects all member actions and its timer stands still; unfrozen, it has its remaining time', async () => {
    const rental = await renting()
    await rental.look()
    world.pass({ minutes: 30 })
    const staff = await service()
    await staff.do('POST /desk/freezeOrder', { orderSn: rental.orderSn, reason: '核实账号' })
    for (const who of [rental.renter, rental.owner]) {
      for (const action of MEMBER_ACTIONS) {
        const answer = await who.ask('POST /order/act', { orderSn: rental.orderSn, action })
        expect(['ORDER_STATE', 'FORBIDDEN', 'ORDER_FROZEN'], `${action}`).toContain(answer.name)
      }
      expect((await rental.detail(who)).actions).toEqual([])
    }
    expect((await rental.renew()).name).toBe('ORDER_FROZEN')
    expect((await rental.look()).name).toBe('ORDER_STATE')
    const { clock } = (await rental.detail()).turn
    expect(clock).toMatchObject({ stopped: true })
    expect(clock?.dueIn).toBeGreaterThan(89 * 60)
    world.pass({ hours: 5 })
    await runClock(world)
    expect(await rental.state()).toBe('2 RENTING')
    await staff.do('POST /desk/thawOrder', { orderSn: rental.orderSn, reason: '核实完毕' })
    world.pass({ minutes: 85 })
    await runClock(world)
    expect(await rental.state()).toBe('2 RENTING')
    world.pass({ minutes: 6 })
    await runClock(world)
    expect(await rental.state()).toBe('2 CHECK')
  })

  it('a rental ends once under concurrent jobs, with reminders at 15 and at 5 minutes, once each', async () => {
    const rental = await renting()
    await rental.look()
    world.pass({ minutes: 104 })
    await runClock(world)
    expect(await linesOf(rental, '租期还剩')).toBe(0)
    for (const minutes of [2, 10, 3]) {
      world.pass({ minutes })
      await Promise.all(Array.from({ length: 4 }, () => runClock(world)))
    }
    expect(await linesOf(rental, '租期还剩')).toBe(2)
    world.pass({ minutes: 2 })
    await Promise.all(Array.from({ length: 4 }, () => runClock(world)))
    expect(await rental.state()).toBe('2 CHECK')
    expect(await linesOf(rental, '租期结束')).toBe(1)
    expect(await rental.goods()).toMatchObject({ reserved: 0, stock: 1, status: 1 })
  })

  it('a rental starts with the first credentials view, or ten minutes after delivery', async () => {
    const [looked, waited] = [await renting(), await renting()]
    world.pass({ minutes: 4 })
    await looked.look()
    world.pass({ minutes: 118 })
    await runClock(world)
    expect(await looked.state()).toBe('2 RENTING')
    world.pass({ minutes: 3 })
    await runClock(world)
    expect([await looked.state(), await waited.state()]).toEqual(['2 CHECK', '2 RENTING'])
    world.pass({ minutes: 6 })
    await runClock(world)
    expect(await waited.state()).toBe('2 CHECK')
  })

  it('rental credentials are shown to the renter only, while renting, and each view is recorded', async () => {
    const rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
    expect(await rental.state(), 'handed over by itself').toBe('2 RENTING')
    expect((await rental.owner.ask('POST /order/credentials', { orderSn: rental.orderSn })).name).toBe('FORBIDDEN')
    expect((await (await world.logIn()).ask('POST /order/credentials', { orderSn: rental.orderSn })).name).toBe(
      'NOT_FOUND',
    )
    expect((await rental.look()).data).toMatchObject({ account: 'hero@game', password: 'Secret-99', views: 1 })
    expect((await rental.look()).data).toMatchObject({ views: 2 })
    await rental.act('renter', 'giveBack')
    expect((await rental.look()).name).toBe('ORDER_STATE')
    expect((await rental.detail()).hasCredentials).toBe(false)
    const { rows } = await world.services.db.execute(sql`
      select v.user_id::int as who from credential_views v join orders o on o.id = v.order_id where o.sn = ${rental.orderSn}`)
    expect(rows).toEqual([{ who: rental.people.renter.userId }, { who: rental.people.renter.userId }])
    world.pass({ minutes: 16 })
    await rental.place()
    await rental.pay()
    expect(await rental.state(), 'nobody gets what another renter has seen').toBe('1 DELIVERING')
  })

  it('only one of many concurrent rentals of an account succeeds', async () => {
    const rental = await Rental.open(world)
    const renters = await Promise.all(Array.from({ length: 8 }, () => world.logIn()))
    const wish = { goodsSn: rental.goodsSn, unit: 'hour', num: '2', price: rental.hour, agree: '1' } as const
    const codes = await Promise.all(renters.map(async (who) => (await who.ask('POST /rental/place', wish)).code))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 1202)).toHaveLength(7)
  })

  it('a payment after the rented account is no longer available is credited to the renter’s balance', async () => {
    const till = await Till.open(world)
    const rental = await (await Rental.open(world, { balance: '1.00' })).place()
    const amount = (await rental.detail()).totalPrice as string
    const order = { amount, aliOrWx: '1', orderId: rental.orderSn } as const
    const { payInterSn } = await rental.renter.do('POST /pay/recPay', order)
    await till.pay(payInterSn)
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await rental.state()).toBe('7 TIMEOUT')
    const other = await world.logIn({ balance: '100.00' })
    const wish = { goodsSn: rental.goodsSn, unit: 'hour', num: '2', price: rental.hour, agree: '1' } as const
    await other.do('POST /rental/place', wish)
    await till.send(await till.notice(payInterSn))
    expect(await rental.state()).toBe('7 TIMEOUT')
    expect(await world.balance(rental.people.renter)).toBe('71.00')
  })

  it.each([
    ['the renter gives back, the clock ends it', '2 CHECK'],
    ['the owner settles, the owner claims', '3 RELEASED or frozen'],
    ['the renter takes a report back, the owner accepts it', '2 RENTING or 8 REFUNDED'],
  ])('only one of two conflicting rental actions succeeds: %s', async (what) => {
    for (let round = 0; round < 4; round++) {
      const rental = await renting()
      await rental.look()
      const act = (who: 'renter' | 'owner', action: 'giveBack' | 'settle' | 'withdraw' | 'accept') =>
        rental.act(who, action)
      const proof = async (who: 'renter' | 'owner') => JSON.stringify([await uploadEvidence(world, rental[who])])
      let answers: { code: number; name: string }[]
      if (what.startsWith('the renter gives back')) {
        world.pass({ hours: 2, seconds: 1 })
        const [answer] = await Promise.all([act('renter', 'giveBack'), runClock(world)])
        answers = [answer]
        expect(['OK', 'ORDER_STATE']).toContain(answer.name)
      } else if (what.startsWith('the owner settles')) {
        await act('renter', 'giveBack')
        const claim = { action: 'claim', amount: '10.00', note: '少了装备', pictures: await proof('owner') } as const
        answers = await Promise.all([
          act('owner', 'settle'),
          rental.owner.ask('POST /order/act', { orderSn: rental.orderSn, ...claim }),
        ])
      } else {
        const report = { action: 'mismatch', note: '不是这个号', pictures: await proof('renter') } as const
        await rental.renter.do('POST /order/act', { orderSn: rental.orderSn, ...report })
        answers = await Promise.all([act('renter', 'withdraw'), act('owner', 'accept')])
      }
      if (answers.length === 2) {
        expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
        expect(['ORDER_STATE', 'ORDER_FROZEN']).toContain(answers.find(({ code }) => code !== 0)?.name)
      }
      expect(await faultsOf(world)).toEqual([])
    }
  })
})
