import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { makeGoods, type SeedGame, type SeedGoods } from './make-goods'
import { Random } from './random'

const COLUMNS = [
  'sn',
  'game_id',
  'goods_type_id',
  'area_id',
  'server_id',
  'area_name',
  'server_name',
  'cross_id',
  'cross_name',
  'title',
  'small_title_name',
  'description',
  'price_fen',
  'stock',
  'status',
  'seller_id',
  'dist_id',
  'is_official_sell',
  'ensure_open',
  'securit_service',
  'can_ensure',
  'bargain',
  'facts',
  'rent_hour_fen',
  'rent_night_fen',
  'rent_day_fen',
  'rent_week_fen',
  'rent_deposit_fen',
  'images',
  'views',
  'favourites',
  'terms',
  'created_at',
  'updated_at',
]

const escapeCopy = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c] ?? c)
/** 'a' 'b': a tsvector literal. */
const vector = (terms: string[]) => terms.map((t) => `'${t.replace(/['\\]/g, '')}'`).join(' ')

function line(g: SeedGoods): string {
  const at = g.createdAt.toISOString()
  return `${[
    g.sn,
    g.gameId,
    g.goodsTypeId,
    g.place.areaId,
    g.place.serverId,
    g.place.areaName,
    g.place.serverName,
    g.crossId,
    g.crossName,
    g.title,
    g.smallTitleName,
    g.description,
    g.priceFen,
    g.stock,
    1,
    g.sellerId,
    g.distId,
    g.isOfficialSell,
    g.ensureOpen,
    g.securitService,
    g.canEnsure,
    g.bargain,
    JSON.stringify(g.facts),
    g.rent?.hour,
    g.rent?.night,
    g.rent?.day,
    g.rent?.week,
    g.rent?.deposit,
    JSON.stringify(g.images),
    g.views,
    g.favourites,
    vector(g.terms),
    at,
    at,
  ]
    .map((v) => (v === undefined ? '\\N' : escapeCopy(String(v))))
    .join('\t')}\n`
}

interface CopyInput {
  count: number
  firstNumber: number
  games: SeedGame[]
  sellerIds: number[]
  distIds: number[]
  now: Date
  seed: number
}

/** `count` generated goods by COPY; popular games get more. */
export async function copyGoods(client: Client, input: CopyInput): Promise<void> {
  const random = new Random(input.seed)
  const { games, sellerIds, distIds, now } = input
  function* lines(): Generator<string> {
    let block = ''
    for (let i = 0; i < input.count; i++) {
      const game = games[Math.floor(random.next() ** 1.8 * games.length)] as SeedGame
      block += line(
        makeGoods({
          random,
          game,
          number: input.firstNumber + i,
          sellerId: random.pick(sellerIds),
          distId: random.pick(distIds),
          now,
        }),
      )
      if (block.length > 65_536) {
        yield block
        block = ''
      }
    }
    yield block
  }
  await pipeline(Readable.from(lines()), client.query(from(`copy goods (${COLUMNS.join(', ')}) from stdin`)))
  await client.query('select setval($1, $2)', ['goods_number', input.firstNumber + input.count])
}
