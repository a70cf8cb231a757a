import { beforeEach, describe, expect, it } from 'vitest'
import { serveAsDemoAgent } from '@/lib/server/db/seed/people/demo-agent'
import { markDemoMembers } from '@/lib/server/db/seed/people/demo-evidence'
import { HOUSE_ID } from '@/lib/shared/ids'
import { Deal } from '../support/fixtures/deal'
import { openWorld, type Person, type World } from '../support/world'

describe('demo agent script', () => {
  let world: World
  let agent: Person
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
    agent = await world.person({ staff: 'service', nickName: '客服小满' })
    await markDemoMembers(world.services.db, [agent.userId], world.now())
  })
  const paid = async () => (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  const serve = () => serveAsDemoAgent(world.services)

  it('the demo agent verifies an account shortly after it was submitted, as its assigned staff member', async () => {
    const deal = await paid()
    expect(await serve()).toBe(0)
    await deal.submit()
    expect(await serve()).toBe(0)
    world.pass({ seconds: 5 })
    expect(await serve()).toBe(1)
    expect(await deal.state()).toBe('1 VERIFIED')
    const [proof] = (await deal.detail()).proofs
    expect(proof).toMatchObject({ by: '平台客服', pictures: [expect.any(String)] })
    expect(await serve()).toBe(0)
  })

  it('the demo agent ignores accounts not submitted, and orders of other agents', async () => {
    const deal = await paid()
    world.pass({ minutes: 5 })
    expect(await serve()).toBe(0)
    const other = await world.logIn(await world.person({ staff: 'service' }))
    await other.do('POST /desk/takeOrder', { orderSn: deal.orderSn, reason: '换人处理' })
    await deal.submit()
    world.pass({ minutes: 5 })
    expect(await serve()).toBe(0)
    expect(await deal.state()).toBe('1 VERIFY')
  })

  it('the demo agent does nothing while the staff member is online', async () => {
    const deal = await (await paid()).submit()
    world.pass({ seconds: 5 })
    const live = { ...world.services.live, isOnline: (_dist: number, id: number) => id === agent.userId }
    expect(await serveAsDemoAgent({ ...world.services, live })).toBe(0)
    expect(await deal.state()).toBe('1 VERIFY')
  })

  it('the demo agent delivers accounts sold by the platform after the buyer accepts', async () => {
    const deal = await paid()
    await world.asOwner(`update orders set seller_id = ${HOUSE_ID} where sn = '${deal.orderSn}'`)
    world.pass({ seconds: 5 })
    expect(await serve()).toBe(1)
    await deal.act('buyer', 'accept')
    world.pass({ seconds: 5 })
    expect(await serve()).toBe(1)
    expect(await deal.state()).toBe('2 INSPECTION')
    expect(await deal.buyer.do('POST /order/credentials', { orderSn: deal.orderSn })).toMatchObject({ views: 1 })
  })
})
