import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedMoreGoods } from '@/lib/server/db/seed/goods/seed-more-goods'
import { SHOPS } from '@/lib/server/db/seed/people/demo-logins'
import { World } from '../../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const ask = async (what: ReturnType<typeof sql>) => (await world.services.db.execute(what)).rows

it('adds goods of existing sellers and restores every index', async () => {
  const shops = await Promise.all(SHOPS.map(({ phone }) => world.person({ phone })))
  const seller = await world.person()
  const idler = await world.person()
  const frozen = await world.person()
  for (const one of [seller, ...shops]) await world.goods({ seller: one })
  await world.goods({ seller: frozen, status: 2 })
  const indexes = () => ask(sql`select indexname from pg_indexes where tablename = 'goods' order by 1`)
  const before = await indexes()

  await seedMoreGoods(world.database.ownerUrl, 305)

  expect(await ask(sql`select count(*)::int as n from goods`)).toEqual([{ n: 305 }])
  const sellers = await ask(sql`select distinct seller_id::int as id from goods where status = 1 order by 1`)
  expect(sellers).toEqual([...shops, seller].map(({ userId }) => ({ id: userId })).sort((a, b) => a.id - b.id))
  expect(sellers).not.toContainEqual({ id: idler.userId })
  expect(await indexes()).toEqual(before)
  const { sn } = await world.goods({ seller })
  expect(await ask(sql`select count(*)::int as n from goods where sn like ${`%${sn.slice(-6)}`}`)).toEqual([{ n: 1 }])
})
