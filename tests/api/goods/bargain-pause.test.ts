import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireBargains } from '@/lib/server/modules/market/bargains/expire-bargains'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { accountsOfOne } from '../../support/at-once'
import { runClock } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { openWorld, type Person, World } from '../../support/world'

/** A reserved item cannot be bought by others, so a buyer who releases it cannot reserve it again at once. */
describe('pause after a released bargain', () => {
  let world: World
  let seller: Person
  let shop: Visitor
  let buyer: Visitor
  /** Another account of the same person. */
  let twin: Visitor
  let goodsSn: string
  beforeAll(async () => {
    world = await new World().open()
  })
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })
  beforeEach(() => begin(world))

  async function begin(own: World): Promise<void> {
    seller = await own.person()
    shop = await own.logIn(seller)
    const both = await accountsOfOne(own, { balance: '1000.00' })
    buyer = both[0].visitor
    twin = both[1].visitor
    goodsSn = (await own.goods({ seller, price: '100.00' })).sn
    await shop.do('POST /goods/bargainTerms', { goodsSn, bargain: '1', accept: '90.00' })
  }
  const offer = (price: string, by = buyer) => by.ask('POST /goods/bargaining', { goodsSn, price })
  const answer = (by: Visitor, bargainId: number, handle: 'accept' | 'counter' | 'withdraw', price?: string) =>
    by.ask('POST /goods/buyCounterofferPriceHandle', { bargainId: String(bargainId), handle, price })
  const order = (by = buyer, bargainId?: number) =>
    by.ask('POST /order/placeOrder', {
      goodsSn,
      price: bargainId ? '90.00' : '100.00',
      agree: '1',
      bargainId: bargainId ? String(bargainId) : undefined,
    })
  const cancel = (orderSn: string) => buyer.do('POST /order/act', { orderSn, action: 'cancel' }) as Promise<unknown>
  const keep = async () => (await offer('90.00')).data.bargainId
  const sweep = (own = world) => expireBargains(systemCtx(own.services, NO_DIST), { limit: 50 })
  const mine = async () => (await buyer.do('GET /goods/bargainingList', { goodsSn })).list[0]
  const NO_ORDER = { name: 'UNPAID_LIMIT', msg: '你谈好这件商品的价格后没有下单，15分钟内不能再次下单' }
  const NO_OFFER = { name: 'UNPAID_LIMIT', msg: '你刚放弃过这件商品，15分钟内不能再次议价' }

  it.each([
    ['given up', async (bargainId: number) => expect((await answer(buyer, bargainId, 'withdraw')).code).toBe(0)],
    [
      'not ordered in time',
      async () => {
        world.pass({ minutes: 15 })
        await sweep()
      },
    ],
  ])(
    'an agreed bargain that was %s blocks orders and offers from all accounts of that person until the pause is over',
    async (_, letGo) => {
      await letGo(await keep())
      expect(await mine()).toMatchObject({ state: 'lapsed', says: '议价 ¥90.00 谈成后没有下单' })
      for (const account of [buyer, twin]) {
        expect(await order(account)).toMatchObject(NO_ORDER)
        expect(await offer('90.00', account)).toMatchObject(NO_OFFER)
        expect(await offer('60.00', account)).toMatchObject(NO_OFFER)
      }
      expect((await world.goodsRow(goodsSn)).reserved).toBe(0)
      world.pass({ minutes: 16 })
      const again = (await offer('91.00')).data
      expect(again).toMatchObject({ state: 'kept' })
      expect((await answer(buyer, again.bargainId, 'withdraw')).code).toBe(0)
      world.pass({ minutes: 16 })
      expect((await order()).code).toBe(0)
    },
  )

  it('rejects an order at list price after the reservation ended but before the scheduled job released it', async () => {
    const { sn } = await world.goods({ seller, price: '100.00', goodsTypeId: 27, stock: 5 })
    goodsSn = sn
    await shop.do('POST /goods/bargainTerms', { goodsSn, bargain: '1', accept: '90.00' })
    await keep()
    world.pass({ minutes: 16 })
    expect(await order()).toMatchObject(NO_ORDER)
    await sweep()
    expect(await order()).toMatchObject(NO_ORDER)
  })

  it('a released item is available to others at once, and the pause does not block other items', async () => {
    await answer(buyer, await keep(), 'withdraw')
    const other = await world.logIn()
    expect((await offer('90.00', other)).data).toMatchObject({ state: 'kept' })
    goodsSn = (await world.goods({ seller, price: '100.00' })).sn
    expect((await order()).code).toBe(0)
  })

  it('the seller cannot accept an offer from another account of the paused buyer', async () => {
    const open = (await offer('60.00', twin)).data
    await answer(buyer, await keep(), 'withdraw')
    expect(await answer(shop, open.bargainId, 'accept')).toMatchObject({
      name: 'UNPAID_LIMIT',
      msg: '该买家刚放弃过这件商品，15分钟后才能接受',
    })
    world.pass({ minutes: 16 })
    expect((await answer(shop, open.bargainId, 'accept')).data).toMatchObject({ state: 'kept' })
  })

  it('an order not paid in time starts the pause, at the agreed price or at list price', async () => {
    await cancel((await order(buyer, await keep())).data.orderSn)
    expect(await offer('90.00')).toMatchObject(NO_OFFER)
    expect(await offer('90.00', twin)).toMatchObject(NO_OFFER)
    expect((await order()).name).toBe('UNPAID_LIMIT')
    world.pass({ minutes: 16 })
    expect((await order(twin)).code).toBe(0)
    world.pass({ minutes: 16 })
    await runClock(world)
    expect(await offer('95.00')).toMatchObject(NO_OFFER)
  })

  it('withdrawing an open offer starts no pause', async () => {
    const { bargainId } = (await offer('60.00')).data
    await answer(buyer, bargainId, 'withdraw')
    expect(await mine()).toMatchObject({ state: 'withdrawn' })
    expect((await offer('61.00')).code).toBe(0)
    expect((await order()).code).toBe(0)
  })

  it('the length of the bargain pause is set by the platform rules', async () => {
    const own = await openWorld()
    await own.rule({ letGoMinutes: 0 })
    await begin(own)
    await answer(buyer, await keep(), 'withdraw')
    expect((await order()).code).toBe(0)
  })

  it('rejects all concurrent offers during the bargain pause', async () => {
    await answer(buyer, await keep(), 'withdraw')
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => offer('90.00', i % 2 ? buyer : twin)))
    expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['UNPAID_LIMIT']))
  })
})
