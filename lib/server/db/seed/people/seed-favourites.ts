import type { Client } from 'pg'
import type { Logger } from 'pino'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { updateFavourite } from '../../../modules/listings/catalog/update-favourite'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { browseHistory, favourites } from '../../schema/listings/catalog'
import { copyRows } from '../copy-rows'
import { actAs, demoServices } from '../orders/demo-services'
import type { Random } from '../random'

/** Seeds favourites, as many per item as its counter states: one row per user. */
export async function seedFavourites(
  client: Client,
  { fans, random, now }: { fans: readonly UserId[]; random: Random; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ id: string; favourites: number; price_fen: string; created_at: Date }>(
    'select id, favourites, price_fen, created_at from goods where favourites > 0',
  )
  await copyRows(
    client,
    favourites,
    rows.flatMap(({ id, favourites: count, price_fen, created_at: listed }) => {
      const first = random.int(0, fans.length - 1)
      return Array.from({ length: count }, (_, i) => ({
        userId: fans[(first + i) % fans.length] as UserId,
        goodsId: Number(id),
        priceFen: fen(BigInt(price_fen)),
        createdAt: new Date(listed.getTime() + random.next() * (now.getTime() - listed.getTime())),
      }))
    }),
  )
}

interface DemoInput {
  db: Db
  client: Client
  log: Logger
  vault: Vault
  who: UserId
  /** Number of items viewed, and how many of them were added to favourites. */
  seen: number
  favouriteCount: number
  now: Date
}

/** Seeds the recently viewed items of a demo user, and the ones added to favourites. */
export async function seedInterests({
  db,
  client,
  log,
  vault,
  who,
  seen,
  favouriteCount,
  now,
}: DemoInput): Promise<void> {
  const { rows } = await client.query<{ id: string; sn: string }>(
    `select id, sn from goods where status = 1 and reserved = 0 and goods_type_id = 1 and game_id in (107, 111, 109, 104, 113)
     and price_fen between 20000 and 600000 and created_at < $1 and seller_id <> $2 order by md5(sn || $2) limit $3`,
    [new Date(now.getTime() - 3 * DAY_MS), who, seen],
  )
  await copyRows(
    client,
    browseHistory,
    rows.map(({ id }, i) => ({
      userId: who,
      goodsId: Number(id),
      viewedAt: new Date(now.getTime() - (i + 1) ** 2 * 540_000),
    })),
  )
  for (const [i, { sn }] of rows.slice(0, favouriteCount).entries()) {
    const at = new Date(now.getTime() - (i + 1) ** 2 * 535_000)
    const services = demoServices({ db, log, vault, now: () => at })
    await updateFavourite(actAs(services, who), { goodsSn: sn as GoodsSn, follow: true })
  }
}
