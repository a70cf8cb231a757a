import { Client } from 'pg'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { DEMO_PHONES, SHOPS } from '../people/demo-logins'
import { type Crew, catalogue, copyGoods } from './copy-goods'
import { GAMES } from './games/games'
import { multiplyGoods } from './multiply-goods'
import { placed } from './seed-games'

/** Goods generated one by one; further ones are copies of these. */
const GENERATED = 100_000
/** Number of connections that build indexes in parallel; the search index takes as long as all others together. */
const BUILDERS = 2

/**
 * Adds generated goods of existing sellers until there are `total`; for benchmarks. Indexes are rebuilt after the copy,
 * which is faster.
 */
export async function seedMoreGoods(databaseUrl: string, total: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await fill(client, databaseUrl, total).finally(() => client.end())
}

async function fill(client: Client, databaseUrl: string, total: number): Promise<void> {
  const {
    rows: [have],
  } = await client.query<{ n: string; next: string }>('select (select count(*) from goods) as n, nextval($1) as next', [
    'goods_number',
  ])
  const missing = total - Number(have?.n ?? 0)
  if (missing <= 0) return
  const { rows: people } = await client.query<{ id: string; phone: string }>(
    `select id, phone from users where phone <> $1
     and id in (select seller_id from goods where status = ${GOODS_STATUS.onShelf}) order by id limit 500`,
    [DEMO_PHONES.buyer],
  )
  const shopOf = ({ phone }: { phone: string }) => SHOPS.find((shop) => shop.phone === phone)
  const crew: Crew = {
    sellerIds: people.filter((one) => !shopOf(one)).map(({ id }) => Number(id) as UserId),
    shopIds: Object.fromEntries(
      people.flatMap((one) => (shopOf(one) ? [[shopOf(one)?.distId, Number(one.id) as UserId]] : [])),
    ),
  }
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    "select indexname as name, indexdef as def from pg_indexes where tablename = 'goods' and indexdef not like '%UNIQUE%'",
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  try {
    const firstNumber = Number(have?.next)
    const games = GAMES.map(placed)
    const count = Math.min(missing, GENERATED)
    await copyGoods(client, catalogue({ count, firstNumber, games, crew, fans: 0, now: new Date(), seed: 7 }))
    if (missing > count) await multiplyGoods(client, missing - count, firstNumber + count)
    await client.query('select setval($1, $2)', ['goods_number', firstNumber + missing])
  } finally {
    await buildIndexes(
      databaseUrl,
      indexes.map(({ def }) => def),
    )
  }
  await client.query('vacuum analyze goods')
}

/** Builds the search index first. */
async function buildIndexes(databaseUrl: string, defs: readonly string[]): Promise<void> {
  const waiting = [...defs].sort((a, b) => Number(b.includes(' gin ')) - Number(a.includes(' gin ')))
  await Promise.all(
    Array.from({ length: BUILDERS }, async () => {
      const builder = new Client({ connectionString: databaseUrl })
      await builder.connect()
      try {
        await builder.query("set maintenance_work_mem = '384MB'")
        for (let def = waiting.shift(); def; def = waiting.shift()) await builder.query(def)
      } finally {
        await builder.end()
      }
    }),
  )
}
