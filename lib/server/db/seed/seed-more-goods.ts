import type { Client } from 'pg'
import { type Crew, catalogue, copyGoods } from './copy-goods'
import { DEMO_PHONES, SHOPS } from './demo-logins'
import { GAMES } from './games/games'
import { placed } from './seed-games'

/** Adds generated goods until there are `total`; for benchmarks. Indexes are rebuilt after the copy, which is faster. */
export async function seedMoreGoods(client: Client, total: number): Promise<void> {
  const {
    rows: [have],
  } = await client.query<{ n: string; next: string }>('select (select count(*) from goods) as n, nextval($1) as next', [
    'goods_number',
  ])
  const missing = total - Number(have?.n ?? 0)
  if (missing <= 0) return
  const { rows: people } = await client.query<{ id: string; phone: string }>(
    "select id, phone from users where role = 'member' and phone <> $1 order by id limit 500",
    [DEMO_PHONES.buyer],
  )
  const shopOf = ({ phone }: { phone: string }) => SHOPS.find((shop) => shop.phone === phone)
  const crew: Crew = {
    sellerIds: people.filter((one) => !shopOf(one)).map(({ id }) => Number(id)),
    shopIds: Object.fromEntries(people.flatMap((one) => (shopOf(one) ? [[shopOf(one)?.distId, Number(one.id)]] : []))),
  }
  await client.query("set maintenance_work_mem = '512MB'")
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    "select indexname as name, indexdef as def from pg_indexes where tablename = 'goods' and indexdef not like '%UNIQUE%'",
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  try {
    const firstNumber = Number(have?.next)
    const games = GAMES.map(placed)
    await copyGoods(client, catalogue({ count: missing, firstNumber, games, crew, fans: 0, now: new Date(), seed: 7 }))
    await client.query('select setval($1, $2)', ['goods_number', firstNumber + missing])
  } finally {
    for (const { def } of indexes) await client.query(def)
  }
  await client.query('vacuum analyze goods')
}
