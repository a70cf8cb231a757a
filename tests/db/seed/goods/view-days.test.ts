import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goods, goodsViewDays } from '@/lib/server/db/schema/listings/catalog'
import { seedViewDays } from '@/lib/server/db/seed/goods/seed-view-days'
import { DAY_MS } from '@/lib/shared/time'
import { World } from '../../../support/world'

const world = new World()
beforeAll(() => world.open().then(() => undefined))
afterAll(() => world.close())

it('the views of a demo item lie on its last days on the shelf and are never more than it has', async () => {
  const { db } = world.services
  const seller = await world.person()
  const listed = async (daysAgo: number, views: number) => {
    const { sn } = await world.goods({ seller })
    const createdAt = new Date(world.now().getTime() - daysAgo * DAY_MS)
    const [row] = await db.update(goods).set({ createdAt, views }).where(eq(goods.sn, sn)).returning({ id: goods.id })
    return row?.id ?? 0
  }
  const [old, today, unseen] = [await listed(40, 900), await listed(0, 7), await listed(5, 0)]
  await seedViewDays(db, world.now())
  const of = (id: number) => db.select().from(goodsViewDays).where(eq(goodsViewDays.goodsId, id))
  const rows = await of(old)
  const sum = rows.reduce((n, { views }) => n + views, 0)
  expect(rows).toHaveLength(14)
  expect(sum).toBeGreaterThan(450)
  expect(sum).toBeLessThanOrEqual(900)
  expect(await of(today)).toHaveLength(1)
  expect(await of(unseen)).toEqual([])
})
