import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireBargains } from '@/lib/server/modules/market/bargains/expire-bargains'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const world = new World()
let seller: Person
let shop: Visitor
let buyer: Visitor
let goodsSn: string

beforeAll(() => world.open().then(() => undefined))
afterAll(() => world.close())
beforeEach(async () => {
  seller = await world.person()
  shop = await world.logIn(seller)
  buyer = await world.logIn(await world.person({ balance: '1000.00' }))
  goodsSn = await listed()
})

async function listed(terms: { floor?: string; accept?: string } = {}): Promise<string> {
  const { sn } = await world.goods({ seller, price: '100.00' })
  await shop.do('POST /goods/bargainTerms', { goodsSn: sn, bargain: '1', ...terms })
  return sn
}
const offer = (price: string, visitor = buyer, sn = goodsSn) =>
  visitor.ask('POST /goods/bargaining', { goodsSn: sn, price })
const answer = (
  visitor: Visitor,
  bargainId: number,
  handle: 'accept' | 'refuse' | 'counter' | 'withdraw',
  price?: string,
) => visitor.ask('POST /goods/buyCounterofferPriceHandle', { bargainId: String(bargainId), handle, price })
const order = (price: string, bargainId?: number, visitor = buyer) =>
  visitor.ask('POST /order/placeOrder', {
    goodsSn,
    price,
    bargainId: bargainId ? String(bargainId) : undefined,
    agree: '1',
  })
const sweep = () => expireBargains(systemCtx(world.services, NO_DIST), { limit: 50 })
const waiting = (visitor: Visitor) => visitor.do('GET /goods/bargainsToAnswer', {})
const mine = async () => (await buyer.do('GET /goods/bargainingList', { goodsSn })).list[0]
const reserved = async () => (await world.goodsRow(goodsSn as never)).reserved

describe('bargaining', () => {
  it('offers and counteroffers lead to an agreed price that reserves the item and applies to the order', async () => {
    const first = (await offer('60.00')).data
    expect(first).toMatchObject({ state: 'open', stateName: '等卖家回复', price: '60.00', offersLeft: 2 })
    expect(await waiting(shop)).toEqual({ buyer: 0, seller: 1 })
    expect(await waiting(buyer)).toEqual({ buyer: 0, seller: 0 })
    const received = await shop.do('GET /goods/lookBargaGoodsList', {})
    expect(received).toMatchObject({ open: 1, list: [{ stateName: '待你回复', sellrBargaPrice: '60.00' }] })
    expect(received.list[0]?.actions.map(({ label }) => label)).toEqual(['接受', '拒绝', '还价'])
    const counter = (await answer(shop, first.bargainId, 'counter', '90.00')).data
    expect(await mine()).toMatchObject({ price: '90.00', sellrCounterofferPrice: '90.00', stateName: '待你回复' })
    expect(await waiting(buyer)).toEqual({ buyer: 1, seller: 0 })
    expect(await waiting(shop)).toEqual({ buyer: 0, seller: 0 })
    expect((await answer(buyer, first.bargainId, 'accept')).name, 'a counter voids the former').toBe('BARGAIN_STATE')
    const second = (await answer(buyer, counter.bargainId, 'counter', '80.00')).data
    const accepted = (await answer(shop, second.bargainId, 'accept')).data
    expect(accepted).toMatchObject({ state: 'kept', price: '80.00', secondsLeft: 900 })
    expect(await reserved()).toBe(1)
    expect((await order('80.00', accepted.bargainId, await world.logIn())).name, 'another buyer').toBe('BARGAIN_STATE')
    expect((await order('70.00', accepted.bargainId)).name, 'another price').toBe('BARGAIN_STATE')
    const placed = await order('80.00', accepted.bargainId)
    expect(placed).toMatchObject({ code: 0, data: { totalPrice: '80.00' } })
    expect((await order('80.00', accepted.bargainId)).code, 'a second order').not.toBe(0)
    await buyer.do('POST /pay/balancePay', { orderSn: placed.data.orderSn, payPassword: '246810' })
    expect(await mine()).toMatchObject({ state: 'ordered', says: '已按 ¥80.00 下单' })
    expect(await faultsOf(world)).toEqual([])
  })

  it('offers that wait for the reader are listed before later ones that wait for the other side', async () => {
    const other = await listed()
    const waits = (await offer('60.00')).data
    const later = (await offer('70.00', buyer, other)).data
    await answer(shop, later.bargainId, 'counter', '90.00')
    const listOf = async (visitor: Visitor, call: 'GET /goods/lookBargaGoodsList' | 'GET /goods/bargainingList') =>
      (await visitor.do(call, {})).list.map(({ goodsSn: sn }) => sn)
    expect(waits.goodsSn).toBe(goodsSn)
    expect(await listOf(shop, 'GET /goods/lookBargaGoodsList')).toEqual([goodsSn, other])
    expect(await listOf(buyer, 'GET /goods/bargainingList')).toEqual([other, goodsSn])
    world.pass({ hours: 25 })
    expect(await listOf(shop, 'GET /goods/lookBargaGoodsList'), 'expired').toEqual([other, goodsSn])
  })

  it('an agreed bargain is released after 15 minutes without an order', async () => {
    const { bargainId } = (await offer('70.00')).data
    await answer(shop, bargainId, 'accept')
    world.pass({ minutes: 16 })
    expect((await order('70.00', bargainId)).name).toBe('BARGAIN_STATE')
    await sweep()
    expect(await reserved()).toBe(0)
    expect(await mine()).toMatchObject({ state: 'lapsed', actions: [] })
  })

  it('an offer expires after 24 hours without an answer, and a new one can be made', async () => {
    const { bargainId } = (await offer('70.00')).data
    world.pass({ hours: 25 })
    expect((await answer(shop, bargainId, 'accept')).name).toBe('BARGAIN_STATE')
    await sweep()
    expect(await mine()).toMatchObject({ state: 'expired' })
    expect((await offer('75.00')).data).toMatchObject({ state: 'open', offersLeft: 1 })
  })

  it('an open offer is void once the price changes or the item is unlisted', async () => {
    const { bargainId } = (await offer('70.00')).data
    await shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '95.00' })
    expect(await mine()).toMatchObject({ state: 'void', says: '商品已改价、售出或下架' })
    expect(await answer(shop, bargainId, 'accept')).toMatchObject({
      name: 'BARGAIN_STATE',
      msg: '商品已改价或下架，原出价作废',
    })
    expect((await shop.do('GET /goods/lookBargaGoodsList', {})).open).toBe(0)
    expect(await waiting(shop)).toEqual({ buyer: 0, seller: 0 })
  })

  it('an agreed price remains valid when the seller raises the list price', async () => {
    const { bargainId } = (await offer('70.00')).data
    await answer(shop, bargainId, 'accept')
    await shop.do('POST /goods/onlySetupGoodsPrice', { goodsSn, price: '150.00' })
    expect(await order('70.00', bargainId)).toMatchObject({ code: 0, data: { totalPrice: '70.00' } })
  })

  it('offers are accepted or refused automatically at the seller’s thresholds', async () => {
    goodsSn = await listed({ floor: '65.00', accept: '85.00' })
    expect((await offer('64.99')).data).toMatchObject({ state: 'refused' })
    expect((await offer('65.00')).data).toMatchObject({ state: 'open' })
    expect((await offer('85.00')).data).toMatchObject({ state: 'kept', offersLeft: 0 })
  })

  it.each([
    ['49.99', 400, '出价不能低于标价的 50%，最低 ¥50.00'],
    ['100.00', 400, '出价应低于标价；按标价可以直接购买'],
    ['0', 400, undefined],
    ['-60', 400, undefined],
    ['60.001', 400, undefined],
  ])('rejects a bargain offer of %s', async (price, code, msg) => {
    expect(await offer(price)).toMatchObject(msg ? { code, msg } : { code })
  })

  it('rejects a fourth offer, offers on own or non-negotiable goods, and answers by third parties', async () => {
    for (const price of ['60.00', '61.00', '62.00']) expect((await offer(price)).code).toBe(0)
    expect(await offer('63.00')).toMatchObject({ name: 'TOO_MANY' })
    expect((await offer('60.00', shop)).name).toBe('OWN_GOODS')
    const { sn } = await world.goods({ seller, price: '100.00' })
    expect((await offer('60.00', buyer, sn)).name).toBe('BARGAIN_OFF')
    const { bargainId } = (await mine()) as { bargainId: number }
    expect((await answer(await world.logIn(), bargainId, 'accept')).name).toBe('NOT_FOUND')
    expect((await answer(buyer, bargainId, 'accept')).name, 'one’s own price').toBe('FORBIDDEN')
    for (const price of ['62.00', '100.00'])
      expect((await answer(shop, bargainId, 'counter', price)).msg).toBe('还价要高于买家出价 ¥62.00、低于标价 ¥100.00')
    expect((await answer(shop, bargainId, 'counter')).name).toBe('INVALID_INPUT')
    expect((await answer(buyer, bargainId, 'withdraw')).data).toMatchObject({ state: 'withdrawn' })
  })

  it('only one of two competing accepts, or of an accept and an order, succeeds', async () => {
    const other = await world.logIn()
    const [a, b] = [(await offer('70.00')).data, (await offer('80.00', other)).data]
    const codes = (await Promise.all([answer(shop, a.bargainId, 'accept'), answer(shop, b.bargainId, 'accept')])).map(
      ({ name }) => name,
    )
    expect(codes.sort()).toEqual(['GOODS_RESERVED', 'OK'])
    expect(await reserved()).toBe(1)
    goodsSn = await listed()
    const { bargainId } = (await offer('70.00')).data
    const [accepted, ordered] = await Promise.all([
      answer(shop, bargainId, 'accept'),
      order('100.00', undefined, other),
    ])
    expect([accepted.code, ordered.code].filter((code) => code === 0)).toHaveLength(1)
    expect(await reserved()).toBe(1)
  })

  it('only one of two concurrent answers to an offer is applied, and an agreed bargain is ordered once', async () => {
    const { bargainId } = (await offer('70.00')).data
    const answers = await Promise.all([answer(shop, bargainId, 'accept'), answer(shop, bargainId, 'refuse')])
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
    goodsSn = await listed()
    const again = (await offer('70.00')).data.bargainId
    await answer(shop, again, 'accept')
    const orders = await Promise.all([order('70.00', again), order('70.00', again), answer(buyer, again, 'withdraw')])
    expect(orders.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
    expect(await faultsOf(world)).toEqual([])
  })
})
