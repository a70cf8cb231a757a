import pg from 'pg'
import { dice } from '@/lib/art/random'

const games = [107, 111, 109, 131, 104, 102, 177, 105, 113, 106, 116, 120]
const sorts = ['newest', 'priceAsc', 'priceDesc']
const visitor = (i: number) => ({
  'x-forwarded-for': `10.${i % 250}.${(i >> 3) % 250}.${i % 199}`,
  'x-forwarded-host': 'localhost',
})

/** Sixty lists, each request as another visitor: lists are never cached, and no rate limit applies. */
export function listings() {
  return Array.from({ length: 1200 }, (_, i) => ({
    method: 'GET' as const,
    path: `/api/goods/getGoodsList?gid=${games[i % games.length]}&gt=${i % 3 === 0 ? 27 : 1}&sort=${sorts[i % 3]}&page=${1 + (i % 20)}`,
    headers: visitor(i),
  }))
}

/**
 * Three adjacent choice fields of each game with one or two adjacent values each: some match many accounts, some none.
 */
export async function listingsByFacts(origin: string) {
  const fields = new Map<number, { key: string; options: string[] }[]>()
  for (const gameId of games) {
    const answer = await fetch(`${origin}/api/comm/gamefilter?gameId=${gameId}`)
    const { data } = (await answer.json()) as {
      data: { fields: { key: string; kind: string; options: string[] }[] }
    }
    fields.set(
      gameId,
      data.fields.filter(({ kind }) => kind === 'choice'),
    )
  }
  const { below } = dice('facts')
  return Array.from({ length: 1200 }, (_, i) => {
    const gid = games[i % games.length] as number
    const choices = fields.get(gid) ?? []
    const first = below(choices.length)
    const attrs = [0, 1, 2].map((n) => {
      const { key, options } = choices[(first + n) % choices.length] as { key: string; options: string[] }
      const at = below(options.length)
      return [key, ...options.slice(at, at + 1 + (i % 2))].join('.')
    })
    const query = new URLSearchParams({
      gid: String(gid),
      gt: '1',
      sort: sorts[i % 3] as string,
      attrs: attrs.join('*'),
    })
    return { method: 'GET' as const, path: `/api/goods/getGoodsList?${query}`, headers: visitor(i) }
  })
}

/** Returns lists with price bounds that were not requested before. */
export function coldLists(): (i: number) => string {
  const start = Date.now() % 100_000
  return (i) =>
    `/wares?gt=1&gid=${[107, 111, 109, 131][i % 4]}&minPrice=${(start + i) % 997}.${(i % 90) + 10}&maxPrice=${3000 + i}`
}

export async function coldDetails(databaseUrl: string): Promise<(i: number) => string> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const { rows } = await db.query<{ sn: string }>(
    'select sn from goods where status = 1 and goods_type_id = 1 and id > $1 order by id limit 5000',
    [100_000 + Math.floor(Math.random() * 500_000)],
  )
  await db.end()
  return (i) => `/detail/${rows[i % rows.length]?.sn}`
}

/** Words of titles, of two and of more characters, within a game and in all. */
const WORDS = ['貂蝉', '麒麟', '典藏', '武陵仙君', '雷神', '限定', '二次', '金色', '孙悟空', '凤求凰', '无双', '名刀']

export function listingsByKeyword() {
  return Array.from({ length: 600 }, (_, i) => {
    const query = new URLSearchParams({ keyWord: WORDS[i % WORDS.length] as string, page: String(1 + (i % 5)) })
    if (i % 2 === 0) query.set('gid', String(games[(i >> 1) % games.length]))
    return { method: 'GET' as const, path: `/api/goods/getGoodsList?${query}`, headers: visitor(i) }
  })
}
