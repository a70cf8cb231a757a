import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSeasons, leaderboards } from '@/lib/server/db/schema/market/campaign'
import { periodOf, rankInviters } from '@/lib/server/modules/orders/trading/figures/rules'
import type { UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { Deal } from '../../support/fixtures/deal'
import { oneCard } from '../../support/one-person'
import { openWorld, type Person, World } from '../../support/world'

const DAY = 86_400_000

describe('leaderboards', () => {
  let world: World
  const open = (kind: 'acquisition' | 'statement', modes: ModeName[] = []) => {
    const time = {
      startsAt: new Date(world.now().getTime() - 60 * DAY),
      endsAt: new Date(world.now().getTime() + 60 * DAY),
    }
    const counted = sql`${sql.param(modes)}::text[]` as unknown as ModeName[]
    return world.services.db.insert(leaderboards).values({ distId: 1, kind, title: '榜', ...time, modes: counted })
  }
  const sell = async (
    seller: Person,
    price: string,
    goodsTypeId = 1,
    end: 'complete' | 'paid' | 'refunded' = 'complete',
  ) => {
    const deal = await Deal.open(world, { seller, price, goodsTypeId, balance: '5000.00' })
    await (await deal.place()).pay()
    if (end === 'refunded') await deal.seller.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    if (end === 'complete') await (await deal.deliver()).confirm()
    return deal
  }
  const rank = (type: '1' | '2', distId = 1) =>
    world.visitor(distId).do('GET /activity/lottery/getPHBUser', { type, period: 'all' })

  it('the turnover leaderboard ranks sellers by completed orders of its modes, on its own site', async () => {
    world = await openWorld()
    await open('statement', ['account'])
    const [first, second] = [await world.person({ nickName: '秋水无声' }), await world.person({ nickName: '墨白' })]
    await sell(second, '300.00')
    await sell(first, '200.00')
    await sell(first, '150.00')
    await sell(second, '900.00', 27)
    await sell(second, '900.00', 1, 'paid')
    await sell(second, '900.00', 1, 'refunded')
    expect((await rank('2')).list).toEqual([
      { rank: 1, name: '秋**声', count: 2, amount: '350.00' },
      { rank: 2, name: '墨*白', count: 1, amount: '300.00' },
    ])
    expect((await rank('2', 2)).list).toEqual([])
    expect((await world.visitor().do('GET /activity/lottery/getPHBActivity', { type: '2' })).activity).toMatchObject({
      state: 'open',
      counted: '账号订单',
    })
    expect((await world.visitor().do('GET /activity/lottery/getPHBActivity', { type: '1' })).activity).toBeNull()
  })

  it('the new-user leaderboard counts invited users who completed an order', async () => {
    world = await openWorld()
    await open('acquisition')
    const inviter = await world.person({ nickName: '半夏微凉' })
    const seller = await world.person()
    const done = await sell(seller, '100.00')
    const waiting = await sell(seller, '100.00', 1, 'paid')
    const idle = await world.person()
    const invited = [done.people.buyer, waiting.people.buyer, idle].map((person) => person.userId)
    await world.services.db.execute(
      sql`update users set invited_by = ${inviter.userId} where id = any(${sql.param(invited)}::bigint[])`,
    )
    expect((await rank('1')).list).toEqual([{ rank: 1, name: '半**凉', count: 1, amount: '100.00' }])
    await world.services.db.execute(sql`update users set registered_dist_id = 2 where id = ${done.people.buyer.userId}`)
    expect((await rank('1')).list).toEqual([])
  })

  it('the new-user leaderboard excludes invited accounts of the same person or browser', async () => {
    world = await openWorld()
    await open('acquisition')
    const inviter = await world.person({ nickName: '半夏微凉' })
    const done = await sell(await world.person(), '100.00')
    const { buyer } = done.people
    const set = (change: string) => world.services.db.execute(sql.raw(`update users set ${change}`))
    await set(`invited_by = ${inviter.userId} where id = ${buyer.userId}`)
    await set(`id_card_hash = id::text where id in (${inviter.userId}, ${buyer.userId})`)
    expect((await rank('1')).list).toHaveLength(1)
    await set(`id_card_hash = 'one' where id in (${inviter.userId}, ${buyer.userId})`)
    expect((await rank('1')).list).toEqual([])
    await set(`id_card_hash = null where id in (${inviter.userId}, ${buyer.userId})`)
    const browser = await world.visitor().logIn(inviter.phone)
    expect((await rank('1')).list).toHaveLength(1)
    await browser.logIn(buyer.phone)
    expect((await rank('1')).list).toEqual([])
  })

  it('the leaderboard month is limited to the activity’s period, in Beijing time', () => {
    const activity = { startsAt: new Date('2026-10-15T02:00:00Z'), endsAt: new Date('2026-11-20T00:00:00Z') }
    const period = (name: 'month' | 'last' | 'all', now = '2026-10-31T17:00:00Z') => {
      const { from, to } = periodOf(activity, name, new Date(now))
      return [formatDateTime(from), formatDateTime(to)]
    }
    expect(period('month'), 'it is November already').toEqual(['2026-11-01 00:00:00', '2026-11-20 08:00:00'])
    expect(period('last')).toEqual(['2026-10-15 10:00:00', '2026-11-01 00:00:00'])
    expect(period('all')).toEqual(['2026-10-15 10:00:00', '2026-11-20 08:00:00'])
  })

  it('the leaderboard ranks equal counts by turnover', () => {
    const invited = [
      { userId: 1 as UserId, inviterId: 9 as UserId },
      { userId: 2 as UserId, inviterId: 8 as UserId },
      { userId: 3 as UserId, inviterId: 7 as UserId },
    ]
    const bought = new Map([
      [1, fen(100)],
      [2, fen(300)],
    ])
    expect(rankInviters(invited, bought).map(({ userId }) => userId)).toEqual([8, 9])
  })
})

describe('season booking', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  let seasons = 0
  const season = async (more: { places?: number; inHours?: number; gameId?: number; distId?: number } = {}) => {
    const { places = 10, inHours = 48, gameId = 107, distId = 1 } = more
    const startsAt = new Date(world.now().getTime() + inHours * 3_600_000)
    const [row] = await world.services.db
      .insert(bookingSeasons)
      .values({
        distId,
        gameId,
        title: `赛季${++seasons}`,
        startsAt,
        bookUntil: new Date(startsAt.getTime() - 3_600_000),
        places,
      })
      .returning()
    return String(row?.id)
  }
  const form = (seasonId: string, more: Record<string, string> = {}) => ({
    seasonId,
    service: 'rank' as const,
    areaId: '1',
    serverId: '11',
    contactType: 'qq' as const,
    contact: '10001',
    ...more,
  })
  const left = async (seasonId: string) => {
    const { seasons } = await world.visitor().do('GET /activity/booking/seasonInfo', {})
    return seasons.find((one) => String(one.seasonId) === seasonId)?.left
  }

  it('a season booking takes one place per person and game, and cancelling releases it', async () => {
    const seasonId = await season()
    const visitor = await world.logIn()
    const booked = await visitor.do('POST /activity/booking/seasonBooking', form(seasonId))
    expect(booked).toMatchObject({
      gameName: '王者荣耀',
      serviceName: '段位代练',
      place: '安卓QQ · 手Q 1区',
      contact: '10001',
      state: 'booked',
    })
    expect(await left(seasonId)).toBe(9)
    expect(await visitor.ask('POST /activity/booking/seasonBooking', form(seasonId))).toMatchObject({
      name: 'ALREADY_BOOKED',
    })
    const bookingId = String(booked.bookingId)
    const stranger = await world.logIn()
    expect((await stranger.ask('DELETE /activity/booking/seasonBooking', { id: bookingId })).name).toBe('NOT_FOUND')
    await Promise.all([
      visitor.do('DELETE /activity/booking/seasonBooking', { id: bookingId }),
      visitor.do('DELETE /activity/booking/seasonBooking', { id: bookingId }),
    ])
    expect(await left(seasonId)).toBe(10)
    await visitor.do('POST /activity/booking/seasonBooking', form(seasonId))
    const { list } = await visitor.do('GET /activity/booking/bookingList', {})
    expect(list.map(({ state }) => state)).toEqual(['booked', 'cancelled'])
    expect((await stranger.do('GET /activity/booking/bookingList', {})).list).toEqual([])
  })

  it('only verified people book a season, with one account each', async () => {
    const seasonId = await season({ places: 2 })
    const unnamed = await world.logIn({ verified: false })
    expect(await unnamed.ask('POST /activity/booking/seasonBooking', form(seasonId))).toMatchObject({
      name: 'NOT_VERIFIED',
    })
    const [first, second] = [await world.person(), await world.person()]
    await oneCard(world, 'one card of a gamer', first, second)
    await (await world.logIn(first)).do('POST /activity/booking/seasonBooking', form(seasonId))
    const again = await (await world.logIn(second)).ask('POST /activity/booking/seasonBooking', form(seasonId))
    expect(again).toMatchObject({ name: 'ALREADY_BOOKED' })
    expect(await left(seasonId)).toBe(1)
  })

  it('40 concurrent bookings of 5 places succeed 5 times', async () => {
    const seasonId = await season({ places: 5 })
    const visitors = await Promise.all(Array.from({ length: 40 }, () => world.logIn()))
    const codes = (
      await Promise.all(visitors.map((visitor) => visitor.ask('POST /activity/booking/seasonBooking', form(seasonId))))
    ).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(5)
    expect(codes.filter((code) => code === 1706)).toHaveLength(35)
    expect(await left(seasonId)).toBe(0)
  })

  it.each([
    [{ contactType: 'qq', contact: '0123456' }, 'contact', 'QQ号码格式错误'],
    [{ contactType: 'wechat', contact: '1abc' }, 'contact', '微信号格式错误，请填写微信绑定的手机号'],
    [{ contactType: 'mobile', contact: '23800000000' }, 'contact', '手机号码格式错误'],
    [{ service: 'magic' }, 'service', '请选择服务'],
    [{ areaId: '' }, 'areaId', '请选择游戏大区'],
    [{ areaId: '2', serverId: '11' }, undefined, '请选择正确的服务器'],
    [{ areaId: '99' }, undefined, '请选择正确的游戏大区'],
  ])('rejects a season booking with %o', async (bad, field, msg) => {
    const seasonId = await season()
    const input = Object.fromEntries(Object.entries(form(seasonId, bad)).filter(([, value]) => value !== ''))
    const answer = await (await world.logIn()).ask('POST /activity/booking/seasonBooking', input as never)
    expect(answer).toMatchObject({ name: 'INVALID_INPUT', msg, ...(field && { data: { field } }) })
    expect(await left(seasonId)).toBe(10)
  })

  it("booking closes shortly before the season starts, and another site's season is not found", async () => {
    const [late, other] = [await season({ inHours: 0.5 }), await season({ distId: 2 })]
    const visitor = await world.logIn()
    expect((await visitor.ask('POST /activity/booking/seasonBooking', form(late))).name).toBe('BOOKING_CLOSED')
    expect((await visitor.ask('POST /activity/booking/seasonBooking', form(other))).name).toBe('NOT_FOUND')
  })
})
