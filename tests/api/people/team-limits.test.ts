import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '@/lib/server/db/schema/people/identity'
import { findTie } from '@/lib/server/modules/money/ties/find-tie'
import { closeMarket, Gold } from '../../support/fixtures/coin'
import { Deal } from '../../support/fixtures/deal'
import { openClient } from '../../support/fixtures/open-client'
import { restrict } from '../../support/fixtures/restriction'
import { enterTeam } from '../../support/fixtures/team/enter-team'
import { PAY_PASSWORD, World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())
const key = () => ({ key: randomUUID() })

/** A member who has joined a team, and has not entered it. */
async function joined() {
  const [seller, member] = [await world.person(), await world.person()]
  const owner = await world.logIn(seller)
  const tab = await world.logIn(member)
  const { code, row } = await owner.do('POST /team/invite', {
    name: '小李',
    role: 'manager',
    payPassword: PAY_PASSWORD,
  })
  await tab.do('POST /team/join', { code })
  return { seller, member, owner, tab, teamMemberId: String(row.teamMemberId) }
}

describe('what a member of a team cannot do', () => {
  it('a step that is paid for from the owner’s deposit is refused to members and to keys', async () => {
    await closeMarket(world)
    const gold = await (await Gold.open(world)).begin()
    const { merchant } = gold.people
    const { orderSn } = gold
    const { visitor } = await enterTeam(world, { seller: merchant, member: await world.person(), role: 'orders' })
    const pictures = JSON.stringify([gold.picture.merchant])
    const before = await gold.state()
    for (const input of [
      { action: 'refund', reason: '库存不够' },
      { action: 'deliver', quantity: '4000', note: '见截图', pictures },
    ] as const)
      expect((await visitor.ask('POST /order/act', { orderSn, ...input }, key())).name).toBe('TEAM_SCOPE')
    const client = await openClient(world, merchant)
    expect((await client.ask(`POST /orders/${orderSn}/refund`, { body: { reason: '库存不够' } })).status).toBe(422)
    const part = { body: { quantity: 4000, note: '见截图', pictures: [gold.picture.merchant] } }
    expect((await client.ask(`POST /orders/${orderSn}/deliver`, part)).status).toBe(422)
    expect(await gold.state()).toBe(before)
  })

  it('orders of the owner on other sites are not listed', async () => {
    const [seller, member] = [await world.person(), await world.person()]
    const { visitor } = await enterTeam(world, { seller, member, role: 'orders' })
    expect((await visitor.ask('GET /order/queryOrderList', { belong: '1' })).name).toBe('OK')
    expect((await visitor.ask('GET /order/queryOrderList', { belong: '1', site: 'all' })).name).toBe('TEAM_SCOPE')
  })

  it('a member’s own restriction binds in the owner’s name', async () => {
    const [seller, member] = [await world.person(), await world.person()]
    const { sn } = await world.goods({ seller, price: '100.00' })
    const { visitor } = await enterTeam(world, { seller, member, role: 'manager' })
    await restrict(world, member, { kinds: ['list'] })
    const shelve = (onShelf: '0' | '1') => visitor.ask('POST /goods/pushOrPullGoods', { goodsSn: sn, onShelf })
    expect((await shelve('0')).name).toBe('OK')
    expect((await shelve('1')).name).toBe('RESTRICTED')
  })

  it('a member counts as one with the owner: they do not trade with each other while the team lasts', async () => {
    const deal = await Deal.open(world, { balance: '100.00' })
    const { seller, buyer } = deal.people
    const { owner, teamMemberId } = await enterTeam(world, { seller, member: buyer, role: 'goods' })
    const { db } = world.services
    expect([await findTie(db, seller.userId, buyer.userId), await findTie(db, buyer.userId, seller.userId)]).toEqual([
      'team',
      'team',
    ])
    const order = { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' } as const
    expect((await (await world.logIn(buyer)).ask('POST /order/placeOrder', order)).name).toBe('OWN_GOODS')
    await owner.do('POST /team/remove', { teamMemberId })
    expect(await findTie(db, seller.userId, buyer.userId)).toBeNull()
  })
})

describe('sessions in the owner’s name', () => {
  it('four tabs that enter at once open one session', async () => {
    const { seller, member, tab, teamMemberId } = await joined()
    const tabs = Array.from({ length: 4 }, () => {
      const copy = world.visitor()
      for (const [name, value] of tab.cookies) copy.cookies.set(name, value)
      return copy
    })
    const answers = await Promise.all(tabs.map((one) => one.ask('POST /team/enter', { teamMemberId })))
    expect(answers.filter(({ name }) => name === 'OK')).toHaveLength(1)
    const open = and(
      eq(sessions.userId, seller.userId),
      eq(sessions.byMemberId, member.userId),
      isNull(sessions.revokedAt),
    )
    expect(await world.services.db.$count(sessions, open)).toBe(1)
  })

  it('a tab that still calls with the replaced session does not extend it', async () => {
    const { tab, teamMemberId } = await joined()
    const copy = world.visitor()
    for (const [name, value] of tab.cookies) copy.cookies.set(name, value)
    await tab.do('POST /team/enter', { teamMemberId })
    expect((await copy.ask('GET /user/userInfo', {})).name).toBe('OK')
    expect((await copy.ask('POST /team/enter', { teamMemberId })).name).toBe('SESSION_EXPIRED')
    world.pass({ minutes: 11 })
    expect((await copy.ask('GET /user/userInfo', {})).name).toBe('SESSION_EXPIRED')
    expect((await tab.ask('GET /user/userInfo', {})).name).toBe('OK')
  })

  it('none survives a logout from all devices that comes at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { member, tab, teamMemberId } = await joined()
      const other = await world.logIn(member)
      await Promise.all([
        tab.ask('POST /team/enter', { teamMemberId }),
        other.ask('POST /user/logoutEverywhere', { keepThis: '0' }),
      ])
      expect((await tab.ask('GET /user/userInfo', {})).name).not.toBe('OK')
    }
  })

  it('entering and leaving does not prolong a login', async () => {
    const { member, tab, teamMemberId } = await joined()
    const beginnings = async () =>
      (
        await world.services.db
          .select({ at: sessions.createdAt })
          .from(sessions)
          .where(eq(sessions.userId, member.userId))
      )
        .map(({ at }) => at.getTime())
        .sort((a, b) => a - b)
    const [first] = await beginnings()
    await tab.do('POST /team/enter', { teamMemberId })
    await tab.do('POST /team/exit', {})
    expect(await beginnings()).toEqual([first, first])
  })
})
