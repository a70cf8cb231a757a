import type { Client } from 'pg'
import { copyGoods } from './copy-goods'
import { GAMES } from './games-data'
import type { SeedGame } from './make-goods'

/** Adds generated goods until there are `total`; for benchmarks. Indexes are rebuilt after the copy, which is faster. */
export async function seedMoreGoods(client: Client, total: number): Promise<void> {
  const {
    rows: [have],
  } = await client.query<{ n: string; next: string }>('select (select count(*) from goods) as n, nextval($1) as next', [
    'goods_number',
  ])
  const missing = total - Number(have?.n ?? 0)
  if (missing <= 0) return
  const { rows: places } = await client.query<{
    game_id: number
    areaId: number
    areaName: string
    serverId: number
    serverName: string
  }>(
    'select a.game_id, a.id as "areaId", a.name as "areaName", s.id as "serverId", s.name as "serverName" from game_areas a join game_servers s on s.area_id = a.id order by s.id',
  )
  const games: SeedGame[] = GAMES.map((game) => ({ ...game, places: places.filter((p) => p.game_id === game.id) }))
  const { rows: sellers } = await client.query<{ id: string }>(
    "select id from users where role = 'member' order by id limit 40",
  )
  await client.query("set maintenance_work_mem = '512MB'")
  const { rows: indexes } = await client.query<{ name: string; def: string }>(
    "select indexname as name, indexdef as def from pg_indexes where tablename = 'goods' and indexdef not like '%UNIQUE%'",
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  try {
    await copyGoods(client, {
      count: missing,
      firstNumber: Number(have?.next),
      games,
      sellerIds: sellers.map((s) => Number(s.id)),
      distIds: [1, 2, 3],
      now: new Date(),
      seed: 7,
    })
  } finally {
    for (const { def } of indexes) await client.query(def)
  }
  await client.query('vacuum analyze goods')
}
