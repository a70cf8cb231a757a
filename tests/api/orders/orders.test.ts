import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/server/db/schema/orders/trading'
import type { OrderSn } from '@/lib/shared/ids'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { Deal } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(async () => {
  const faults = await faultsOf(world)
  await world.close()
  expect(faults).toEqual([])
})

const orderOf = (goods: { sn: string; price: string }, more: object = {}) => ({
  goodsSn: goods.sn,
  price: goods.price,
  agree: '1' as const,
  ...more,
})

describe('own orders', () => {
  it('an order is found by its title and numbers in any notation', async () => {
    const deal = await (await Deal.open(world, { price: '20.00', balance: '20.00' })).place()
    const title = 'Ｖ８貴族（全皮肤），可换绑！'
    const snapshot = sql`jsonb_set(snapshot, '{bigTitle}', ${JSON.stringify(title)}::jsonb)`
    await world.services.db.execute(sql`update orders set snapshot = ${snapshot} where sn = ${deal.orderSn}`)
    const { goodsSn } = await deal.detail()
    const found = async (keyWord: string) =>
      (await deal.buyer.do('GET /order/queryOrderList', { belong: '2', keyWord })).total
    const typed = [title, 'v8贵族', '可换绑 全皮肤', `#${deal.orderSn}。`, `【${goodsSn}】`, goodsSn.toLowerCase()]
    const spaced = `${deal.orderSn.slice(0, 7)} ${deal.orderSn.slice(7)}`.toLowerCase()
    for (const keyWord of [...typed, spaced]) expect(await found(keyWord), keyWord).toBe(1)
    expect(await found('v9贵族')).toBe(0)
  })

  it('own orders are filtered by date, area, and whether the platform bought', async () => {
    const deal = await (await Deal.open(world, { price: '20.00', balance: '20.00' })).place()
    const found = async (input: object) =>
      (await deal.buyer.do('GET /order/queryOrderList', { belong: '2', ...input })).total
    const day = (shift: number) => formatDate(new Date(world.services.now().getTime() + shift * DAY_MS))
    expect(await found({ minTime: day(0), maxTime: day(0) })).toBe(1)
    expect(await found({ maxTime: day(-1) })).toBe(0)
    expect(await found({ minTime: day(1) })).toBe(0)
    const { details } = await deal.detail()
    const { gameName } = JSON.parse(details) as { gameName: string }
    expect(await found({ details: gameName.slice(1) })).toBe(1)
    expect(await found({ details: '%' })).toBe(0)
    expect(await found({ keyWord: '%' })).toBe(0)
    expect(await found({ isRecovery: '1' })).toBe(0)
    expect(await found({ isRecovery: '0' })).toBe(1)
    await world.services.db.update(orders).set({ isRecovery: true })
    expect(await found({ isRecovery: '1' })).toBe(1)
    await world.services.db.update(orders).set({ isRecovery: false })
    expect((await deal.buyer.ask('GET /order/queryOrderList', { minTime: '2026-13-01' })).name).toBe('INVALID_INPUT')
  })

  it('own orders are filtered by game and type, whose numbers stay the same', async () => {
    const deal = await (await Deal.open(world, { price: '20.00', balance: '20.00' })).place()
    const list = (input: object = {}) => deal.buyer.do('GET /order/queryOrderList', { belong: '2', ...input })
    const { games, modes } = await list()
    const gameId = games[0]?.gameId ?? 0
    expect(games).toEqual([{ gameId: expect.any(Number), gameName: expect.any(String), orders: 1 }])
    expect(modes).toEqual([{ mode: 'account', orders: 1 }])
    expect(await list({ gameId: String(gameId), mode: 'account' })).toMatchObject({ total: 1, games, modes })
    expect(await list({ gameId: String(gameId + 1) })).toMatchObject({ total: 0, games, modes })
    expect(await list({ mode: 'props' })).toMatchObject({ total: 0, games, modes })
  })

  it('sorted by deadline, running orders come first, the most urgent before the others, then ended ones', async () => {
    const seller = await world.person()
    const paid = async () => {
      const deal = await Deal.open(world, { balance: '100.00', seller })
      await (await deal.place()).pay()
      return deal
    }
    const [later, ended, urgent, paused] = [await paid(), await paid(), await paid(), await paid()]
    await ended.act('seller', 'refund')
    const set = (deal: Deal, row: Partial<typeof orders.$inferInsert>) =>
      world.services.db
        .update(orders)
        .set(row)
        .where(eq(orders.sn, deal.orderSn as OrderSn))
    await set(urgent, { dueAt: new Date(world.now().getTime() - 60_000) })
    await set(paused, { dueAt: null, frozenAt: world.now() })
    const { orderList } = await later.seller.do('GET /order/queryOrderList', { belong: '1', sort: 'due' })
    expect(orderList.map(({ orderSn }) => orderSn)).toEqual([urgent, later, paused, ended].map((one) => one.orderSn))
  })

  it('orders in which the seller has to act are counted, listed alone and come before more urgent ones of the buyer', async () => {
    const seller = await world.person()
    const paid = async () => {
      const deal = await Deal.open(world, { balance: '100.00', seller, goodsTypeId: 27, stock: 3 })
      return (await deal.place()).pay()
    }
    const [sent, open] = [await paid(), await paid()]
    await sent.deliver()
    await world.services.db
      .update(orders)
      .set({ dueAt: new Date(world.now().getTime() + 60_000) })
      .where(eq(orders.sn, sent.orderSn as OrderSn))
    const list = (input: object = {}) => open.seller.do('GET /order/queryOrderList', { belong: '1', ...input })
    const { counts, orderList } = await list({ sort: 'due' })
    expect(counts.mine).toBe(1)
    expect(orderList.map(({ orderSn }) => orderSn)).toEqual([open.orderSn, sent.orderSn])
    expect(await list({ isMine: '1' })).toMatchObject({
      total: 1,
      orderList: [{ orderSn: open.orderSn }],
      elsewhere: { total: 0 },
    })
    const ofBuyer = await open.buyer.do('GET /order/queryOrderList', { belong: '2', isMine: '1', sort: 'due' })
    expect(ofBuyer, 'none at all').toMatchObject({ total: 0, counts: { mine: 0 } })
    expect((await sent.buyer.do('GET /order/queryOrderList', { belong: '2', isMine: '1' })).total).toBe(1)
  })

  it('own orders are sorted by creation time, newest first, not by number', async () => {
    const deal = await (await Deal.open(world, { balance: '500.00' })).place()
    const seller = await world.person()
    const [first, second] = [await world.goods({ seller }), await world.goods({ seller })]
    for (const one of [first, second]) await deal.buyer.do('POST /order/placeOrder', orderOf(one))
    await world.services.db
      .update(orders)
      .set({ createdAt: new Date(world.now().getTime() - DAY_MS) })
      .where(eq(orders.goodsSn, second.sn))
    const { orderList } = await deal.buyer.do('GET /order/queryOrderList', { belong: '2' })
    expect(orderList.map(({ goodsSn }) => goodsSn)).toEqual([first.sn, deal.goods.sn, second.sn])
  })

  it('an order shows the chosen cover tier; a fixed-price tier of the game is returned separately', async () => {
    const deal = await (await Deal.open(world, { price: '100.00', balance: '110.00' })).place({ ensureId: '1' })
    expect(await deal.detail()).toMatchObject({ ensureId: 1, ensurePrice: '10.00', fixEnsureId: null })
    const own = await new World().open()
    const tier = {
      id: 1,
      name: '普通包赔',
      explain: '账号被找回赔付',
      days: 365,
      mostPercent: 100,
      bp: 1000,
      fixedFen: 1990,
    }
    await own.rule({ coverTiers: [tier] })
    const fixed = await Deal.open(own, { price: '100.00', balance: '119.90' })
    const { ensureTiers } = await fixed.buyer.do('GET /goods/goodsInfo', { goodsSn: fixed.goods.sn })
    expect(ensureTiers).toMatchObject([{ fee: '19.90', fixedPrice: '19.90' }])
    await (await fixed.place({ ensureId: '1' })).pay()
    expect(await fixed.detail()).toMatchObject({
      totalPrice: '119.90',
      ensurePrice: '19.90',
      fixEnsureId: 1,
      fixEnsurePrice: '19.90',
    })
    expect(await own.audit()).toEqual([])
    await own.close()
  })
})

it('rejects a recharge without a valid amount with a specific message', async () => {
  const visitor = await world.logIn()
  const start = (amount: string) => visitor.ask('POST /pay/recPay', { amount, aliOrWx: '1' })
  for (const amount of ['', undefined as never, '\u200b'])
    expect(await start(amount)).toMatchObject({ msg: '请先输入充值金额！' })
  for (const amount of ['x', '0'])
    expect(await start(amount)).toMatchObject({ msg: '请输入正确的金额，最多 8 位整数和 2 位小数' })
  expect(await start('3,70')).toMatchObject({ msg: '金额里的逗号有歧义，小数请用小数点，如 3.70' })
  const { payRand } = await visitor.do('POST /pay/recPay', { amount: '8.00', aliOrWx: '1', deviceId: 'tab' })
  const { qrText, qrImage } = await visitor.do('GET /pay/showPayUrl', { id: payRand })
  const svg = Buffer.from(qrImage.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
  expect(qrText).toContain('/sandbox-pay/')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"|^<svg .*xmlns=/)
  expect(svg).toContain('<path')
})

describe('placing an order', () => {
  it('placing an order reserves the goods at the price the buyer saw', async () => {
    const { buyer, goods } = await Deal.open(world, { price: '66.60' })
    expect(await buyer.do('POST /order/placeOrder', orderOf(goods))).toMatchObject({
      totalPrice: '66.60',
      expiresIn: 900,
    })
    expect(await buyer.do('GET /order/checkGoodsOversold', { goodsSn: goods.sn })).toEqual({ available: 0, ok: false })
    const rival = await world.logIn()
    expect(await rival.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({
      name: 'GOODS_RESERVED',
      msg: '商品已被其他买家拍下，对方未付款会重新上架',
    })
  })

  it('rejects ordering an item reserved by an own unpaid order, and returns that order', async () => {
    const { buyer, goods } = await Deal.open(world, { price: '66.60' })
    const { orderSn } = await buyer.do('POST /order/placeOrder', orderOf(goods))
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({
      name: 'GOODS_RESERVED',
      msg: '你有未付款的订单占用了这件商品，请先付款或取消',
      data: { orderSn },
    })
  })

  it('rejects an order when the price has changed, and reserves nothing', async () => {
    const { buyer, seller, goods } = await Deal.open(world, { price: '50.00' })
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: goods.sn, price: '55.00' })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ name: 'PRICE_CHANGED' })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
    expect((await buyer.ask('POST /order/placeOrder', { ...orderOf(goods), price: '55' })).code).toBe(0)
  })

  it('a price change after ordering does not affect the order', async () => {
    const deal = await (await Deal.open(world, { price: '50.00', balance: '50.00' })).place()
    await deal.seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: deal.goods.sn, price: '5000.00' })
    await deal.pay()
    expect(await deal.detail()).toMatchObject({ totalPrice: '50.00', status: 1 })
  })

  it('rejects an order of own goods', async () => {
    const { seller, goods } = await Deal.open(world)
    expect(await seller.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ name: 'OWN_GOODS' })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
  })

  it.each([
    ['off the shelf', 2, 1],
    ['in review', 0, 1],
    ['sold', 3, 0],
    ['removed', 4, 1],
  ] as const)('rejects an order of goods %s', async (_, status, stock) => {
    const { buyer, goods } = await Deal.open(world, { status, stock })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ name: 'GOODS_GONE' })
  })

  it('an order requires real-name verification, consent and a whole number of units', async () => {
    const { buyer, goods } = await Deal.open(world)
    const unverified = await world.logIn({ verified: false })
    expect(await unverified.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ name: 'NOT_VERIFIED' })
    expect(await buyer.ask('POST /order/placeOrder', { ...orderOf(goods), agree: '0' as '1' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请先阅读并同意交易协议',
    })
    for (const goodsNum of ['0', '-1', '1.5', '1e3'])
      expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum }))).toMatchObject({
        name: 'INVALID_INPUT',
      })
  })

  it('rejects an order above the stock, and returns the available number', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 5, price: '2.00' })
    expect((await buyer.do('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }))).totalPrice).toBe('4.00')
    const rival = await world.logIn()
    expect(await rival.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '4' }))).toMatchObject({
      name: 'OUT_OF_STOCK',
      msg: '库存不足，当前最多可购买3件',
    })
    expect((await rival.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '3' }))).code).toBe(0)
  })

  it('rejects a total too large for a payment', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 999_999_999, price: '99999999.99' })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '999999999' }))).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '订单金额过大，请减少购买数量',
    })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
  })

  it.each([
    [1, '100.00', '1', '110.00'],
    [1, '100.00', '3', '120.00'],
    [27, '0.15', '4', '0.15'],
    [27, '20.00', '4', '21.00'],
  ])('an order of goods type %i at %s with cover %s costs %s', async (goodsTypeId, price, ensureId, total) => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId, price })
    expect((await buyer.do('POST /order/placeOrder', orderOf(goods, { ensureId }))).totalPrice).toBe(total)
  })

  it('rejects cover for goods without it, and unknown cover tiers', async () => {
    const currency = await Deal.open(world, { goodsTypeId: 22 })
    expect(
      await currency.buyer.ask('POST /order/placeOrder', orderOf(currency.goods, { ensureId: '1' })),
    ).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '该商品不支持所选的包赔服务',
    })
    const covered = await Deal.open(world, { goodsTypeId: 22, ensureOpen: true })
    const { buyer, goods } = covered
    for (const [ensureId, code] of [
      ['1', 400],
      ['4', 0],
    ] as const)
      expect((await buyer.ask('POST /order/placeOrder', orderOf(goods, { ensureId }))).code).toBe(code)
    const account = await Deal.open(world)
    expect(await account.buyer.ask('POST /order/placeOrder', orderOf(account.goods, { ensureId: '7' }))).toMatchObject({
      name: 'INVALID_INPUT',
    })
  })
})
