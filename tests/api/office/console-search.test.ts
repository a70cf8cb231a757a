import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '@/lib/server/db/schema/people/identity'
import type { UserId } from '@/lib/shared/ids'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

describe('the search of the console', () => {
  const world = new World()
  let deal: Deal
  let title: string
  beforeAll(async () => {
    await world.open()
    deal = await Deal.open(world, { price: '20.00', balance: '50.00' })
    await (await deal.place()).pay()
    const owner = await world.logIn({ staff: 'owner' })
    title = (await owner.do('GET /console/order', { orderSn: deal.orderSn })).title
  })
  afterAll(() => world.close())

  const find = async (by: Visitor, query: string) =>
    Object.fromEntries((await by.do('GET /console/search', { query })).groups.map(({ kind, list }) => [kind, list]))
  const order = () => expect.objectContaining({ path: `/console/orders?orderSn=${deal.orderSn}` })

  it('finds orders by number, title, and by name or mobile of a party', async () => {
    const owner = await world.logIn({ staff: 'owner' })
    const { buyer } = deal.people
    for (const query of [deal.orderSn, title, buyer.nickName, buyer.phone, String(buyer.userId)])
      expect((await find(owner, query)).orders, query).toContainEqual(order())
    expect((await find(owner, buyer.phone)).users).toEqual([
      {
        title: buyer.nickName,
        note: `${buyer.userId}・${buyer.phone.replace(/^(\d{3})\d{4}/, '$1****')}`,
        path: `/console/users?userId=${buyer.userId}`,
      },
    ])
    const { sn: goodsSn } = deal.goods
    expect((await find(owner, goodsSn)).goods).toMatchObject([{ path: `/console/goods?goodsSn=${goodsSn}` }])
    expect(await find(owner, '没有这样的东西')).toEqual({})
    expect((await owner.ask('GET /console/search', { query: ' ' })).name).toBe('INVALID_INPUT')
  })

  it('a person of exactly the typed name comes before others whose names contain it, and people before orders', async () => {
    const owner = await world.logIn({ staff: 'owner' })
    const { buyer } = deal.people
    const rename = async (name: string, userId: number) =>
      world.services.db
        .update(users)
        .set({ nickName: name })
        .where(eq(users.id, userId as UserId))
    await rename('阿柏', buyer.userId)
    const newer = await Promise.all(Array.from({ length: 7 }, () => world.person()))
    for (const [i, { userId }] of newer.entries()) await rename(`阿柏${i}号`, userId)
    const { groups } = await owner.do('GET /console/search', { query: '阿柏' })
    expect(groups[0]).toMatchObject({
      kind: 'users',
      more: true,
      all: `/console/users?query=${encodeURIComponent('阿柏')}`,
    })
    expect(groups[0]?.list).toHaveLength(3)
    expect(groups[0]?.list[0]?.title).toBe('阿柏')
    const part = await owner.do('GET /console/search', { query: '柏' })
    expect(part.groups[0]?.kind).toBe('users')
    await rename(buyer.nickName, buyer.userId)
  })

  it('all orders of the one person found are a link, and those of several people are not', async () => {
    const owner = await world.logIn({ staff: 'owner' })
    const { buyer } = deal.people
    const linkOf = async (query: string) =>
      (await owner.do('GET /console/search', { query })).groups.find(({ kind }) => kind === 'orders')?.all
    expect(await linkOf(buyer.phone)).toBe(`/console/orders?userId=${buyer.userId}`)
    expect(await linkOf(deal.orderSn)).toBe('')
  })

  it('the goods of a person are found by number and mobile, with a link to all of them', async () => {
    const owner = await world.logIn({ staff: 'owner' })
    const { seller } = deal.people
    for (const query of [String(seller.userId), seller.phone]) {
      const { groups } = await owner.do('GET /console/search', { query })
      const found = groups.find(({ kind }) => kind === 'goods')
      expect(found?.list, query).toMatchObject([{ path: `/console/goods?goodsSn=${deal.goods.sn}` }])
      expect(found?.all, query).toBe(`/console/goods?sellerId=${seller.userId}`)
    }
  })

  it('lists only what the role may open', async () => {
    expect(Object.keys(await find(await world.logIn({ staff: 'editor' }), deal.orderSn))).toEqual([])
    expect(await find(await world.logIn({ staff: 'finance' }), deal.people.buyer.phone)).toEqual({})
    const reviewer = await find(await world.logIn({ staff: 'reviewer' }), deal.people.buyer.nickName)
    expect(Object.keys(reviewer)).toEqual(['users'])
  })

  it('a distributor finds only what was bought on its own site, and no one by a mobile', async () => {
    const { buyer } = deal.people
    const local = await world.logIn({ staff: 'owner', ofDist: 1 })
    for (const query of [deal.orderSn, title, buyer.nickName])
      expect((await find(local, query)).orders, query).toContainEqual(order())
    expect(await find(local, buyer.phone)).toEqual({})
    const other = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    for (const query of [deal.orderSn, title, buyer.nickName]) expect(await find(other, query), query).toEqual({})
  })
})
