import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expireAways } from '@/lib/server/modules/listings/hours/expire-aways'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { formatDate } from '@/lib/shared/time'
import { Gold } from '../../support/fixtures/coin'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { endOver, restrict } from '../../support/fixtures/restriction'
import { storyWorld } from '../../support/ledger'
import { passToHour } from '../../support/pass-to-hour'

describe('a seller who is away', () => {
  const world = storyWorld()
  const inDays = (days: number) => formatDate(new Date(world.now().getTime() + days * 86_400_000))
  const sweep = () => expireAways(systemCtx(world.services, world.dist()), { limit: 50 })
  const props = { goodsTypeId: 27, price: '10.00', stock: 9, balance: '100.00' }
  const leave = (deal: { seller: Deal['seller'] }, days: number, way: 'hide' | 'block' = 'block', note = '') =>
    deal.seller.do('POST /seller/saveAway', { until: inDays(days), way, note })

  it('keeps the goods in lists without selling them, until the end of the last day', async () => {
    const deal = await Deal.open(world, props)
    passToHour(world, 10)
    await leave(deal, 2, 'block', '周日回来')
    const { price, sn: goodsSn } = deal.goods
    const ask = () => deal.buyer.ask('POST /order/placeOrder', { goodsSn, price, agree: '1' })
    expect(await ask()).toMatchObject({
      name: 'SELLER_AWAY',
      msg: `卖家休假至 ${inDays(2).slice(5)}，暂时不能下单`,
    })
    expect(await world.visitor().do('GET /goods/goodsInfo', { goodsSn })).toMatchObject({
      status: 1,
      isAway: true,
      seller: { awayNote: '周日回来' },
    })
    const { list } = await world.visitor().do('GET /goods/getGoodsList', { gt: '27', gid: '107' })
    expect(list.find((row) => row.goodsSn === goodsSn)?.seller).toMatchObject({ isAway: true })
    passToHour(world, 23)
    world.pass({ days: 2 })
    expect((await ask()).name).toBe('SELLER_AWAY')
    passToHour(world, 0)
    expect((await ask()).code).toBe(0)
  })

  it('hides the goods, which come back when the time is over, once for two instances', async () => {
    const deal = await Deal.open(world, props)
    await leave(deal, 1, 'hide')
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 6 })
    await sweep()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 6 })
    world.pass({ days: 2 })
    const [one, other] = await Promise.all([sweep(), sweep()])
    expect(one + other).toBeGreaterThan(0)
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 1 })
    expect((await deal.seller.do('GET /seller/hours', {})).awayUntil).toBe('')
  })

  it('comes back early, or prolongs the time', async () => {
    const deal = await Deal.open(world, props)
    await leave(deal, 1, 'hide')
    await leave(deal, 9, 'hide')
    world.pass({ days: 3 })
    await sweep()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 6 })
    await deal.seller.do('POST /seller/saveAway', { until: '' })
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 1 })
  })

  it('keeps goods off the shelf that a restriction also keeps off it', async () => {
    const deal = await Deal.open(world, props)
    await leave(deal, 1, 'hide')
    await restrict(world, deal.people.seller, { kinds: ['list'], days: 5 })
    world.pass({ days: 2 })
    await sweep()
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 6 })
    world.pass({ days: 4 })
    await endOver(world)
    expect(await world.goodsRow(deal.goods.sn)).toMatchObject({ status: 1 })
  })

  it('a payment that arrives while the seller is away is due after the return, within the cap', async () => {
    const deal = await (await Deal.open(world, { ...props, goodsTypeId: 22 })).place()
    passToHour(world, 10)
    const again = await deal.place()
    await leave(deal, 3)
    await again.pay()
    await passAndRun(world, { hours: 12, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })

  it('an owner rents out nothing that he hands over himself', async () => {
    const [own, stored] = [await Rental.open(world), await Rental.open(world, { stored: true })]
    for (const { owner } of [own, stored]) await owner.do('POST /seller/saveAway', { until: inDays(3) })
    const place = (rental: Rental) =>
      rental.renter.ask('POST /rental/place', {
        goodsSn: rental.goodsSn,
        unit: 'hour',
        num: '2',
        price: '5.00',
        agree: '1',
      })
    expect((await place(own)).name).toBe('SELLER_AWAY')
    expect((await place(stored)).code).toBe(0)
  })

  it('a merchant takes no orders', async () => {
    const gold = await Gold.open(world)
    await gold.merchant.do('POST /seller/saveAway', { until: inDays(1) })
    expect(await world.visitor().do('GET /quickCoin/findQuickCoin', { offerSn: gold.offerSn })).toMatchObject({
      isOpen: false,
      closedWhy: `币商休假至 ${inDays(1).slice(5)}`,
    })
    expect((await gold.ask()).name).toBe('NO_COIN_OFFER')
  })

  it('stored codes are sold as always', async () => {
    const deal = await Deal.open(world, { ...props, goodsTypeId: 46 })
    await deal.seller.do('POST /goods/addCodes', { goodsSn: deal.goods.sn, codes: 'AAAA-1111' }, { key: randomUUID() })
    await leave(deal, 3)
    await (await deal.place()).pay()
    expect(await deal.state()).toBe('2 INSPECTION')
  })

  it.each([
    ['yesterday', -1, '休假的最后一天不能早于今天'],
    ['too late', 61, '一次最多休假 60 天，更久请先下架商品'],
  ])('refuses a time away until %s', async (_name, days, msg) => {
    const visitor = await world.logIn(await world.person())
    expect(await visitor.ask('POST /seller/saveAway', { until: inDays(days) })).toMatchObject({
      name: 'INVALID_INPUT',
      msg,
    })
  })
})
