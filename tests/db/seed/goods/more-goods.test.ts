import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multiplyGoods } from '@/lib/server/db/seed/goods/multiply-goods'
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

it('multiplies goods within the database, with numbers, prices and times of their own', async () => {
  const owner = new Client({ connectionString: world.database.ownerUrl })
  await owner.connect()
  const [before] = await ask(
    sql`select count(*)::int as n, count(*) filter (where status = 1)::int as shown from goods`,
  )
  await multiplyGoods(owner, 700, 9_999_900).finally(() => owner.end())
  const copies = sql`id > (select max(id) - 700 from goods)`
  const [figures] = await ask(sql`select count(*)::int as n, count(distinct sn)::int as numbers,
    count(distinct price_fen)::int > 100 as priced, count(distinct created_at)::int as times,
    count(*) filter (where sn ~ '[A-Z]A[0-9]{7}$')::int as beyond from goods where ${copies}`)
  expect(figures).toMatchObject({ n: 700, numbers: 700, priced: true, times: 700, beyond: 600 })
  expect(await ask(sql`select count(*)::int as n from goods`)).toEqual([{ n: Number(before?.n) + 700 }])
  // the same words and facts as an item on the shelf
  const strange = sql`select count(*)::int as n from goods c where ${copies} and not exists (
    select 1 from goods g where g.id <= c.id - 1 and g.title = c.title and g.facts = c.facts and g.terms = c.terms)`
  expect(await ask(strange)).toEqual([{ n: 0 }])
})
