import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods as goodsTable } from '@/lib/server/db/schema/catalog'
import { orders } from '@/lib/server/db/schema/trading'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS, formatDate } from '@/lib/shared/time'
import { Deal } from '../support/deal'
import { faultsOf } from '../support/ledger'
import { World } from '../support/world'

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
  it('are found by day, by place, and by whether the platform bought', async () => {
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
    expect(await found({ isRecovery: '1' })).toBe(0)
    expect(await found({ isRecovery: '0' })).toBe(1)
    await world.services.db.update(orders).set({ isRecovery: true })
    expect(await found({ isRecovery: '1' })).toBe(1)
    await world.services.db.update(orders).set({ isRecovery: false })
    expect((await deal.buyer.ask('GET /order/queryOrderList', { minTime: '2026-13-01' })).code).toBe(400)
  })

  it('say which cover is in force: none before payment, what was chosen after it', async () => {
    const deal = await (await Deal.open(world, { price: '100.00', balance: '110.00' })).place({ ensureId: '1' })
    expect(await deal.detail()).toMatchObject({
      ensureId: 1,
      ensurePrice: '10.00',
      fixEnsureId: null,
      fixEnsurePrice: null,
    })
    await deal.pay()
    expect(await deal.detail()).toMatchObject({ fixEnsureId: 1, fixEnsurePrice: '10.00' })
  })
})

it('a recharge without an amount says what is missing', async () => {
  const visitor = await world.logIn()
  for (const amount of ['', undefined as never, 'x', '0'])
    expect(await visitor.ask('POST /pay/recPay', { amount, aliOrWx: '1' })).toMatchObject({ msg: '请先输入充值金额！' })
  const { payRand } = await visitor.do('POST /pay/recPay', { amount: '8.00', aliOrWx: '1', deviceId: 'tab' })
  const { qrText, qrImage } = await visitor.do('GET /pay/showPayUrl', { id: payRand })
  const svg = Buffer.from(qrImage.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
  expect(qrText).toContain('/sandbox-pay/')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"|^<svg .*xmlns=/)
  expect(svg).toContain('<path')
})

describe('placing an order', () => {
  it('reserves the goods at the price the buyer saw', async () => {
    const { buyer, goods } = await Deal.open(world, { price: '66.60' })
    expect(await buyer.do('POST /order/placeOrder', orderOf(goods))).toMatchObject({
      totalPrice: '66.60',
      expiresIn: 900,
    })
    expect(await buyer.do('GET /order/checkGoodsOversold', { goodsSn: goods.sn })).toEqual({ available: 0, ok: false })
    const rival = await world.logIn()
    expect(await rival.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({
      code: 1202,
      msg: '手慢了，商品正被其他买家下单，请稍后再试',
    })
  })

  it('is refused when the price has changed, and nothing is reserved', async () => {
    const { buyer, seller, goods } = await Deal.open(world, { price: '50.00' })
    await seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: goods.sn, price: '55.00' })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ code: 1205 })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
    expect((await buyer.ask('POST /order/placeOrder', { ...orderOf(goods), price: '55' })).code).toBe(0)
  })

  it('a price change after ordering does not touch the order', async () => {
    const deal = await (await Deal.open(world, { price: '50.00', balance: '50.00' })).place()
    await deal.seller.do('POST /goods/onlySetupGoodsPrice', { goodsSn: deal.goods.sn, price: '5000.00' })
    await deal.pay()
    expect(await deal.detail()).toMatchObject({ totalPrice: '50.00', status: 1 })
  })

  it('of own goods is refused', async () => {
    const { seller, goods } = await Deal.open(world)
    expect(await seller.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ code: 1204 })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
  })

  it.each([
    ['off the shelf', 2, 1],
    ['in review', 0, 1],
    ['sold', 3, 0],
    ['removed', 4, 1],
  ] as const)('of goods %s is refused', async (_, status, stock) => {
    const { buyer, goods } = await Deal.open(world, { status, stock })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ code: 1201 })
  })

  it('asks for real-name verification, for consent and for a whole number', async () => {
    const { buyer, goods } = await Deal.open(world)
    const unverified = await world.logIn({ verified: false })
    expect(await unverified.ask('POST /order/placeOrder', orderOf(goods))).toMatchObject({ code: 1104 })
    expect(await buyer.ask('POST /order/placeOrder', { ...orderOf(goods), agree: '0' as '1' })).toMatchObject({
      code: 400,
      msg: '请先阅读并同意交易协议',
    })
    for (const goodsNum of ['0', '-1', '1.5', '1e3'])
      expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum }))).toMatchObject({ code: 400 })
  })

  it('takes no more than the stock, and says how much there is', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 5, price: '2.00' })
    expect((await buyer.do('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }))).totalPrice).toBe('4.00')
    const rival = await world.logIn()
    expect(await rival.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '4' }))).toMatchObject({
      code: 1203,
      msg: '库存不足，当前最多可购买3件',
    })
    expect((await rival.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '3' }))).code).toBe(0)
  })

  it('refuses a sum no payment form could carry', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 999_999_999, price: '99999999.99' })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '999999999' }))).toMatchObject({
      code: 400,
      msg: '订单金额过大，请减少购买数量',
    })
    expect((await world.goodsRow(goods.sn)).reserved).toBe(0)
  })

  it.each([
    [1, '100.00', '1', '110.00'],
    [1, '100.00', '3', '120.00'],
    [27, '0.15', '4', '0.15'],
    [27, '20.00', '4', '21.00'],
  ])('of goods type %i at %s with cover %s costs %s', async (goodsTypeId, price, ensureId, total) => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId, price })
    expect((await buyer.do('POST /order/placeOrder', orderOf(goods, { ensureId }))).totalPrice).toBe(total)
  })

  it('with cover is refused where there is none, and for a tier that does not exist', async () => {
    const currency = await Deal.open(world, { goodsTypeId: 22 })
    expect(
      await currency.buyer.ask('POST /order/placeOrder', orderOf(currency.goods, { ensureId: '1' })),
    ).toMatchObject({
      code: 400,
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
      code: 400,
    })
  })
})

describe('an order', () => {
  it('is unknown to its seller until it is paid, and to strangers always', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const stranger = await world.logIn()
    const ask = (who: typeof stranger) => who.ask('GET /order/orderDetail', { orderSn: deal.orderSn })
    expect(await ask(deal.seller)).toMatchObject({ code: 404, msg: '订单不存在' })
    expect((await deal.seller.do('GET /order/queryOrderList', { belong: '1' })).total).toBe(0)
    expect(await deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })).toMatchObject({
      code: 404,
    })
    await deal.pay()
    expect((await ask(deal.seller)).code).toBe(0)
    expect(await ask(stranger)).toMatchObject({ code: 404, msg: '订单不存在' })
    for (const call of ['POST /order/credentials', 'POST /order/deleteOrder'] as const)
      expect(await stranger.ask(call, { orderSn: deal.orderSn })).toMatchObject({ code: 404 })
    for (const action of ['refund', 'deliver'] as const)
      expect(await stranger.ask('POST /order/act', { orderSn: deal.orderSn, action })).toMatchObject({ code: 404 })
    expect(await stranger.ask('POST /pay/balancePay', deal.payment())).toMatchObject({ code: 404 })
    expect(await stranger.ask('GET /order/listOrderProcess', { orderSn: deal.orderSn })).toMatchObject({ code: 404 })
  })

  it('shows its seller neither the total nor the cover, anywhere', async () => {
    const deal = await Deal.open(world, { price: '100.00', balance: '500.00' })
    await (await deal.place({ ensureId: '2' })).pay()
    expect(await deal.detail()).toMatchObject({
      totalPrice: '115.00',
      ensurePrice: '15.00',
      ensureId: 2,
      sellerIncome: null,
    })
    expect(await deal.detail(deal.seller)).toMatchObject({
      totalPrice: null,
      ensurePrice: null,
      ensureId: null,
      fixEnsurePrice: null,
      fixEnsureId: null,
      unitPrice: '100.00',
      sellerIncome: '94.00',
    })
    await deal.deliver()
    await deal.confirm()
    const groupId = String((await deal.detail(deal.seller)).groupId)
    const seen = JSON.stringify([
      await deal.detail(deal.seller),
      await deal.seller.do('GET /order/queryOrderList', { belong: '1' }),
      await deal.seller.do('GET /order/listOrderProcess', { orderSn: deal.orderSn }),
      await deal.seller.do('GET /im/history', { groupId }),
      await deal.seller.do('POST /im/getImGroupIdMap', { orderSnList: deal.orderSn }),
      await deal.seller.do('GET /user/userInfo', {}),
    ])
    expect(seen).not.toMatch(/115\.00|15\.00|普通包赔|人脸包赔/)
  })

  it('hands its credentials to the paid buyer only, and counts each view', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const view = (who = deal.buyer) => who.ask('POST /order/credentials', { orderSn: deal.orderSn })
    expect(await view()).toMatchObject({ code: 1301, msg: '现在不能查看账号资料' })
    expect(
      await deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'deliver', note: '没有密码' }),
    ).toMatchObject({
      code: 400,
      msg: '请填写完整的账号和密码',
    })
    expect(await deal.state()).toBe('1 VERIFY')
    await deal.deliver()
    expect((await view()).data).toEqual({ account: 'hero@game', password: 'Secret-99', note: '已放到邮箱', views: 1 })
    expect((await view()).data.views).toBe(2)
    expect(await view(deal.seller)).toMatchObject({ code: 403 })
    for (const party of [deal.buyer, deal.seller])
      expect((await party.do('GET /order/orderDetail', { orderSn: deal.orderSn })).looks).toHaveLength(2)
    expect(await view(await world.logIn())).toMatchObject({ code: 404 })
    const stored = await world.services.db.execute<{ cipher: Buffer; n: string }>(
      `select cipher, (select count(*) from credential_views v where v.order_id = c.order_id) as n from order_credentials c order by created_at desc limit 1`,
    )
    expect(stored.rows[0]?.cipher.toString('latin1')).not.toContain('Secret-99')
    expect(stored.rows[0]?.n).toBe('2')
  })

  it('refuses steps out of turn', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    expect(await deal.buyer.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn })).toMatchObject({ code: 1301 })
    await deal.pay()
    expect(
      await deal.buyer.ask('POST /order/act', {
        orderSn: deal.orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      }),
    ).toMatchObject({ code: 403 })
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment())).toMatchObject({ code: 1301 })
    expect(await deal.buyer.ask('POST /order/deleteOrder', { orderSn: deal.orderSn })).toMatchObject({ code: 1301 })
    await deal.deliver()
    expect(await deal.seller.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn })).toMatchObject({ code: 403 })
    expect(await deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })).toMatchObject({
      code: 1301,
    })
    expect(
      await deal.seller.ask('POST /order/act', {
        orderSn: deal.orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      }),
    ).toMatchObject({
      code: 1301,
    })
    await deal.confirm()
    expect(await deal.seller.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' })).toMatchObject({
      code: 403,
    })
  })

  it('shows what its item said when it was placed, whatever the item says now', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 27, stock: 5, balance: '300.00', facts: { skins: '300' } })
    const said = { description: '三百皮肤，可二次实名', images: ['goods/aa/one.webp', 'goods/aa/two.webp'] }
    const change = (values: object) =>
      world.services.db
        .update(goodsTable)
        .set(values)
        .where(eq(goodsTable.sn, deal.goods.sn as GoodsSn))
    await change(said)
    await (await deal.place()).pay()
    await change({ description: '什么都没有', images: [], title: '改过的标题' })
    for (const viewer of [deal.buyer, deal.seller])
      expect(await deal.detail(viewer)).toMatchObject({
        bigTitle: '全英雄 300 皮 支持验号',
        description: said.description,
        images: said.images.map((key) => `/media/${key}`),
        thumbnail: '/media/goods/aa/one.webp',
      })
  })

  it('stays in the lists of both parties while money is held for it', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await (await deal.deliver()).confirm()
    for (const visitor of [deal.buyer, deal.seller])
      expect(await visitor.ask('POST /order/deleteOrder', { orderSn: deal.orderSn })).toMatchObject({ code: 1301 })
  })

  it('is hidden by either party for itself alone', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    await deal.seller.do('POST /order/deleteOrder', { orderSn: deal.orderSn })
    expect((await deal.seller.do('GET /order/queryOrderList', { belong: '1' })).total).toBe(0)
    expect((await deal.buyer.do('GET /order/queryOrderList', { belong: '2' })).counts).toMatchObject({ failed: 1 })
  })
})

describe('a request sent again', () => {
  it('fifty times at once with one key is one order and one answer, byte for byte', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 100, price: '1.00' })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }), { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe(0)
    expect((await world.goodsRow(goods.sn)).reserved).toBe(2)
  })

  it("with another body is refused, and another person's key is another key", async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 100, price: '1.00' })
    const key = randomUUID()
    const mine = await buyer.do('POST /order/placeOrder', orderOf(goods), { key })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }), { key })).toMatchObject({
      code: 1001,
      status: 409,
    })
    expect(await buyer.ask('POST /order/act', { orderSn: mine.orderSn, action: 'cancel' }, { key })).toMatchObject({
      code: 1001,
    })
    const other = await world.logIn()
    expect((await other.do('POST /order/placeOrder', orderOf(goods), { key })).orderSn).not.toBe(mine.orderSn)
    expect((await world.goodsRow(goods.sn)).reserved).toBe(2)
  })

  it('after a refusal is tried anew', async () => {
    const deal = await (await Deal.open(world)).place()
    const key = randomUUID()
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key })).toMatchObject({ code: 1303 })
    await world.recharge(deal.people.buyer, '100.00')
    expect((await deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key })).code).toBe(0)
    expect(await deal.buyer.do('POST /pay/balancePay', deal.payment(), { key })).toEqual({
      orderSn: deal.orderSn,
      coin: '0.00',
    })
  })
})
