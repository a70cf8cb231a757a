import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { dists } from '@/lib/server/db/schema/core/tenancy'
import type { Visitor } from '../../support/visitor'
import { PAY_PASSWORD, World } from '../../support/world'

/** Orders made on a distributor's site, seen and opened from the platform's own. */
describe('login on the site of an order', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  /** A paid order on a site, and its seller on the platform's own site. */
  async function sold(distId = 2) {
    const people = { seller: await world.person(), buyer: await world.person({ balance: '300.00' }) }
    const goods = await world.goods({ seller: people.seller })
    const buyer = await world.logIn(people.buyer, distId)
    const { orderSn } = await buyer.do('POST /order/placeOrder', { goodsSn: goods.sn, price: goods.price, agree: '1' })
    await buyer.do('POST /pay/balancePay', { orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
    return { people, buyer, orderSn, goods, seller: await world.logIn(people.seller) }
  }
  const ticketOf = (url: string) => new URL(url).hash.slice(1)
  const enter = async (seller: Visitor, orderSn: string) =>
    ticketOf((await seller.do('POST /order/enterSite', { orderSn })).url)
  const claim = (visitor: Visitor, ticket: string) => visitor.ask('POST /user/claimSiteLogin', { ticket })

  it('the platform’s site lists orders of all sites with goods, state, price and deadline, but without actions', async () => {
    const { people, seller, buyer, orderSn, goods } = await sold()
    const own = await world.logIn({ balance: '300.00' })
    const here = await world.goods({ seller: people.seller })
    const placed = await own.do('POST /order/placeOrder', { goodsSn: here.sn, price: here.price, agree: '1' })
    await own.do('POST /pay/balancePay', { orderSn: placed.orderSn, payPassword: PAY_PASSWORD }, { key: randomUUID() })
    const url = `${world.dist(2).origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`
    const list = (more: object = {}) => seller.do('GET /order/queryOrderList', { belong: '1', ...more })
    const joint = await list({ site: 'all' })
    expect(joint).toMatchObject({
      total: 2,
      elsewhere: { list: [], total: 0 },
      counts: { paid: 2 },
      sites: [
        { siteId: expect.any(Number), orders: 1 },
        { siteId: expect.any(Number), orders: 1 },
      ],
    })
    expect(joint.orderList.map(({ orderSn: sn }) => sn)).toEqual([placed.orderSn, orderSn])
    expect(joint.orderList[0]).toMatchObject({ site: null })
    expect(joint.orderList[0]?.actions.map(({ action }) => action)).toContain('deliver')
    expect(joint.orderList[1]).toMatchObject({
      goodsSn: goods.sn,
      status: 1,
      unitPrice: goods.price,
      turn: { tone: 'warn', clock: { dueIn: expect.any(Number) } },
      actions: [],
      groupId: null,
      site: { siteId: 2, siteName: '松间游戏交易', url },
    })
    expect((await list({ site: 'all', sort: 'due' })).orderList.map(({ orderSn: sn }) => sn)).toEqual([
      orderSn,
      placed.orderSn,
    ])
    expect((await list({ site: '2' })).orderList.map(({ orderSn: sn }) => sn)).toEqual([orderSn])
    expect((await list({ site: 'all', keyWord: orderSn, status: '1' })).total).toBe(1)
    const bought = await (await world.logIn(people.buyer)).do('GET /order/queryOrderList', { site: 'all' })
    expect(bought.orderList).toMatchObject([{ orderSn, site: { siteId: 2 } }])
    expect(await buyer.do('GET /order/queryOrderList', { site: 'all' })).toMatchObject({ total: 1, sites: [] })
  })

  it('a distributor’s site lists its own orders only, whichever site is asked for', async () => {
    const { people } = await sold()
    const there = await world.logIn(people.seller, 3)
    for (const site of ['all', '2', '1'])
      expect(await there.do('GET /order/queryOrderList', { belong: '1', site }), site).toMatchObject({
        orderList: [],
        total: 0,
        sites: [],
        elsewhere: { total: 1 },
      })
  })

  it('a ticket logs the member in on the site of the order, where the order can then be handled', async () => {
    const { people, seller, orderSn } = await sold()
    const { url } = await seller.do('POST /order/enterSite', { orderSn })
    expect(url).toMatch(new RegExp(`^${world.dist(2).origin}/login/site#[\\w-]{40,}$`))
    const there = world.visitor(2)
    const { data } = await claim(there, ticketOf(url))
    expect(data).toMatchObject({
      login: { userId: people.seller.userId },
      returnUrl: `/center/buyers/buyOrderDetail?orderSn=${orderSn}`,
    })
    expect(await there.do('GET /user/userInfo', {})).toMatchObject({ userId: people.seller.userId })
    expect((await there.do('GET /order/orderDetail', { orderSn })).actions.map(({ action }) => action)).toContain(
      'deliver',
    )
    const logins = await seller.do('GET /user/loginRecords', {})
    expect(logins.list[0]).toMatchObject({ way: '从平台站点进入', result: 'in' })
  })

  it('an order of the same site is opened without a ticket', async () => {
    const { seller, orderSn } = await sold(1)
    const { url } = await seller.do('POST /order/enterSite', { orderSn })
    expect(url).toBe(`${world.dist(1).origin}/center/buyers/buyOrderDetail?orderSn=${orderSn}`)
  })

  it('a ticket works once, also when two browsers present it at the same time', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    const answers = await Promise.all([claim(world.visitor(2), ticket), claim(world.visitor(2), ticket)])
    expect(answers.map(({ name }) => name).toSorted()).toEqual(['NOT_FOUND', 'OK'])
    expect((await claim(world.visitor(2), ticket)).name).toBe('NOT_FOUND')
  })

  it('a ticket expires after one minute', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    world.pass({ seconds: 61 })
    expect(await claim(world.visitor(2), ticket)).toMatchObject({
      name: 'NOT_FOUND',
      msg: '入口已失效，请回到订单列表重新打开',
    })
  })

  it('a ticket is refused on every other site, by another address and another browser, and still works afterwards', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    for (const thief of [world.visitor(1), world.visitor(3), world.visitor(2, '203.0.113.9')])
      expect((await claim(thief, ticket)).name).toBe('NOT_FOUND')
    const other = await world
      .visitor(2)
      .ask('POST /user/claimSiteLogin', { ticket }, { headers: { 'user-agent': 'another browser' } })
    expect(other.name).toBe('NOT_FOUND')
    expect((await claim(world.visitor(2), ticket)).name).toBe('OK')
  })

  it('a ticket is issued for own orders only, and never on a distributor’s site', async () => {
    const { people, orderSn } = await sold()
    expect((await (await world.logIn()).ask('POST /order/enterSite', { orderSn })).name).toBe('NOT_FOUND')
    const distributor = await world.logIn(people.seller, 3)
    expect((await distributor.ask('POST /order/enterSite', { orderSn })).name).toBe('FORBIDDEN')
    const main = await sold(1)
    const fromDistributor = await world.logIn(main.people.seller, 2)
    expect((await fromDistributor.ask('POST /order/enterSite', { orderSn: main.orderSn })).name).toBe('FORBIDDEN')
  })

  it('a ticket needs the CSRF token, when it is asked for and when it is used', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    const headers = { 'x-csrf-token': 'wrong' }
    expect((await seller.ask('POST /order/enterSite', { orderSn }, { headers })).name).toBe('BAD_CSRF')
    expect((await world.visitor(2).ask('POST /user/claimSiteLogin', { ticket }, { headers })).name).toBe('BAD_CSRF')
  })

  it('a ticket is void when the session that asked for it has ended', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    await seller.do('POST /user/logout', {})
    expect((await claim(world.visitor(2), ticket)).name).toBe('NOT_FOUND')
  })

  it('a ticket does not let a frozen member in', async () => {
    const { seller, orderSn } = await sold()
    const ticket = await enter(seller, orderSn)
    await seller.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
    expect((await claim(world.visitor(2), ticket)).name).toBe('ACCOUNT_FROZEN')
    expect((await seller.ask('POST /order/enterSite', { orderSn })).status).toBe(401)
  })

  it('a member who is logged in there goes on to the order; another member’s session is not replaced', async () => {
    const { people, seller, orderSn } = await sold()
    const there = await world.logIn(people.seller, 2)
    const token = there.cookies.get('token')
    expect((await claim(there, await enter(seller, orderSn))).data).toMatchObject({ login: null })
    expect(there.cookies.get('token')).toBe(token)
    const other = await world.logIn(undefined, 2)
    expect(await claim(other, await enter(seller, orderSn))).toMatchObject({
      name: 'FORBIDDEN',
      msg: '本站登录的是其他账号，请退出后再打开',
    })
    expect(await other.do('GET /user/userInfo', {})).toMatchObject({ userId: other.userId })
  })

  it('no ticket is issued for a site that is switched off: its orders are handled on the platform’s own site', async () => {
    const { seller, orderSn } = await sold(3)
    const ticket = await enter(seller, orderSn)
    const turn = async (active: boolean) => {
      await world.services.db.update(dists).set({ active }).where(eq(dists.distId, 3))
      await world.app.hosts.reload()
    }
    const there = world.visitor(3)
    onTestFinished(() => turn(true))
    await turn(false)
    expect(await seller.ask('POST /order/enterSite', { orderSn })).toMatchObject({
      name: 'NOT_FOUND',
      msg: '订单所在的站点已停用，请联系客服',
    })
    expect((await claim(there, ticket)).name).toBe('NOT_FOUND')
    const { orderList, sites } = await seller.do('GET /order/queryOrderList', { belong: '1', site: 'all' })
    expect(orderList).toMatchObject([{ orderSn, site: null }])
    expect(sites).toMatchObject([{ siteId: 3, siteName: '赤鉴游戏交易' }])
  })
})
