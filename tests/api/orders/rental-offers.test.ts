import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { rentalOffers } from '@/lib/server/db/schema/listings/rental'
import { users } from '@/lib/server/db/schema/people/identity'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { Rental } from '../../support/fixtures/rental'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const PRICES = { hour: '5.00', night: '35.00', day: '75.00', week: '400.00', deposit: '60.00' }
const SECRET = { account: 'hero@game', password: 'Secret-99', note: 'QQ 登录' }
const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

describe('rental offers', () => {
  let person: Person
  let owner: Visitor
  let goodsSn: GoodsSn
  beforeEach(async () => {
    person = await world.person()
    owner = await world.logIn(person)
    goodsSn = (await world.goods({ seller: person, price: '900.00' })).sn
  })
  const save = (more: object = {}) => owner.ask('POST /rental/saveOffer', { goodsSn, ...PRICES, ...more })
  const terms = () => world.visitor().do('GET /rental/terms', { goodsSn })
  const offer = () => owner.do('GET /rental/ownOffer', { goodsSn })
  const inHall = async () => {
    const { list } = await world.visitor().do('GET /goods/getGoodsList', { rent: '1', sort: 'newest', pageSize: '60' })
    return list.some((row) => row.goodsSn === goodsSn)
  }

  it.each([
    ['hour', { hour: '0' }],
    ['night', { night: '' }],
    ['day', { day: '1.234' }],
    ['week', { week: '-5' }],
    ['deposit', { deposit: '100.01' }],
    ['deposit', { deposit: '-1' }],
    ['minHours', { minHours: '1' }],
    ['minHours', { minHours: '25' }],
    ['rules', { rules: '租'.repeat(301) }],
    ['password', { account: 'hero@game' }],
    ['account', { password: 'Secret-99' }],
  ])('rejects a rental offer at field %s: %o', async (field, wrong) => {
    expect(await save(wrong)).toMatchObject({ name: 'INVALID_INPUT', data: { field } })
    expect(await inHall()).toBe(false)
  })

  it('a rental offer applies the owner’s terms, or the platform’s minimum by default', async () => {
    expect(await terms()).toEqual({
      ban: expect.objectContaining({ lateDays: 0, keptBp: 10_000, coveredUntil: null }),
      minHours: 2,
      rules: '',
      isAuto: false,
      pausedUntil: null,
      isRented: false,
      rentedUntil: null,
      hourPrices: [],
      blocks: [],
    })
    expect(await offer()).toMatchObject({ isLet: false, prices: null, handOver: 'hand', running: null })
    expect((await save({ deposit: '100', minHours: '4', rules: '不开外挂' })).code).toBe(0)
    expect(await terms()).toEqual({
      ban: expect.objectContaining({ lateDays: 0, keptBp: 10_000, coveredUntil: null }),
      minHours: 4,
      rules: '不开外挂',
      isAuto: false,
      pausedUntil: null,
      isRented: false,
      rentedUntil: null,
      hourPrices: [],
      blocks: [],
    })
    expect(await offer()).toMatchObject({ isLet: true, prices: { ...PRICES, deposit: '100.00' }, minHours: 4 })
    expect(await inHall()).toBe(true)
  })

  it('stored rental credentials are encrypted until replaced or deleted, and are never returned', async () => {
    await save(SECRET)
    expect((await terms()).isAuto).toBe(true)
    const [row] = await world.services.db.select().from(rentalOffers).where(eq(rentalOffers.goodsSn, goodsSn))
    expect(row?.credentials?.includes('Secret-99')).toBe(false)
    expect(JSON.stringify([await offer(), await terms()])).not.toContain('Secret-99')
    await save({ hour: '6' })
    expect((await terms()).isAuto).toBe(true)
    await save({ byHand: '1' })
    expect((await offer()).handOver).toBe('hand')
  })

  it('a rental offer requires an own account, listed or not, and a verified member', async () => {
    const other = await world.logIn()
    expect(await other.ask('POST /rental/saveOffer', { goodsSn, ...PRICES })).toMatchObject({ name: 'NOT_FOUND' })
    expect(await other.ask('GET /rental/ownOffer', { goodsSn })).toMatchObject({ name: 'NOT_FOUND' })
    expect(await other.ask('POST /rental/shelveOffer', { goodsSn, on: '0' })).toMatchObject({ name: 'NOT_FOUND' })
    const prop = await world.goods({ seller: person, goodsTypeId: 27, stock: 3 })
    expect(await save({ goodsSn: prop.sn })).toMatchObject({ name: 'NOT_FOUND' })
    const sold = await world.goods({ seller: person, status: 3, stock: 0 })
    expect(await save({ goodsSn: sold.sn })).toMatchObject({ name: 'NOT_FOUND' })
    const off = await world.goods({ seller: person, status: 2 })
    expect(await save({ goodsSn: off.sn })).toMatchObject({ code: 0 })
    await world.services.db.update(users).set({ authStatus: 0 }).where(eq(users.id, person.userId))
    expect(await save()).toMatchObject({ name: 'NOT_VERIFIED' })
  })

  it('an unlisted rental offer keeps its prices and can be relisted', async () => {
    expect(await owner.ask('POST /rental/shelveOffer', { goodsSn, on: '1' })).toMatchObject({ name: 'NOT_FOUND' })
    await save()
    const shelve = (on: '0' | '1') => owner.do('POST /rental/shelveOffer', { goodsSn, on })
    await shelve('0')
    await shelve('0')
    expect(await inHall()).toBe(false)
    expect(await offer()).toMatchObject({ isLet: false, prices: PRICES })
    const listed = async () => (await owner.do('GET /rental/ownOffers', {})).list.length
    expect(await listed()).toBe(1)
    const set = (status: GoodsStatus) => world.services.db.update(goods).set({ status }).where(eq(goods.sn, goodsSn))
    await set(GOODS_STATUS.sold)
    expect(await listed()).toBe(0)
    await set(GOODS_STATUS.onShelf)
    await shelve('1')
    expect(await inHall()).toBe(true)
    expect(await offer()).toMatchObject({ isLet: true, prices: PRICES })
  })

  it('own rental offers show the current rental and the income after the fee', async () => {
    const rental = await Rental.open(world, { owner: person, stored: true })
    await (await rental.place(3)).pay()
    const row = async () => (await owner.do('GET /rental/ownOffers', {})).list.find((one) => one.running ?? one.rentals)
    expect((await row())?.running).toMatchObject({ orderSn: rental.orderSn, statusName: '租用中' })
    expect((await row())?.running?.endTime).toBe((await rental.detail(owner)).turn.clock?.dueTime)
    await rental.act('renter', 'giveBack')
    expect(await row()).toMatchObject({ handOver: 'stale', running: { statusName: '待验收', endTime: null } })
    expect((await row())?.pausedUntil).not.toBeNull()
    await rental.act('owner', 'settle')
    expect(await row()).toMatchObject({ running: null, rentals: 1, income: '12.00' })
    expect((await owner.do('GET /rental/ownOffers', {})).income).toBe('12.00')
    expect((await (await world.logIn()).do('GET /rental/ownOffers', {})).income).toBe('0.00')
  })

  it('own rental offers are counted and filtered by state; those that wait for the owner come first', async () => {
    const rental = await Rental.open(world, { owner: person, stored: true })
    await (await rental.place(3)).pay()
    await save()
    const page = (input: object = {}) => owner.do('GET /rental/ownOffers', input)
    const sns = async (input: object = {}) => (await page(input)).list.map((one) => one.goods.goodsSn)
    expect((await page()).counts).toEqual({ waiting: 0, rented: 1, free: 1, stopped: 0 })
    expect(await sns()).toEqual([rental.goodsSn, goodsSn])
    expect(await sns({ state: 'free' })).toEqual([goodsSn])
    await rental.act('renter', 'giveBack')
    expect((await page()).counts).toEqual({ waiting: 1, rented: 0, free: 1, stopped: 0 })
    expect(await sns({ state: 'waiting' })).toEqual([rental.goodsSn])
    await owner.do('POST /rental/shelveOffer', { goodsSn, on: '0' })
    expect(await sns({ state: 'stopped' })).toEqual([goodsSn])
    expect(await page({ keyWord: goodsSn })).toMatchObject({ total: 1, counts: { waiting: 0, stopped: 1 } })
    expect(await sns({ keyWord: goodsSn, state: 'waiting' })).toEqual([])
  })

  it('the fee table has a separate rental fee next to the sale fee', async () => {
    const conf = (goodsTypeId: string) => owner.do('GET /goods/getGoodsUpperConf', { gameId: '107', goodsTypeId })
    expect(await conf('1')).toMatchObject({ feeBasisPoints: 600, rentFeeBasisPoints: 2000 })
    expect((await conf('27')).rentFeeBasisPoints).toBeNull()
  })
})
