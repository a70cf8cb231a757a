import { beforeEach, describe, expect, it } from 'vitest'
import { recordLateTies } from '@/lib/server/modules/orders/trading/record-late-ties'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { Deal, runClock } from '../../support/fixtures/deal'
import { nothing, prizeOf, startLottery } from '../../support/fixtures/lottery'
import { Work } from '../../support/fixtures/work'
import { storyWorld } from '../../support/ledger'
import { oneBrowser } from '../../support/one-person'

const world = storyWorld()
const recordTies = () => recordLateTies(systemCtx(world.services, world.dist()))

describe('statistics of currency merchants and self-dealing', () => {
  beforeEach(() => closeMarket(world))

  it.each(['confirmation', 'payout', 'daily check'])(
    'a currency order does not count for its merchant if a tie is found at the %s',
    async (found) => {
      const gold = await (await Gold.open(world)).begin()
      await gold.deliver()
      const tie = () => oneBrowser(world, gold.orderSn, gold.people.buyer, gold.people.merchant)
      if (found === 'confirmation') await tie()
      await gold.act('buyer', 'confirm')
      if (found === 'payout') await tie()
      world.pass({ hours: 25 })
      await runClock(world)
      expect(await gold.state()).toBe('3 RELEASED')
      if (found === 'daily check') {
        expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject({ orders: 1 })
        await tie()
        expect(await recordTies()).toBe(1)
      }
      const figures = { orders: 0, completion: null, minutes: null }
      expect(await gold.merchant.do('GET /quickCoin/getShopQuickCoinInfo', {})).toMatchObject(figures)
      const { list } = await gold.buyer.do('GET /quickCoin/queue', { orderSn: gold.orderSn })
      expect(list.map(({ state, ratio }) => [state, ratio])).toEqual([['done', gold.ratio]])
    },
  )
})

describe('statistics of boosters and self-dealing', () => {
  const NOTHING = { done: 0, earned: '0.00', onTime: null, rating: null, ratings: 0 }
  const figuresOf = (work: Work) => work.booster.do('GET /booster/getBoosterInfo', {})
  const rate = (work: Work) =>
    work.customer.ask('POST /order/orderEval', { orderSn: work.orderSn, stars: '5' } as never)
  const tie = (work: Work) => oneBrowser(world, work.orderSn, work.people.customer, work.people.booster)

  it.each([
    { hours: 1, onTime: 100 },
    { hours: 30, onTime: 0 },
  ])('a finished work and its rating are removed when a tie is found later: worked $hours h of 24', async (one) => {
    const work = await (await Work.open(world)).begin()
    await work.show('booster', 'shot')
    world.pass({ hours: one.hours })
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    expect((await rate(work)).code).toBe(0)
    expect(await figuresOf(work)).toMatchObject({ done: 1, earned: '90.00', onTime: one.onTime, ratings: 1 })
    await tie(work)
    expect([await recordTies(), await recordTies()]).toEqual([1, 0])
    expect(await figuresOf(work)).toMatchObject(NOTHING)
  })

  it('a rating of a work whose tie is not recorded yet is removed with the work', async () => {
    const work = await (await Work.open(world)).begin()
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    await tie(work)
    expect((await rate(work)).code).toBe(0)
    expect(await recordTies()).toBe(1)
    expect(await figuresOf(work)).toMatchObject(NOTHING)
  })

  it('a tie found later removes a finished work, and only the rating of a work that staff ruled on', async () => {
    const work = await (await Work.open(world)).begin()
    await work.show('booster', 'submit')
    await work.act('customer', 'confirm')
    await (await (await work.place()).pay()).accept()
    const service = await world.logIn({ staff: 'service' })
    const ruling = { orderSn: work.orderSn, action: 'rule', pay: '50.00', forfeit: '0.00', reason: '按完成的部分结算' }
    await service.do('POST /desk/takeOrder', { orderSn: work.orderSn })
    expect((await service.ask('POST /desk/orderAct', ruling as never)).code).toBe(0)
    expect((await rate(work)).code).toBe(0)
    expect(await figuresOf(work)).toMatchObject({ done: 1, ratings: 1 })
    await tie(work)
    expect(await recordTies()).toBe(2)
    expect(await figuresOf(work)).toMatchObject(NOTHING)
  })
})

describe('lottery draws and self-dealing', () => {
  it('the coupon won by a draw of a completed order expires when a tie is found later', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 10), nothing(0)], { freePerDay: 0 }))
    const deal = await (await (await (await Deal.open(world, { balance: '500.00' })).place()).pay()).deliver()
    await deal.confirm()
    world.pass({ days: 8 })
    await runClock(world)
    const { draw } = await deal.buyer.do('POST /activity/lottery/draw', { lotteryId }, { key: crypto.randomUUID() })
    expect(draw.won).toBe(true)
    const counts = async () => (await deal.buyer.do('GET /activity/coupon/couponList', {})).counts
    expect(await counts()).toEqual({ unused: 1, used: 0, expired: 0 })
    await oneBrowser(world, deal.orderSn, deal.people.buyer, deal.people.seller)
    world.pass({ minutes: 1 })
    expect(await recordTies()).toBe(1)
    expect(await counts()).toEqual({ unused: 0, used: 0, expired: 1 })
    const { chances } = await deal.buyer.do('GET /activity/lottery/myLottery', { lotteryId })
    expect(chances).toMatchObject({ earned: 0 })
  })
})
