import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gameAreas, gameServers } from '@/lib/server/db/schema/listings/catalog'
import { blackEntries } from '@/lib/server/db/schema/office/trust'
import { hashAccount } from '@/lib/server/modules/office/trust/rules'
import { returnDeposits } from '@/lib/server/modules/orders/trading/return-deposits'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { closeMarket, Gold, offer, offerTerms, openDaily, openShop, SHOP } from '../../support/fixtures/coin'
import { runClock } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import { oneCard } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

const APPLY = { ...SHOP, payPassword: PAY_PASSWORD, agree: '1' } as const
const apply = (visitor: Visitor, more: Partial<typeof APPLY> | object = {}) =>
  visitor.ask('POST /quickCoin/shopQuickCoinApply', { ...APPLY, ...more }, { key: randomUUID() })

describe('currency merchants', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())
  const menu = async (visitor: Visitor) => (await visitor.do('GET /user/userInfo', {})).isQuickShop

  it('a merchant pays the deposit once, by applying, and then has a shop', async () => {
    const person = await world.person({ balance: '1500.00' })
    const visitor = await world.logIn(person)
    expect(await visitor.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      state: 'none',
      depositAsked: '1000.00',
      deposit: '0.00',
      canTakeOrders: false,
    })
    expect(await menu(visitor)).toBe(0)
    expect((await apply(visitor, { payPassword: '000000' })).name).toBe('WRONG_PAY_PASSWORD')
    const answers = await Promise.all([apply(visitor), apply(visitor), apply(visitor)])
    expect(answers.map(({ name }) => name).toSorted()).toEqual(['OK', 'ORDER_STATE', 'ORDER_STATE'])
    expect(await world.balance(person)).toBe('500.00')
    expect(await menu(visitor)).toBe(1)
    expect(await visitor.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      ...SHOP,
      state: 'active',
      deposit: '1000.00',
      depositMissing: '0.00',
      canTakeOrders: true,
      orders: 0,
      completion: null,
    })
  })

  it('a merchant application is rejected with the reason: insufficient balance, not verified, under age, or blacklisted', async () => {
    expect((await apply(await world.logIn({ balance: '999.99' }))).name).toBe('BALANCE_SHORT')
    const child = await world.logIn({ balance: '1000.00', verified: false })
    const card = { realName: '王小明', idCard: '110105201801010027' }
    expect((await child.ask('POST /user/verifyIdentity', card)).msg).toMatch(/18|实名/)
    expect(await apply(child)).toMatchObject({ name: 'NOT_VERIFIED', msg: expect.stringContaining('18') })
    const valueHash = hashAccount(world.services.vault, '偷币小号')
    await world.services.db.insert(blackEntries).values({ kind: 1, valueHash, valueMask: '偷**号', rulingCode: 'B1' })
    const ruled = await world.person({ balance: '1000.00' })
    const answer = await apply(await world.logIn(ruled), { gameAccounts: '好号，偷币小号' })
    expect(answer).toMatchObject({ name: 'COIN_SHOP_REFUSED', msg: expect.stringContaining('不良记录') })
    expect(await world.balance(ruled)).toBe('1000.00')
  })

  it('a suspended merchant loses the merchant menu and its listed offers, and gets them back when reinstated', async () => {
    const { person, visitor } = await openShop(world)
    const { offerSn } = await offer(visitor)
    const listed = async () =>
      (await world.visitor().do('GET /quickCoin/getQuickCoinList', { gid: '107' })).list.map((row) => row.offerSn)
    expect(await listed()).toContain(offerSn)
    const staff = await world.logIn({ staff: 'service' })
    const review = (state: 'active' | 'suspended') =>
      staff.ask('POST /console/reviewMerchant', { userId: String(person.userId), state, reason: '多次投诉' })
    expect((await review('active')).name).toBe('ORDER_STATE')
    expect((await review('suspended')).code).toBe(0)
    expect(await menu(visitor)).toBe(0)
    expect(await listed()).not.toContain(offerSn)
    expect(await visitor.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      state: 'suspended',
      suspendReason: '多次投诉',
      canTakeOrders: false,
    })
    const another = visitor.ask('POST /quickCoin/createQuickCoin', offerTerms(), { key: randomUUID() })
    expect(await another).toMatchObject({ name: 'COIN_SHOP_NEEDED', msg: expect.stringContaining('暂停') })
    expect((await review('active')).code).toBe(0)
    expect(await menu(visitor)).toBe(1)
    expect(await listed()).toContain(offerSn)
    await visitor.do('POST /quickCoin/updateShopQuickCoin', { ...SHOP, isPaused: '1' })
    expect(await listed()).not.toContain(offerSn)
  })

  it('a suspended merchant does not come back by taking the deposit out, nor with a second account', async () => {
    const { person, visitor } = await openShop(world)
    const staff = await world.logIn({ staff: 'service' })
    const review = (state: 'active' | 'suspended') =>
      staff.ask('POST /console/reviewMerchant', { userId: String(person.userId), state, reason: '多次投诉' })
    expect((await review('suspended')).code).toBe(0)
    await visitor.do('POST /pay/askDeposit', { kind: 'coin', payPassword: PAY_PASSWORD }, { key: randomUUID() })
    world.pass({ days: 7, seconds: 1 })
    await returnDeposits(systemCtx(world.services, world.dist()), { limit: 10 })
    const second = await world.person({ balance: '1000.00' })
    await oneCard(world, 'card of a merchant', person, second)
    for (const by of [visitor, await world.logIn(second)])
      expect(await apply(by)).toMatchObject({ name: 'COIN_SHOP_REFUSED', msg: expect.stringContaining('暂停') })
    expect((await review('active')).code).toBe(0)
    expect(await apply(visitor)).toMatchObject({ code: 0 })
  })
})

describe('leaving as a currency merchant', () => {
  const world = new World()
  beforeAll(() => world.open())
  beforeEach(() => closeMarket(world))
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  it('a leaving merchant gets its budget and deposit back after seven days, receives no orders meanwhile, and can apply again', async () => {
    const gold = await Gold.open(world)
    await offer(gold.merchant, { kind: 'recycle', budget: '100.00' })
    const leave = () =>
      gold.merchant.ask('POST /pay/askDeposit', { kind: 'coin', payPassword: PAY_PASSWORD }, { key: randomUUID() })
    await gold.begin()
    expect(await leave(), 'an order runs').toMatchObject({
      name: 'ORDER_STATE',
      msg: expect.stringContaining('1 笔订单'),
    })
    await gold.deliver()
    await gold.act('buyer', 'confirm')
    expect(await leave(), 'the money is held').toMatchObject({ name: 'ORDER_STATE' })
    world.pass({ hours: 24, seconds: 1 })
    await runClock(world)
    expect((await Promise.all([leave(), leave()])).map(({ name }) => name).toSorted()).toEqual(['OK', 'ORDER_STATE'])
    expect(await gold.ask({ offerSn: gold.offerSn })).toMatchObject({
      name: 'COIN_OFFER_CLOSED',
      msg: '币商正在申请退还保证金，不接新单',
    })
    const back = () => returnDeposits(systemCtx(world.services, world.dist()), { limit: 10 })
    world.pass({ days: 6, hours: 23 })
    await runClock(world)
    expect(await back()).toBe(0)
    world.pass({ hours: 1, seconds: 1 })
    expect((await Promise.all([back(), back()])).some((due) => due > 0)).toBe(true)
    expect(await world.balance(gold.people.merchant)).toBe('1519.00')
    expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({
      state: 'none',
      deposit: '0.00',
      canTakeOrders: false,
    })
    expect((await gold.merchant.do('GET /user/userInfo', {})).isQuickShop).toBe(0)
    expect(await gold.ask({ offerSn: gold.offerSn })).toMatchObject({ name: 'COIN_OFFER_CLOSED', msg: '币商已退出' })
    const { kind: _, gid: __, ...terms } = offerTerms()
    const change = { ...terms, offerSn: gold.offerSn } as const
    expect((await gold.merchant.ask('POST /quickCoin/updateQuickCoin', change)).name).toBe('COIN_SHOP_NEEDED')
    expect((await apply(gold.merchant)).code).toBe(0)
    expect(await world.balance(gold.people.merchant)).toBe('519.00')
  })

  it('a merchant is notified of an order that another merchant refused', async () => {
    const gold = await Gold.open(world)
    const next = await openShop(world)
    await offer(next.visitor)
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    await gold.act('merchant', 'refuse', { reason: '库存不够' })
    const { list } = await next.visitor.do('GET /notification/list', { kind: 'order' })
    expect(list.map(({ title }) => title)).toEqual(['待你接单'])
  })
})

describe('currency offers of merchants', () => {
  const world = new World()
  beforeAll(() => world.open())
  beforeEach(() => closeMarket(world))
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))
  afterAll(() => world.close())

  it('a currency offer accepts exact numbers and rejects invalid ones', async () => {
    const { visitor } = await openShop(world)
    const ask = (more: object) =>
      visitor.ask('POST /quickCoin/createQuickCoin', { ...offerTerms(), ...more }, { key: randomUUID() })
    for (const ratio of ['0', '0.00', '-1', '1.234', '1e5', '99999999999', 'abc', ''])
      expect((await ask({ ratio })).name, ratio).toBe('INVALID_INPUT')
    for (const stock of ['0', '-5', '1.5', '10000000000000'])
      expect((await ask({ stock })).name, stock).toBe('INVALID_INPUT')
    expect(await ask({ least: '19999' }), 'less than 1.00').toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'least' },
    })
    expect((await ask({ least: '50000', most: '40000' })).data).toMatchObject({ field: 'most' })
    expect((await ask({ gid: '177' })).name, 'a game without currency').toBe('MODE_OFF')
    expect((await ask({ gid: '99999' })).name).toBe('NOT_FOUND')
    const huge = await ask({
      ratio: '9999999999.99',
      stock: '9999999999999',
      least: '10000000000',
      most: '9999999999999',
    })
    expect(huge.code).toBe(0)
    expect(huge.data).toMatchObject({ ratio: '9999999999.99', stock: 9_999_999_999_999 })
    const quote = { gid: '107', areaId: '1', serverId: '11', yuan: '99999999.99' }
    expect((await world.visitor().ask('GET /quickCoin/quote', quote)).name, 'more than there is').toBe('NO_COIN_OFFER')
    await visitor.do('POST /quickCoin/updateQuickCoin', {
      ...offerTerms(),
      offerSn: huge.data.offerSn,
      isPaused: '1',
    })
  })

  it('currency offers are sorted by best ratio, and only valid within their hours and amount limits', async () => {
    const [first, second] = [await openShop(world), await openShop(world)]
    const dear = await offer(first.visitor, { ratio: '10000.00', least: '10000' })
    const cheap = await offer(second.visitor, { ratio: '33333.33', least: '40000', most: '500000' })
    const anybody = world.visitor()
    const { list, games } = await anybody.do('GET /quickCoin/getQuickCoinList', { gid: '107' })
    expect(list.map((row) => row.offerSn)).toEqual([cheap.offerSn, dear.offerSn])
    expect(games).toEqual([{ gameId: 107, gameName: '王者荣耀', offers: 2 }])
    expect(JSON.stringify(list)).not.toContain(SHOP.contact)
    const quote = (more: object) =>
      anybody.ask('GET /quickCoin/quote', { gid: '107', areaId: '1', serverId: '11', ...more })
    // 100,000 units at 33,333.33 per yuan are 3.000000…: rounded down to the fen.
    expect((await quote({ amount: '100000' })).data).toMatchObject({
      ratio: '33333.33',
      amount: 100_000,
      price: '3.00',
    })
    expect((await quote({ yuan: '2.00' })).data).toMatchObject({ amount: 66_666, price: '1.99' })
    expect((await quote({ amount: '20000' })).data, 'below the least of the cheap one').toMatchObject({
      offer: { offerSn: dear.offerSn },
      price: '2.00',
    })
    expect((await quote({ amount: '1000001' })).name).toBe('NO_COIN_OFFER')
    expect((await quote({})).name).toBe('INVALID_INPUT')
    await openDaily(second.visitor, '00:00', '02:00')
    const shown = await anybody.do('GET /quickCoin/findQuickCoin', { offerSn: cheap.offerSn })
    expect(shown).toMatchObject({ isOpen: false, closedWhy: '营业时间 每天 0:00–2:00' })
    expect((await quote({ amount: '100000' })).data.offer.offerSn).toBe(dear.offerSn)
    const foreign = { ...offerTerms(), offerSn: dear.offerSn }
    expect((await second.visitor.ask('POST /quickCoin/updateQuickCoin', foreign)).name, 'not one’s own').toBe(
      'NOT_FOUND',
    )
  })

  it('a currency offer covers every area of its cross-server zone, and no other', async () => {
    const { db } = world.services
    const zone = (crossId: number) => ({ gameId: 107, name: `大区${crossId}`, crossId, crossName: `跨${crossId}` })
    const areas = [
      { id: 901, ...zone(1) },
      { id: 902, ...zone(1) },
      { id: 903, ...zone(2) },
    ]
    await db.insert(gameAreas).values(areas)
    await db.insert(gameServers).values(areas.map(({ id: areaId }) => ({ id: areaId * 10, areaId, name: '一区' })))
    const { visitor } = await openShop(world)
    const { offerSn } = await offer(visitor, { areaId: '901', serverId: '9010', ratio: '50000.00', least: '50000' })
    const placeOf = (areaId: string) => ({ gid: '107', areaId, serverId: `${areaId}0` })
    const quote = (areaId: string) =>
      world.visitor().ask('GET /quickCoin/quote', { ...placeOf(areaId), amount: '100000' })
    expect((await quote('901')).data).toMatchObject({ offer: { offerSn } })
    expect((await quote('902')).data).toMatchObject({ offer: { offerSn } })
    expect((await quote('903')).data?.offer?.offerSn).not.toBe(offerSn)
    const listed = async (areaId: string) =>
      (await world.visitor().do('GET /quickCoin/getQuickCoinList', placeOf(areaId))).list.map((row) => row.offerSn)
    expect((await listed('902'))[0]).toBe(offerSn)
    expect(await listed('903')).not.toContain(offerSn)
  })

  it('a buying offer is prepaid, and its unused budget is refunded', async () => {
    const { person, visitor } = await openShop(world, '150.00')
    const made = await offer(visitor, { kind: 'recycle', budget: '100.00', ratio: '25000.00', least: '25000' })
    expect(made).toMatchObject({ budget: '100.00', stock: 2_500_000, isOpen: true })
    expect(await world.balance(person)).toBe('50.00')
    const change = (budget: string) =>
      visitor.ask(
        'POST /quickCoin/updateQuickCoin',
        { ...offerTerms({ kind: 'recycle', ratio: '25000.00', least: '25000' }), offerSn: made.offerSn, budget },
        { key: randomUUID() },
      )
    expect((await change('150.01')).name).toBe('BALANCE_SHORT')
    expect((await change('30.00')).data).toMatchObject({ budget: '30.00', stock: 750_000 })
    expect(await world.balance(person)).toBe('120.00')
    const { list } = await world.visitor().do('GET /quickCoin/getQuickCoinList', { kind: 'recycle' })
    expect(list.map((row) => row.offerSn)).toEqual([made.offerSn])
    expect((await visitor.do('GET /quickCoin/selfPublishQuickCoinList', { kind: 'recycle' })).total).toBe(1)
    const rest = { ...offerTerms({ kind: 'recycle' }), budget: '0', offerSn: made.offerSn, isPaused: '1' } as const
    await visitor.do('POST /quickCoin/updateQuickCoin', rest)
    expect(await world.balance(person)).toBe('150.00')
  })
})
