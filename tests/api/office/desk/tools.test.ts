import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOfficialGoods } from '@/lib/server/modules/listings/catalog/selling/create-official-goods'
import { honestStars } from '@/lib/server/modules/office/desk/rules'
import { createPlatformUser } from '@/lib/server/modules/people/identity/create-platform-user'
import { HOUSE_ID } from '@/lib/shared/ids'
import { yuanToFen } from '@/lib/shared/money/money'
import { DESK_REPLIES } from '@/lib/shared/staff/desk'
import { Deal } from '../../../support/fixtures/deal'
import { oneCard } from '../../../support/one-person'
import type { Visitor } from '../../../support/visitor'
import { World } from '../../../support/world'

describe('desk tools', () => {
  const world = new World()
  let service: Visitor
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(async () => {
    service = await world.logIn({ staff: 'service' })
  })

  it('canned replies belong to the platform, distributor or member, and each edits only its own', async () => {
    const [owner, other] = [await world.logIn({ staff: 'owner' }), await world.logIn({ staff: 'service' })]
    const ofDist = await world.logIn({ staff: 'service', ofDist: 1 })
    expect(await service.do('GET /desk/replies', {})).toEqual({ house: DESK_REPLIES, own: [], mayHouse: false })
    const own = [{ title: '问候', text: '{买家}你好，我在' }]
    await service.do('POST /desk/saveReplies', { scope: 'own', replies: JSON.stringify(own) })
    const forbidden = await service.ask('POST /desk/saveReplies', { scope: 'house', replies: '[]' })
    expect(forbidden.name).toBe('FORBIDDEN')
    const house = [{ title: '催付款', text: '订单 {订单号} 请尽快付款' }]
    await owner.do('POST /desk/saveReplies', { scope: 'house', replies: JSON.stringify(house) })
    expect(await service.do('GET /desk/replies', {})).toMatchObject({ house, own })
    expect(await other.do('GET /desk/replies', {})).toMatchObject({ house, own: [] })
    expect(await ofDist.do('GET /desk/replies', {})).toMatchObject({ house: DESK_REPLIES, own: [] })
    const empty = JSON.stringify([{ title: '', text: '没有名称' }])
    expect((await service.ask('POST /desk/saveReplies', { scope: 'own', replies: empty })).name).toBe('INVALID_INPUT')
    const { list } = await owner.do('GET /console/audit', { action: 'desk.replies' })
    expect(list).toHaveLength(2)
  })

  it('badges count the waiting items of every area the caller may open', async () => {
    const before = await badgesOf(service)
    const { orderSn } = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await service.do('POST /desk/takeOrder', { orderSn }, { key: crypto.randomUUID() })
    expect((await badgesOf(service))['/desk?queue=mine']).toBe((before['/desk?queue=mine'] ?? 0) + 1)
    const reviewer = await world.logIn({ staff: 'reviewer' })
    const seller = await world.logIn()
    const form = { gameId: '107', goodsTypeId: '27', areaId: '1', bigTitle: '限定皮肤赠送', price: '3000.00' }
    await seller.do('POST /goods/releaseGoods', form, { key: crypto.randomUUID() })
    expect((await badgesOf(reviewer))['/console/goods']).toBe(1)
    expect(Object.keys(await badgesOf(reviewer)).sort()).toEqual([
      '/console/approvals',
      '/console/blacklist',
      '/console/goods',
      '/console/restrictions',
    ])
    expect(Object.keys(await badgesOf(await world.logIn({ staff: 'auditor' })))).toEqual([])
    const ofDist = Object.keys(await badgesOf(await world.logIn({ staff: 'owner', ofDist: 1 })))
    expect(ofDist.sort()).toEqual([
      '/console/approvals',
      '/console/hosts',
      '/console/site',
      '/console/tickets',
      '/desk?queue=claims',
      '/desk?queue=complaints',
      '/desk?queue=disputes',
      '/desk?queue=mine',
      '/desk?queue=unassigned',
    ])
  })

  it('an account bought by the platform waits for a price, and is then for sale', async () => {
    await world.services.db.transaction((tx) => createPlatformUser(tx, world.now()))
    const at = world.now()
    const account = { sellerId: HOUSE_ID, distId: 1, gameId: 107, title: '回收的号', areaName: '', facts: {} }
    const sn = await world.services.db.transaction((tx) =>
      createOfficialGoods(tx, { ...account, priceFen: yuanToFen('300.00'), at }),
    )
    const listed = async () =>
      (await service.do('GET /desk/officialGoods', {})).list.map(({ goodsSn, price }) => [goodsSn, price])
    expect(await listed()).toEqual([[sn, '300.00']])
    await service.do('POST /desk/listOfficialGoods', { goodsSn: sn, price: '420.00', title: '回收的号 已换绑' })
    expect(await listed()).toEqual([])
    expect(await world.goodsRow(sn)).toMatchObject({ status: 1, title: '回收的号 已换绑' })
  })

  it('the evidence of either party can be downloaded by staff of that host who are no party themselves, and each download is recorded', async () => {
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    await deal.deliver()
    const fetchFile = (visitor: Visitor, side: string) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const address = `${visitor.origin}/api/desk/evidenceFile/${deal.orderSn}?side=${side}`
      return visitor.send(new Request(address, { headers: { cookie } }))
    }
    for (const side of ['buyer', 'seller']) {
      const answer = await fetchFile(service, side)
      expect(answer.headers.get('content-type')).toBe('application/zip')
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
      expect(Object.keys(files)).toContain('manifest.json')
      const text = Object.values(files)
        .map((file) => strFromU8(file))
        .join('\n')
      expect(text).not.toContain('Secret-99')
    }
    const elsewhere = await world.logIn(await world.person({ staff: 'service', ofDist: 2 }), 2)
    const demoted = await world.person({ staff: 'service' })
    const gone = await world.logIn(demoted)
    await world.services.db.execute(`update staff_members set removed_at = now() where user_id = ${demoted.userId}`)
    const tied = await world.person({ staff: 'service' })
    await oneCard(world, 'card of a buyer', tied, deal.people.buyer)
    const others = [elsewhere, gone, await world.logIn(tied), await world.logIn({ staff: 'auditor' })]
    for (const visitor of [deal.buyer, deal.seller, ...others])
      expect((await fetchFile(visitor, 'buyer')).status).toBe(404)
    const owner = await world.logIn({ staff: 'owner' })
    const { list } = await owner.do('GET /console/audit', { target: `order:${deal.orderSn}` })
    expect(list.filter(({ action }) => action === 'order.evidence').map(({ after }) => after)).toEqual([
      '{"side":"seller"}',
      '{"side":"buyer"}',
    ])
  })

  it('a staff member’s mean rating is shown only if one in twenty completed orders was rated', () => {
    expect(honestStars({ orders: 1, stars: 5 }, 20)).toBe(5)
    expect(honestStars({ orders: 1, stars: 5 }, 21)).toBeNull()
    expect(honestStars(undefined, 0)).toBeNull()
  })

  it('desk statistics return the mean rating and the number of orders it is based on', async () => {
    const member = await world.person({ staff: 'service' })
    const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
    const { db } = world.services
    await db.execute(
      `update orders set status = 3, service_id = ${member.userId}, completed_at = '${world.now().toISOString()}' where sn = '${deal.orderSn}'`,
    )
    for (const [side, stars] of [
      ['buyer', 5],
      ['seller', 2],
    ] as const)
      await db.execute(`insert into service_ratings (order_id, side, user_id, dist_id, staff_id, stars, created_at)
        select id, '${side}', ${side}_id, dist_id, service_id, ${stars}, completed_at from orders where sn = '${deal.orderSn}'`)
    const { list } = await service.do('GET /desk/figures', {})
    expect(list.find(({ userId }) => userId === member.userId)).toMatchObject({ rated: 2, ended: 1, stars: 3.5 })
  })

  const badgesOf = async (visitor: Visitor): Promise<Record<string, number>> =>
    Object.fromEntries((await visitor.do('GET /console/badges', {})).list.map(({ path, total }) => [path, total]))
})
