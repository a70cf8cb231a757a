import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageVisits, visits } from '@/lib/server/db/schema/listings/traffic'
import { pruneVisits } from '@/lib/server/modules/listings/traffic/prune-visits'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

describe('visit statistics', () => {
  const world = new World()
  beforeAll(() => world.open())
  // Each test uses its own day.
  beforeEach(() => world.pass({ days: 1 }))
  afterAll(() => world.close())
  const admin = () => world.logIn({ staff: 'owner' })

  it('counts a browser once a day and stores its first transit code', async () => {
    const visitor = world.visitor()
    await visitor.do('POST /comm/recordUV', { transitCode: 'spring', landing: '/' })
    await visitor.do('POST /comm/recordUV', { transitCode: 'summer' })
    const { days, codes } = await (await admin()).do('GET /comm/getClickRecord', {})
    expect(days).toHaveLength(14)
    expect(days[0]).toMatchObject({ uv: 1, pv: 2 })
    expect(days[13]).toMatchObject({ uv: 0, pv: 0 })
    expect(codes).toEqual([{ transitCode: 'spring', uv: 1 }])
    world.pass({ days: 1 })
    await visitor.do('POST /comm/recordUV', {})
    expect((await (await admin()).do('GET /comm/getClickRecord', {})).days.slice(0, 2)).toMatchObject([
      { uv: 1 },
      { uv: 1 },
    ])
  })

  it('the daily funnel leads from source and item page to the paid order, by host and by source', async () => {
    const deal = await Deal.open(world, { balance: '200.00' })
    const ways = async (visitor: Visitor) => visitor.do('GET /console/visits', {})
    const find = <Row extends { name: string }>(rows: Row[], name: string) => rows.find((row) => row.name === name)
    const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
    const host = new URL(world.dist().origin).hostname
    const before = find((await ways(owner)).hosts, host)
    const guest = world.visitor(1, '203.0.113.9')
    await guest.do('POST /comm/recordUV', { source: 'www.baidu.com', landing: '/' })
    await guest.do('POST /goods/recordView', { goodsSn: deal.goods.sn })
    await guest.do('POST /goods/recordView', { goodsSn: deal.goods.sn })
    const buyer = world.visitor(1, '203.0.113.9')
    for (const [name, value] of deal.buyer.cookies) buyer.cookies.set(name, value)
    const form = { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' } as const
    const key = crypto.randomUUID()
    const { orderSn } = await buyer.do('POST /order/placeOrder', form, { key })
    await buyer.do('POST /order/placeOrder', form, { key })
    const wanted = { name: 'www.baidu.com', visitors: 1, details: 1, placedBy: 1, placed: 1, paid: 0 }
    expect(find((await ways(owner)).sources, 'www.baidu.com')).toEqual(wanted)
    await buyer.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: crypto.randomUUID() })
    const after = await ways(owner)
    expect(find(after.sources, 'www.baidu.com')).toEqual({ ...wanted, paid: 1 })
    expect(find(after.hosts, host)?.placed).toBe((before?.placed ?? 0) + 1)
    const today = (await owner.do('GET /console/overview', {})).days.at(-1)
    expect(today?.details).toBeGreaterThanOrEqual(1)
    const other = await world.logIn(await world.person({ staff: 'owner', ofDist: 2 }), 2)
    expect(await ways(other)).toMatchObject({ hosts: [], sources: [] })
    expect((await (await world.logIn({ staff: 'service' })).ask('GET /console/visits', {})).name).toBe('FORBIDDEN')
    expect((await world.visitor().ask('POST /comm/recordUV', { source: '<b>' })).name).toBe('INVALID_INPUT')
  })

  it('a page counts each visitor once a day, pages about items are one page, and pages of the staff are not counted', async () => {
    const owner = await world.logIn({ staff: 'owner', ofDist: 1 })
    const [one, two] = [world.visitor(1, '203.0.113.21'), world.visitor(1, '203.0.113.22')]
    for (const path of ['/detail/ZHWZ1', '/detail/ZHWZ2', '/wares', '/console/orders', '/no/such/page'])
      await one.do('POST /comm/recordPage', { path })
    await two.do('POST /comm/recordPage', { path: '/detail/ZHWZ1' })
    const { pages } = await owner.do('GET /console/visits', {})
    expect(pages).toEqual([
      { name: '账号详情', visitors: 2 },
      { name: '商品列表', visitors: 1 },
    ])
    const other = await world.logIn(await world.person({ staff: 'owner', ofDist: 2 }), 2)
    expect((await other.do('GET /console/visits', {})).pages).toEqual([])
  })

  it('visits are stored for sixty days', async () => {
    const { db } = world.services
    const days = async () => (await db.select().from(visits)).length
    const before = await days()
    await pruneVisits(db, world.now())
    expect(await days()).toBe(before)
    expect(await db.$count(pageVisits)).toBeGreaterThan(0)
    world.pass({ days: 62 })
    await pruneVisits(db, world.now())
    expect(await days()).toBe(0)
    expect(await db.$count(pageVisits)).toBe(0)
  })

  it('visit statistics are shown to the distributor only, and invalid codes are rejected', async () => {
    expect((await (await world.logIn()).ask('GET /comm/getClickRecord', {})).name).toBe('FORBIDDEN')
    expect((await world.visitor().ask('POST /comm/recordUV', { transitCode: '<script>' })).name).toBe('INVALID_INPUT')
  })
})
