import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import { runClock } from '../../support/fixtures/deal'
import { uploadEvidence } from '../../support/fixtures/evidence'
import { Rental } from '../../support/fixtures/rental'
import { lift, restrict } from '../../support/fixtures/restriction'
import { oneCard } from '../../support/one-person'
import { World } from '../../support/world'

const PRICES = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }
const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

describe('placing a rental', () => {
  let rental: Rental
  beforeEach(async () => {
    rental = await Rental.open(world)
  })
  const place = (more: object = {}, renter = rental.renter) =>
    renter.ask('POST /rental/place', {
      goodsSn: rental.goodsSn,
      unit: 'hour',
      num: '2',
      price: '5.00',
      agree: '1',
      ...more,
    })

  it('placing a rental reserves the account for rent and deposit', async () => {
    expect((await place({ unit: 'night', price: '35.00', num: '1' })).data).toMatchObject({
      totalPrice: '95.00',
      expiresIn: 900,
    })
    expect(await rental.goods()).toMatchObject({ reserved: 1 })
    expect(await place({}, await world.logIn())).toMatchObject({ name: 'GOODS_RESERVED' })
  })

  it.each([
    ['num', 400, { num: '1' }],
    ['num', 400, { num: '25' }],
    ['num', 400, { unit: 'night', price: '35.00', num: '8' }],
    ['num', 400, { unit: 'day', price: '75.00', num: '31' }],
    ['num', 400, { unit: 'week', price: '400.00', num: '9' }],
    ['unit', 400, { unit: 'month' }],
    ['agree', 400, { agree: '0' }],
    ['', 1205, { price: '4.99' }],
    ['', 1201, { goodsSn: 'ZHWZ999999' }],
  ])('rejects a rental: field %o, code %i, %o', async (field, code, wrong) => {
    const answer = await place(wrong)
    expect(answer.code).toBe(code)
    expect((answer.data as { field?: string } | null)?.field ?? '').toBe(field)
    expect(await rental.goods()).toMatchObject({ reserved: 0 })
  })

  it('lists of accounts for rent state terms, sort by deposit and can leave out those with a deposit', async () => {
    const free = await Rental.open(world, { deposit: '0.00', stored: true })
    const cheap = await Rental.open(world, { deposit: '20.00' })
    const own = [rental.goodsSn, free.goodsSn, cheap.goodsSn] as string[]
    const list = async (more: object) =>
      (
        await world.visitor().do('GET /goods/getGoodsList', { rent: '1', gid: '107', pageSize: '60', ...more })
      ).list.filter(({ goodsSn }) => own.includes(goodsSn))
    const rows = await list({ sort: 'depositAsc' })
    expect(rows.map(({ goodsSn }) => goodsSn)).toEqual([free.goodsSn, cheap.goodsSn, rental.goodsSn])
    expect(rows.map(({ rentTerms }) => rentTerms)).toEqual([
      { minHours: 2, isAuto: true },
      { minHours: 2, isAuto: false },
      { minHours: 2, isAuto: false },
    ])
    expect((await list({ free: '1' })).map(({ goodsSn }) => goodsSn)).toEqual([free.goodsSn])
    const { list: sales } = await world.visitor().do('GET /goods/getGoodsList', { gid: '107', sort: 'depositAsc' })
    expect(sales.every(({ rentTerms }) => rentTerms === undefined)).toBe(true)
  })

  it('a rented account is not listed for rent until returned', async () => {
    const hall = async () =>
      (await world.visitor().do('GET /goods/getGoodsList', { rent: '1', pageSize: '60' })).list.some(
        ({ goodsSn }) => goodsSn === rental.goodsSn,
      )
    expect(await hall()).toBe(true)
    await (await rental.place()).pay()
    expect(await hall()).toBe(false)
    await rental.deliver()
    expect(await hall()).toBe(false)
    await rental.act('renter', 'giveBack')
    expect(await hall()).toBe(true)
  })

  it('the chat states after how long the deposit is returned', async () => {
    await (await (await rental.place()).pay()).deliver()
    await rental.look()
    await rental.act('renter', 'giveBack')
    const { groupId } = await rental.detail(rental.renter)
    const { messages } = await rental.renter.do('GET /im/history', { groupId: String(groupId) })
    expect(messages.at(-1)?.content).toMatch(/押金 12 小时后自动退还/)
  })

  it('a rental requires the owner’s minimum hours', async () => {
    await rental.owner.do('POST /rental/saveOffer', { goodsSn: rental.goodsSn, ...PRICES, minHours: '6' })
    expect(await place({ num: '5' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'num' },
      msg: '该账号6小时起租',
    })
    expect(await place({ num: '6' })).toMatchObject({ code: 0 })
  })

  it('the owner and unverified members cannot rent the account', async () => {
    expect(await place({}, rental.owner)).toMatchObject({ name: 'OWN_GOODS', msg: '不能租用自己的账号' })
    expect(await place({}, await world.logIn({ verified: false }))).toMatchObject({ name: 'NOT_VERIFIED' })
    expect(await place({}, world.visitor())).toMatchObject({ code: 1 })
  })

  it('rejects a rental after the offer was unlisted', async () => {
    await rental.owner.do('POST /rental/shelveOffer', { goodsSn: rental.goodsSn, on: '0' })
    expect(await place()).toMatchObject({ name: 'GOODS_GONE', msg: '该账号已停止出租' })
  })

  it('the renter sees the return time, and whether it was early', async () => {
    await (await (await rental.place()).pay()).deliver()
    await rental.look()
    world.pass({ minutes: 20 })
    await rental.act('renter', 'giveBack')
    const { turn, rows } = await rental.detail()
    expect(turn.text).toMatch(/^账号已提前归还/)
    const at = (name: string) => Date.parse(rows.find(({ label }) => label === name)?.value ?? '')
    expect(at('提前归还') - at('开始计时')).toBe(20 * 60_000)
  })

  it.each(['GET /rental/terms', 'GET /goods/temporary/goodsInfo', 'GET /goods/goodsInfo'] as const)(
    '%s states when the current rental ends, and nothing after the return',
    async (route) => {
      const rentedUntil = async () => (await world.visitor().do(route, { goodsSn: rental.goodsSn })).rentedUntil
      expect(await rentedUntil()).toBeNull()
      await (await (await rental.place()).pay()).deliver()
      await rental.look()
      const ends = await rentedUntil()
      expect(Date.parse(`${ends?.replace(' ', 'T')}+08:00`)).toBeGreaterThan(world.now().getTime())
      await rental.act('renter', 'giveBack')
      expect(await rentedUntil()).toBeNull()
    },
  )

  it('an account is taken by an unpaid order, rented from the payment to the return, and then neither', async () => {
    const now = async () => world.visitor().do('GET /goods/temporary/goodsInfo', { goodsSn: rental.goodsSn })
    await rental.place()
    expect(await now()).toMatchObject({ reserved: true, isRented: false })
    await rental.pay()
    expect(await now()).toMatchObject({ reserved: true, isRented: true, rentedUntil: null })
    await rental.deliver()
    await rental.act('renter', 'giveBack')
    expect(await now()).toMatchObject({ reserved: false, isRented: false })
  })

  it('an account can be rented again a quarter of an hour after its return', async () => {
    await (await (await rental.place()).pay()).deliver()
    await rental.act('renter', 'giveBack')
    const { pausedUntil } = await world.visitor().do('GET /rental/terms', { goodsSn: rental.goodsSn })
    expect(await place()).toMatchObject({
      name: 'GOODS_RESERVED',
      msg: `账号刚刚归还，${pausedUntil?.slice(11, 16)}后可以租用`,
    })
    world.pass({ minutes: 15, seconds: 1 })
    expect(await place()).toMatchObject({ code: 0 })
  })

  it('rejects rentals for two days after three accounts of the owner’s person in a month were not as described', async () => {
    const second = await world.person()
    await oneCard(world, 'one card of an owner', rental.people.owner, second)
    const misdescribed = async (owner = rental.people.owner) => {
      const one = await Rental.open(world, { owner })
      await (await (await one.place()).pay()).deliver()
      const pictures = JSON.stringify([await uploadEvidence(world, one.renter)])
      const report = { orderSn: one.orderSn, action: 'mismatch', note: '少了皮肤', pictures } as const
      await one.renter.do('POST /order/act', report)
      await one.act('owner', 'accept')
    }
    await misdescribed()
    world.pass({ days: 20 })
    await misdescribed()
    expect((await place()).code).toBe(0)
    world.pass({ hours: 1 })
    await runClock(world)
    await misdescribed(second)
    expect(await place()).toMatchObject({ name: 'GOODS_GONE', msg: '该号主暂停出租，看看其他账号吧' })
    world.pass({ hours: 48 })
    expect((await place()).code).toBe(0)
  })
})

describe('extending a rental', () => {
  let rental: Rental
  beforeEach(async () => {
    rental = await (await (await Rental.open(world, { stored: true })).place()).pay()
  })
  const renew = (more: object = {}, by = rental.renter) =>
    by.ask(
      'POST /rental/renew',
      { orderSn: rental.orderSn, unit: 'hour', num: '1', price: '5.00', payPassword: '246810', ...more },
      { key: randomUUID() },
    )
  const dueTime = async () => (await rental.detail()).turn.clock?.dueTime

  it('the owner sees whether the renter has viewed the credentials', async () => {
    const title = async () => (await rental.detail(rental.owner)).turn.title
    expect(await title()).toBe('等租客查看账号')
    await rental.look()
    expect(await title()).toBe('租客正在使用')
  })

  it('extending a rental moves its end and holds the additional rent', async () => {
    const before = await dueTime()
    expect((await renew({ num: '3' })).data).toMatchObject({ coin: '415.00' })
    const hours = (Date.parse(`${await dueTime()}`) - Date.parse(`${before}`)) / 3_600_000
    expect(hours).toBe(3)
    const { goodsPrice, quantity, sums } = await rental.detail()
    expect({ goodsPrice, quantity }).toEqual({ goodsPrice: '25.00', quantity: '/小时 × 2，续租 1 次' })
    expect(sums.slice(0, 2), 'lines that add up to the rent').toEqual([
      { label: '租金 ¥5.00/小时 × 2', amount: '10.00' },
      { label: '续租 1 次', amount: '15.00' },
    ])
  })

  it('extending a rental with the same key happens once', async () => {
    const input = { orderSn: rental.orderSn, unit: 'hour', num: '1', price: '5.00', payPassword: '246810' } as const
    const first = await rental.renter.ask('POST /rental/renew', input, { key: 'one-press-0001' })
    expect(await rental.renter.ask('POST /rental/renew', input, { key: 'one-press-0001' })).toEqual(first)
    expect((await rental.detail()).goodsPrice).toBe('15.00')
  })

  it.each([
    ['num', 400, { num: '25' }],
    ['num', 400, { unit: 'week', price: '400.00', num: '8' }],
    ['payPassword', 400, { payPassword: '12' }],
    ['payPassword', 1108, { payPassword: '000000' }],
    ['', 1205, { price: '4.00' }],
    ['', 1303, { unit: 'week', price: '400.00', num: '2' }],
    ['', 404, { orderSn: 'D2611210000000000' }],
  ])('rejects a rental extension: field %o, code %i, %o', async (field, code, wrong) => {
    const before = await dueTime()
    const answer = await renew(wrong)
    expect(answer.code).toBe(code)
    expect((answer.data as { field?: string } | null)?.field ?? '').toBe(field)
    expect(await dueTime()).toBe(before)
  })

  it('only the renter can extend, from the balance with a pay password', async () => {
    expect(await renew({}, rental.owner)).toMatchObject({ name: 'NOT_FOUND' })
    expect(await renew({}, await world.logIn())).toMatchObject({ name: 'NOT_FOUND' })
    const { userId } = rental.people.renter
    await world.services.db.update(users).set({ payPasswordHash: null }).where(eq(users.id, userId))
    expect(await renew()).toMatchObject({ name: 'NO_PAY_PASSWORD' })
  })

  it('a rental is not extended while its owner is restricted from listing', async () => {
    const id = await restrict(world, rental.people.owner, { kinds: ['list'] })
    expect(await renew()).toMatchObject({ name: 'GOODS_GONE', msg: '号主暂停出租，不能续租' })
    await lift(world, id)
    expect(await renew()).toMatchObject({ code: 0 })
  })

  it('extending requires a listed offer, a running rental and an order that is not frozen', async () => {
    await rental.owner.do('POST /rental/shelveOffer', { goodsSn: rental.goodsSn, on: '0' })
    expect(await renew()).toMatchObject({ name: 'GOODS_GONE', msg: '号主已停止出租，不能续租' })
    await rental.owner.do('POST /rental/shelveOffer', { goodsSn: rental.goodsSn, on: '1' })
    const staff = await world.logIn({ staff: 'service' })
    await staff.do('POST /desk/freezeOrder', { orderSn: rental.orderSn, reason: '核实外挂' })
    expect(await renew()).toMatchObject({ name: 'ORDER_FROZEN' })
    await staff.do('POST /desk/thawOrder', { orderSn: rental.orderSn, reason: '没有问题' })
    expect(await renew()).toMatchObject({ code: 0 })
    const { orderSn } = rental
    const steps = JSON.stringify(await rental.renter.do('GET /order/listOrderProcess', { orderSn }))
    expect(steps).toMatch(/你续租 \d+ 小时/)
    await rental.act('renter', 'giveBack')
    expect(await renew()).toMatchObject({ name: 'ORDER_STATE' })
    const waiting = await (await (await Rental.open(world)).place()).pay()
    expect(await waiting.renew()).toMatchObject({ name: 'ORDER_STATE' })
  })
})
