import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goods as goodsTable } from '@/lib/server/db/schema/listings/catalog'
import type { GoodsSn } from '@/lib/shared/ids'
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

describe('order details', () => {
  it('an order is hidden from its seller until paid, and from third parties always', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    const stranger = await world.logIn()
    const ask = (who: typeof stranger) => who.ask('GET /order/orderDetail', { orderSn: deal.orderSn })
    expect(await ask(deal.seller)).toMatchObject({ name: 'NOT_FOUND', msg: '订单不存在' })
    expect((await deal.seller.do('GET /order/queryOrderList', { belong: '1' })).total).toBe(0)
    expect(await deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })).toMatchObject({
      name: 'NOT_FOUND',
    })
    await deal.pay()
    expect((await ask(deal.seller)).code).toBe(0)
    expect(await ask(stranger)).toMatchObject({ name: 'NOT_FOUND', msg: '订单不存在' })
    for (const call of ['POST /order/credentials', 'POST /order/deleteOrder'] as const)
      expect(await stranger.ask(call, { orderSn: deal.orderSn })).toMatchObject({ name: 'NOT_FOUND' })
    for (const action of ['refund', 'deliver'] as const)
      expect(await stranger.ask('POST /order/act', { orderSn: deal.orderSn, action })).toMatchObject({
        name: 'NOT_FOUND',
      })
    expect(await stranger.ask('POST /pay/balancePay', deal.payment())).toMatchObject({ name: 'NOT_FOUND' })
    expect(await stranger.ask('GET /order/listOrderProcess', { orderSn: deal.orderSn })).toMatchObject({
      name: 'NOT_FOUND',
    })
  })

  it("a seller's list states the income and when it is released; a buyer's states none", async () => {
    const deal = await (await Deal.open(world, { price: '100.00', balance: '500.00' })).place()
    await deal.pay()
    const listed = async (belong: '1' | '2') =>
      (await (belong === '1' ? deal.seller : deal.buyer).do('GET /order/queryOrderList', { belong })).orderList[0]
    expect((await listed('1'))?.income).toMatchObject({
      label: '预计到账',
      amount: '94.00',
      when: expect.stringMatching(/^收货 \d+ (小时|天)后放款$/),
    })
    expect((await listed('2'))?.income).toBeNull()
  })

  it('an order shows its seller neither the total nor the cover, in any call', async () => {
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

  it('credentials are shown only to the buyer after delivery, and each view is counted', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const view = (who = deal.buyer) => who.ask('POST /order/credentials', { orderSn: deal.orderSn })
    expect(await view()).toMatchObject({ name: 'ORDER_STATE', msg: '现在不能查看账号资料' })
    expect(
      await deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'deliver', note: '没有密码' }),
    ).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请填写完整的账号和密码',
    })
    expect(await deal.state()).toBe('1 VERIFY')
    await deal.deliver()
    expect((await view()).data).toEqual({ account: 'hero@game', password: 'Secret-99', note: '已放到邮箱', views: 1 })
    expect((await view()).data.views).toBe(2)
    expect(await view(deal.seller)).toMatchObject({ name: 'FORBIDDEN' })
    for (const party of [deal.buyer, deal.seller])
      expect((await party.do('GET /order/orderDetail', { orderSn: deal.orderSn })).looks).toHaveLength(2)
    expect(await view(await world.logIn())).toMatchObject({ name: 'NOT_FOUND' })
    const stored = await world.services.db.execute<{ cipher: Buffer; n: string }>(
      `select cipher, (select count(*) from credential_views v where v.order_id = c.order_id) as n from order_credentials c order by created_at desc limit 1`,
    )
    expect(stored.rows[0]?.cipher.toString('latin1')).not.toContain('Secret-99')
    expect(stored.rows[0]?.n).toBe('2')
  })

  it('rejects order actions in the wrong state', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    expect(await deal.buyer.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn })).toMatchObject({
      name: 'ORDER_STATE',
    })
    await deal.pay()
    expect(
      await deal.buyer.ask('POST /order/act', {
        orderSn: deal.orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      }),
    ).toMatchObject({ name: 'FORBIDDEN' })
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment())).toMatchObject({ name: 'ORDER_STATE' })
    expect(await deal.buyer.ask('POST /order/deleteOrder', { orderSn: deal.orderSn })).toMatchObject({
      name: 'ORDER_STATE',
    })
    await deal.deliver()
    expect(await deal.seller.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn })).toMatchObject({
      name: 'FORBIDDEN',
    })
    expect(await deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })).toMatchObject({
      name: 'ORDER_STATE',
    })
    expect(
      await deal.seller.ask('POST /order/act', {
        orderSn: deal.orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      }),
    ).toMatchObject({
      name: 'ORDER_STATE',
    })
    await deal.confirm()
    expect(await deal.seller.ask('POST /order/orderEval', { orderSn: deal.orderSn, stars: '5' })).toMatchObject({
      name: 'FORBIDDEN',
    })
  })

  it('an order shows the item as it was when ordered, regardless of later edits', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 27, stock: 5, balance: '300.00', facts: { skins: '300' } })
    const content = { description: '三百皮肤，可二次实名', images: ['goods/aa/one.webp', 'goods/aa/two.webp'] }
    const change = (values: object) =>
      world.services.db
        .update(goodsTable)
        .set(values)
        .where(eq(goodsTable.sn, deal.goods.sn as GoodsSn))
    await change(content)
    await (await deal.place()).pay()
    await change({ description: '什么都没有', images: [], title: '改过的标题' })
    for (const viewer of [deal.buyer, deal.seller])
      expect(await deal.detail(viewer)).toMatchObject({
        bigTitle: '全英雄 300 皮 支持验号',
        description: content.description,
        images: content.images.map((key) => `/media/${key}`),
        thumbnail: '/media/goods/aa/one.webp',
      })
  })

  it('an order cannot be removed from either party’s list while its money is held', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await (await deal.deliver()).confirm()
    for (const visitor of [deal.buyer, deal.seller])
      expect(await visitor.ask('POST /order/deleteOrder', { orderSn: deal.orderSn })).toMatchObject({
        name: 'ORDER_STATE',
      })
  })

  it('what was to be paid is named as not paid once the order is cancelled without a payment', async () => {
    const deal = await (await Deal.open(world, { balance: '100.00' })).place()
    expect((await deal.detail()).sum.label).toBe('应付')
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' })
    expect((await deal.detail()).sum.label).toBe('未付款')
  })

  it('each party can hide an order from its own list only', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    await deal.seller.do('POST /order/deleteOrder', { orderSn: deal.orderSn })
    expect((await deal.seller.do('GET /order/queryOrderList', { belong: '1' })).total).toBe(0)
    expect((await deal.buyer.do('GET /order/queryOrderList', { belong: '2' })).counts).toMatchObject({ failed: 1 })
  })
})

describe('repeated requests', () => {
  it('fifty concurrent requests with one key create one order and return identical responses', async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 100, price: '1.00' })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }), { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe(0)
    expect((await world.goodsRow(goods.sn)).reserved).toBe(2)
  })

  it("rejects a reused key with another body, and another member's key is independent", async () => {
    const { buyer, goods } = await Deal.open(world, { goodsTypeId: 27, stock: 100, price: '1.00' })
    const key = randomUUID()
    const mine = await buyer.do('POST /order/placeOrder', orderOf(goods), { key })
    expect(await buyer.ask('POST /order/placeOrder', orderOf(goods, { goodsNum: '2' }), { key })).toMatchObject({
      name: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    })
    expect(await buyer.ask('POST /order/act', { orderSn: mine.orderSn, action: 'cancel' }, { key })).toMatchObject({
      name: 'IDEMPOTENCY_CONFLICT',
    })
    const other = await world.logIn()
    expect((await other.do('POST /order/placeOrder', orderOf(goods), { key })).orderSn).not.toBe(mine.orderSn)
    expect((await world.goodsRow(goods.sn)).reserved).toBe(2)
  })

  it('a refused request can be retried with the same key', async () => {
    const deal = await (await Deal.open(world)).place()
    const key = randomUUID()
    expect(await deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key })).toMatchObject({
      name: 'BALANCE_SHORT',
    })
    await world.recharge(deal.people.buyer, '100.00')
    expect((await deal.buyer.ask('POST /pay/balancePay', deal.payment(), { key })).code).toBe(0)
    expect(await deal.buyer.do('POST /pay/balancePay', deal.payment(), { key })).toEqual({
      orderSn: deal.orderSn,
      coin: '0.00',
    })
  })
})
