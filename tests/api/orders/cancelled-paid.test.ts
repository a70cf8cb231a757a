import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatShortTime } from '@/lib/shared/time'
import { accountsOfOne } from '../../support/at-once'
import { passAndRun, runClock } from '../../support/fixtures/deal'
import { faultsOf } from '../../support/ledger'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, type Person, World } from '../../support/world'

/** A paid order reserves its item like an unpaid one, for longer, and cancelling it is free. */
describe('orders cancelled after paying', () => {
  const world = new World()
  let seller: Person
  let buyer: Visitor
  /** Another account of the same person. */
  let twin: Visitor
  let person: Person
  beforeAll(async () => {
    await world.open()
    await world.rule({ staffSteps: 'required' })
    seller = await world.person()
  })
  beforeEach(async () => {
    const both = await accountsOfOne(world, { balance: '2000.00' })
    buyer = both[0].visitor
    person = both[0].person
    twin = both[1].visitor
  })
  afterAll(async () => {
    expect(await faultsOf(world)).toEqual([])
    await world.close()
  })

  const item = async (goodsTypeId = 27) => (await world.goods({ seller, price: '100.00', goodsTypeId })).sn
  const place = (goodsSn: string, by = buyer) =>
    by.ask('POST /order/placeOrder', { goodsSn, price: '100.00', agree: '1' })
  const pay = async (goodsSn: string, by = buyer) => {
    const placed = await place(goodsSn, by)
    expect(placed).toMatchObject({ code: 0 })
    const { orderSn } = placed.data
    await by.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD })
    return orderSn
  }
  const refund = (orderSn: string, by = buyer) =>
    by.do('POST /order/act', { orderSn, action: 'refund', reason: '不想要了' }) as Promise<unknown>
  /** Holds the item for most of a day and cancels. */
  const hold = async (goodsSn: string, by = buyer) => {
    const orderSn = await pay(goodsSn, by)
    world.pass({ hours: 23 })
    await refund(orderSn, by)
  }
  const inHours = (hours: number) => formatShortTime(new Date(world.now().getTime() + hours * 3_600_000))
  const refusal = (msg: string) => ({ name: 'UNPAID_LIMIT', msg })

  it('an item cancelled after paying pauses for a quarter of an hour, then a day, then twice as long', async () => {
    const goodsSn = await item()
    await hold(goodsSn)
    expect(await place(goodsSn)).toMatchObject(refusal('你刚取消过这件商品的订单，15分钟内不能再次下单'))
    expect(await place(goodsSn, twin), 'another account').toMatchObject({ name: 'UNPAID_LIMIT' })
    expect(await place(await item()), 'another item').toMatchObject({ code: 0 })
    world.pass({ minutes: 16 })
    await hold(goodsSn, twin)
    for (const by of [buyer, twin])
      expect(await place(goodsSn, by)).toMatchObject(
        refusal(`你已2次付款后取消这件商品的订单，${inHours(24)} 后才能再次下单`),
      )
    await passAndRun(world, { hours: 24 })
    await hold(goodsSn)
    expect(await place(goodsSn)).toMatchObject(
      refusal(`你已3次付款后取消这件商品的订单，${inHours(48)} 后才能再次下单`),
    )
    expect(await place(goodsSn, await world.logIn()), 'another person').toMatchObject({ code: 0 })
    await passAndRun(world, { hours: 47 })
    expect(await place(goodsSn)).toMatchObject({ name: 'UNPAID_LIMIT' })
    await passAndRun(world, { days: 30 })
    expect(await place(goodsSn, await world.logIn(person)), 'counted for thirty days').toMatchObject({ code: 0 })
  })

  it('a buyer who cancelled an item after paying gets no unit of it held at an agreed price either', async () => {
    const shop = await world.logIn(seller)
    const goodsSn = await item()
    await shop.do('POST /goods/bargainTerms', { goodsSn, bargain: '1', accept: '90.00' })
    const offer = () => buyer.ask('POST /goods/bargaining', { goodsSn, price: '90.00' })
    await hold(goodsSn)
    expect(await offer()).toMatchObject(refusal('你刚放弃过这件商品，15分钟内不能再次议价'))
    world.pass({ minutes: 16 })
    await hold(goodsSn)
    expect(await offer()).toMatchObject(refusal(`你多次付款后取消这件商品的订单，${inHours(24)} 后才能再次议价`))
    await passAndRun(world, { hours: 24 })
    expect(await offer()).toMatchObject({ code: 0 })
  })

  it('orders cancelled after paying count towards the ten a day', async () => {
    for (let i = 0; i < 10; i++) await refund(await pay(await item()))
    expect(await place(await item())).toMatchObject(refusal('你24小时内取消或超时未付款的订单过多，请稍后再试'))
    await passAndRun(world, { hours: 24 })
    expect(await place(await item())).toMatchObject({ code: 0 })
  })

  it('an order that the seller cancelled or did not deliver does not count', async () => {
    const [goodsSn, shop] = [await item(), await world.logIn(seller)]
    await refund(await pay(goodsSn), shop)
    await pay(goodsSn)
    await passAndRun(world, { hours: 24 })
    expect(await place(goodsSn)).toMatchObject({ code: 0 })
  })

  it('an account that no staff member took in time does not count when its buyer cancels', async () => {
    await world.dismissStaff()
    const goodsSn = await item(1)
    const orderSn = await pay(goodsSn)
    await passAndRun(world, { hours: 12 })
    await runClock(world)
    await refund(orderSn)
    expect(await place(goodsSn)).toMatchObject({ code: 0 })
  })

  it('all accounts of a person share the ten a day, also under concurrency', async () => {
    for (let i = 0; i < 9; i++) await refund(await pay(await item(), i % 2 ? buyer : twin), i % 2 ? buyer : twin)
    const [one, two] = [await item(), await item()]
    const paid = [
      [await pay(one), buyer],
      [await pay(two, twin), twin],
    ] as const
    await Promise.all(paid.map(([orderSn, by]) => refund(orderSn, by)))
    const all = await Promise.all(Array.from({ length: 30 }, () => item()))
    const placed = await Promise.all(all.map((goodsSn, i) => place(goodsSn, i % 2 ? buyer : twin)))
    expect(new Set(placed.map(({ msg }) => msg))).toEqual(new Set(['你24小时内取消或超时未付款的订单过多，请稍后再试']))
  })
})
