import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runClock } from '../../support/fixtures/deal'
import { nothing, prizeOf, remainingOf, startLottery } from '../../support/fixtures/lottery'
import { openStory } from '../../support/ledger'
import type { World } from '../../support/world'

let world: World
beforeEach(async () => {
  world = await openStory() // The tests advance the time by days.
})

describe('lottery draws', () => {
  it('200 concurrent draws for 10 prizes give exactly 10 coupons, and every draw is answered', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 10), nothing(0)]))
    const visitors = await Promise.all(Array.from({ length: 200 }, () => world.logIn()))
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })),
    )
    expect(answers.filter((answer) => answer.code !== 0)).toEqual([])
    expect(answers.filter((answer) => answer.data.draw.won)).toHaveLength(10)
    expect(answers.every((answer) => answer.data.draw.prize === (answer.data.draw.won ? '5元券' : '谢谢参与'))).toBe(
      true,
    )
    expect(await remainingOf(world, Number(lotteryId))).toEqual([0, 0])
    const { rows } = await world.services.db.execute(
      sql`select count(*)::int as draws, count(coupon_id)::int as won, (select count(*)::int from coupons) as coupons from lottery_draws`,
    )
    expect(rows).toEqual([{ draws: 200, won: 10, coupons: 10 }])
    const { lottery } = await world.visitor().do('GET /activity/lottery/lotteryInfo', {})
    expect(lottery?.prizes.map(({ odds, oddsNow }) => [odds, oddsNow])).toEqual([
      [1_000_000, 0],
      [0, 1_000_000],
    ])
  })

  it('a member has one free draw a day, also under concurrent requests', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(500_000, 1000), nothing(500_000)]))
    const visitor = await world.logIn()
    const draw = () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })
    const codes = (await Promise.all(Array.from({ length: 10 }, draw))).map((answer) => answer.code).sort()
    expect(codes).toEqual([0, ...Array(9).fill(1702)])
    world.pass({ days: 1 })
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 0,
      left: 1,
    })
    expect((await draw()).code).toBe(0)
    expect((await draw()).name).toBe('NO_DRAWS')
  })

  it('a repeated draw request with the same key returns the same draw', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 1000), nothing(0)], { freePerDay: 3 }))
    const visitor = await world.logIn()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances.left).toBe(2)
  })

  it('each order of at least the minimum amount gives a draw when it is paid out, five a day at most', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(1_000_000, 1000), nothing(0)]))
    const buyer = await world.person({ balance: '5000.00' })
    const visitor = await world.logIn(buyer)
    const complete = async (price: string) => {
      const seller = await world.person()
      const goods = await world.goods({ seller, price })
      const { orderSn } = await visitor.do('POST /order/placeOrder', { goodsSn: goods.sn, price, agree: '1' })
      await visitor.do('POST /pay/balancePay', { orderSn, payPassword: '246810' })
      await (await world.logIn(seller)).do('POST /order/act', {
        orderSn,
        action: 'deliver',
        account: 'a',
        password: 'b',
      })
      await visitor.do('POST /order/confirmRecGoods', { orderId: orderSn })
    }
    const payOut = async () => {
      world.pass({ days: 7, seconds: 1 })
      await runClock(world)
    }
    await complete('49.99')
    await payOut()
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 0,
      left: 1,
    })
    for (let i = 0; i < 6; i++) await complete('50.00')
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances, 'not paid out').toMatchObject({
      earned: 0,
    })
    await payOut()
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 6,
      left: 5,
    })
    const draw = () => visitor.ask('POST /activity/lottery/draw', { lotteryId }, { key: randomUUID() })
    expect((await Promise.all(Array.from({ length: 8 }, draw))).map((answer) => answer.code).sort()).toEqual([
      0, 0, 0, 0, 0, 1702, 1702, 1702,
    ])
    world.pass({ days: 1 })
    expect((await visitor.do('GET /activity/lottery/myLottery', { lotteryId })).chances).toEqual({
      free: 1,
      earned: 2,
      left: 3,
    })
  })

  it('only verified members can draw, on the lottery’s own site, while it runs', async () => {
    const prizes = [prizeOf(1_000_000, 1000), nothing(0)]
    const now = world.now().getTime()
    const lotteryId = String(
      await startLottery(world, prizes, { startsAt: new Date(now + 60_000), endsAt: new Date(now + 120_000) }),
    )
    const visitor = await world.logIn()
    const draw = (who = visitor) => who.ask('POST /activity/lottery/draw', { lotteryId })
    expect((await draw(await world.logIn({ verified: false }))).name).toBe('NOT_VERIFIED')
    expect((await draw(await world.logIn(undefined, 2))).name).toBe('NOT_FOUND')
    expect(await draw()).toMatchObject({ name: 'LOTTERY_CLOSED', msg: '活动未开始或已结束' })
    world.pass({ seconds: 61 })
    expect((await draw()).code).toBe(0)
    world.pass({ seconds: 61 })
    expect((await draw(await world.logIn())).name).toBe('LOTTERY_CLOSED')
    expect((await world.visitor().do('GET /activity/lottery/lotteryInfo', {})).lottery?.state).toBe('ended')
    expect((await world.visitor(2).do('GET /activity/lottery/lotteryInfo', {})).lottery).toBeNull()
  })

  it('the lottery shows odds that add up to 100 %, quantities, and anonymized winners', async () => {
    const lotteryId = String(await startLottery(world, [prizeOf(250_000, 8), prizeOf(749_999, 5, '大奖'), nothing(1)]))
    const person = await world.person({ nickName: '南山老猫' })
    const visitor = await world.logIn(person)
    await visitor.do('POST /activity/lottery/draw', { lotteryId })
    const { lottery } = await world.visitor().do('GET /activity/lottery/lotteryInfo', {})
    expect(lottery?.prizes.reduce((sum, prize) => sum + prize.odds, 0)).toBe(1_000_000)
    expect(lottery?.prizes.map((prize) => prize.quantity)).toEqual([8, 5, null])
    expect(lottery?.winners.map((winner) => winner.name)).toEqual(['南**猫'])
    const text = JSON.stringify(lottery)
    expect(text).not.toContain('南山老猫')
    expect(text).not.toContain(String(person.userId))
  })
})
