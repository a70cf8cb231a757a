import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatGroups, chatMembers } from '@/lib/server/db/schema/market/chat'
import { settleUnread } from '@/lib/server/db/seed/people/settle-unread'
import { Deal } from '../../../support/fixtures/deal'
import { World } from '../../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

it('leaves the newest five chats of running orders unread, and none of completed orders', async () => {
  const { db, now } = world.services
  const seller = await world.person()
  const orders: string[] = []
  for (let i = 0; i < 7; i++) orders.push((await (await (await Deal.open(world, sold(seller))).place()).pay()).orderSn)
  const over = await (await (await (await Deal.open(world, sold(seller))).place()).pay()).deliver()
  await over.confirm()
  // By id: all were created at the same time of the world's clock.
  await db.update(chatGroups).set({ createdAt: sql`${chatGroups.createdAt} + ${chatGroups.id} * interval '1 second'` })
  await db.update(chatMembers).set({ lastReadSeq: 0 })

  await settleUnread(db, now())

  const unread = await db
    .select({ subject: chatGroups.subject })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .where(sql`${chatMembers.userId} = ${seller.userId} and ${chatMembers.lastReadSeq} < ${chatGroups.lastSeq}`)
    .orderBy(chatGroups.id)
  expect(unread.map(({ subject }) => subject)).toEqual(orders.slice(2))
})

const sold = (seller: Awaited<ReturnType<World['person']>>) => ({ balance: '100.00', seller })
