import { beforeEach, describe, expect, it } from 'vitest'
import { closeMarket, Gold, openDaily } from '../../support/fixtures/coin'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import { passToHour } from '../../support/pass-to-hour'

/** Where the hours of who delivers count before an order, and where its clock runs on. */
describe('hours of boosters and merchants', () => {
  const world = storyWorld()
  beforeEach(() => closeMarket(world))
  const inDays = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

  it('a merchant takes orders over midnight until the window ends, and delivers what was accepted in it', async () => {
    const gold = await Gold.open(world)
    await openDaily(gold.merchant, '20:00', '01:30')
    passToHour(world, 1)
    await gold.begin()
    await passAndRun(world, { minutes: 31 })
    expect((await gold.ask()).name, 'after the end of the window').toBe('NO_COIN_OFFER')
    expect(await gold.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 89 })
    expect(await gold.state(), 'two hours after the acceptance').toBe('8 REFUNDED')
  })

  it('an order that its merchant does not accept goes to no merchant who is closed by then', async () => {
    const gold = await Gold.open(world)
    const night = await Gold.open(world)
    await openDaily(gold.merchant, '09:00', '23:00')
    await openDaily(night.merchant, '09:00', '22:30')
    passToHour(world, 22)
    await passAndRun(world, { minutes: 29 })
    await (await gold.place({ offerSn: gold.offerSn })).pay()
    await passAndRun(world, { minutes: 31 })
    expect(await gold.state(), 'no one is open, so the money goes back').toMatch(/REFUNDED$/)
  })

  it('a merchant on holiday takes no orders, and delivers what was accepted before in the same time', async () => {
    const gold = await (await Gold.open(world)).begin()
    await gold.merchant.do('POST /seller/saveAway', { until: inDays(3) })
    expect((await gold.ask()).name).toBe('NO_COIN_OFFER')
    await passAndRun(world, { hours: 2 })
    expect(await gold.state()).toBe('8 REFUNDED')
  })

  it('the deadline of a work runs over the night and the holiday of its booster', async () => {
    const work = await (await Work.open(world, { hours: 24 })).place()
    await openDaily(work.booster, '09:00', '22:00')
    await work.pay()
    await work.accept()
    await work.booster.do('POST /seller/saveAway', { until: inDays(5) })
    await passAndRun(world, { hours: 48 })
    expect(await work.state(), 'late by as much as was promised').toMatch(/^8 /)
  })

  it('a booster on holiday has no packages in lists and gets no order of them, and both again afterwards', async () => {
    const work = await Work.open(world, { isPackage: true })
    const packageId = await work.offer()
    const listed = async () =>
      (await world.visitor().do('GET /booster/packages', { kind: 'boosting', gid: '107' })).list.map((one) =>
        String(one.packageId),
      )
    expect(await listed()).toContain(packageId)
    await work.booster.do('POST /seller/saveAway', { until: inDays(1) })
    expect(await listed()).not.toContain(packageId)
    expect(await work.customer.ask('POST /booster/place', { ...work.terms(), packageId })).toMatchObject({
      name: 'SELLER_AWAY',
      msg: expect.stringContaining('打手休假至'),
    })
    world.pass({ hours: 48 })
    expect(await listed()).toContain(packageId)
    expect((await work.customer.ask('POST /booster/place', { ...work.terms(), packageId })).code).toBe(0)
  })

  it('the hand-over of a sale that is paid in the last minutes before a holiday is due after it, within the cap', async () => {
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '10.00', stock: 9, balance: '100.00' })
    await openDaily(deal.seller, '20:00', '23:59')
    passToHour(world, 23)
    await deal.place()
    await deal.seller.do('POST /seller/saveAway', { until: inDays(2) })
    await deal.pay()
    await passAndRun(world, { hours: 12, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })
})
