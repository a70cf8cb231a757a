import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Deal, runClock } from '../support/fixtures/deal'
import { storyWorld } from '../support/ledger'
import { oneCard } from '../support/one-person'

const world = storyWorld()

it('a customer who registers again through a friend earns the friend nothing', async () => {
  const friend = await world.person()
  const old = await world.person()
  world.pass({ days: 1 })
  const deal = await Deal.open(world, { price: '1000.00', balance: '2000.00' })
  const { buyer } = deal.people
  await oneCard(world, 'card of an old customer', old, buyer)
  await world.services.db.execute(sql`update users set invited_by = ${friend.userId} where id = ${buyer.userId}`)
  await (await deal.place()).pay()
  await deal.deliver()
  await deal.confirm()
  world.pass({ days: 8 })
  await runClock(world)
  expect(await deal.state()).toBe('3 RELEASED')
  expect(await world.balance(friend)).toBe('0.00')
  expect((await (await world.logIn(friend)).do('GET /user/findInviteProfit', {})).list).toMatchObject([
    { state: 'void', why: '好友在受邀前已有账号' },
  ])
})
