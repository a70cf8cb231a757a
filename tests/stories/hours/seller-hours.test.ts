import { describe, expect, it } from 'vitest'
import { openDaily } from '../../support/fixtures/coin'
import { Deal, passAndRun } from '../../support/fixtures/deal'
import { Rental } from '../../support/fixtures/rental'
import { storyWorld } from '../../support/ledger'
import { passToHour } from '../../support/pass-to-hour'

/** The clock of a hand-over runs in the hours that the seller had when the order was paid. */
describe('working hours of a seller', () => {
  const world = storyWorld()
  const currency = { goodsTypeId: 22, price: '10.00', stock: 9, balance: '100.00' }
  const paidAt = async (hour: number, from: string, to: string) => {
    const deal = await Deal.open(world, currency)
    await openDaily(deal.seller, from, to)
    passToHour(world, hour)
    return (await deal.place()).pay()
  }

  it('an order that is paid at night is due half an hour after the seller opens', async () => {
    const deal = await paidAt(23, '09:00', '22:00')
    await passAndRun(world, { hours: 10, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })

  it('a deadline over the end of a window continues in the next one, also over midnight', async () => {
    const deal = await paidAt(1, '20:00', '01:15')
    await passAndRun(world, { hours: 12, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state(), '12 hours later than around the clock, before he opens').toBe('8 REFUNDED')
  })

  it('hours that are changed, and a time away, move no running deadline', async () => {
    const deal = await paidAt(23, '09:00', '22:00')
    const { dueTime } = (await deal.detail()).turn.clock ?? {}
    expect(dueTime).toBeTruthy()
    await deal.seller.do('POST /seller/saveHours', { windows: '[]', hidesCoins: '0' })
    const until = new Date(world.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    await deal.seller.do('POST /seller/saveAway', { until, way: 'hide' })
    expect((await deal.detail()).turn.clock?.dueTime).toBe(dueTime)
    await passAndRun(world, { hours: 10, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })

  it('both sides read the hours that count, and the seller sees the order when planning a time away', async () => {
    const deal = await paidAt(10, '09:00', '22:00')
    const row = { label: '卖家营业时间', value: '每天 9:00–22:00，期限最多顺延 12 小时' }
    for (const viewer of [deal.buyer, deal.seller])
      expect((await deal.detail(viewer)).rows).toEqual(expect.arrayContaining([row]))
    const { running } = await deal.seller.do('GET /seller/hours', {})
    expect(running).toMatchObject([{ orderSn: deal.orderSn, side: 'seller', dueTime: expect.any(String) }])
    expect((await deal.buyer.do('GET /seller/hours', {})).running).toEqual([])
  })

  it('an account for rent is due in the hours of its owner, and at once if it is handed over by the system', async () => {
    const rental = await Rental.open(world)
    await openDaily(rental.owner, '09:00', '22:00')
    passToHour(world, 23)
    await (await rental.place()).pay()
    await passAndRun(world, { hours: 10, minutes: 9 })
    expect(await rental.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await rental.state()).toBe('8 REFUNDED')
    const stored = await Rental.open(world, { stored: true })
    await openDaily(stored.owner, '09:00', '22:00')
    passToHour(world, 23)
    await (await stored.place()).pay()
    expect(await stored.state()).toBe('2 RENTING')
  })

  it('the account of a sale is due in the hours of its seller', async () => {
    await world.rule({ staffSteps: 'optional' })
    const deal = await Deal.open(world, { price: '100.00', balance: '200.00' })
    await openDaily(deal.seller, '09:00', '21:00')
    passToHour(world, 20)
    await (await deal.place()).pay()
    await passAndRun(world, { hours: 35, minutes: 59 })
    expect(await deal.state()).toMatch(/^1 /)
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })

  it('an item says when its seller sends, and its list row too', async () => {
    const deal = await Deal.open(world, currency)
    const now = () => world.visitor().do('GET /goods/temporary/goodsInfo', { goodsSn: deal.goods.sn })
    await openDaily(deal.seller, '09:00', '22:00')
    passToHour(world, 23)
    expect(await now()).toMatchObject({ ships: '明天 9:00 起发货', isAway: false })
    passToHour(world, 8)
    expect(await now()).toMatchObject({ ships: '9:00 起发货' })
    passToHour(world, 9)
    expect(await now()).toMatchObject({ ships: '' })
    passToHour(world, 23)
    const { list } = await world.visitor().do('GET /goods/getGoodsList', { gt: '22', gid: '107' })
    expect(list.find(({ goodsSn }) => goodsSn === deal.goods.sn)?.seller.ships).toBe('明天 9:00 起发货')
  })

  it.each([
    ['[{"day":7,"from":"09:00","to":"22:00"}]', '第1项日期填写有误'],
    ['[{"day":0,"from":"9:00","to":"22:00"}]', '第1项开始：时间格式错误'],
    ['[{"day":0,"from":"09:00","to":"22:00"}]', '每周合计至少营业 14 小时'],
    [
      '[{"day":0,"from":"09:00","to":"23:00"},{"day":0,"from":"22:00","to":"24:00"}]',
      '周一的时段有重叠，请调整后再保存',
    ],
    [
      '[{"day":6,"from":"20:00","to":"19:00"},{"day":0,"from":"01:00","to":"09:00"}]',
      '周日的时段有重叠，请调整后再保存',
    ],
    ['nonsense', '营业时间格式错误'],
  ])('refuses the hours %s', async (windows, msg) => {
    const visitor = await world.logIn(await world.person())
    expect(await visitor.ask('POST /seller/saveHours', { windows, hidesCoins: '0' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: expect.stringContaining(msg),
    })
    expect((await visitor.do('GET /seller/hours', {})).windows).toEqual([])
  })
})

describe('the longest delay by working hours', () => {
  const world = storyWorld()

  it('the cap is a rule', async () => {
    await world.rule({ hoursCapHours: 2 })
    const deal = await Deal.open(world, { goodsTypeId: 22, price: '10.00', stock: 9, balance: '100.00' })
    await openDaily(deal.seller, '09:00', '22:00')
    passToHour(world, 23)
    await (await deal.place()).pay()
    await passAndRun(world, { hours: 2, minutes: 29 })
    expect(await deal.state()).toBe('1 DELIVERING')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
  })
})
