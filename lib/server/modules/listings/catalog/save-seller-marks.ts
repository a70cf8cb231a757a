import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { goods, onShelf } from '../../../db/schema/listings/catalog'
import type { Ctx } from '../../../runtime/context'

/** What lists are sorted by, of a seller's goods of one type. */
export interface SellerMarks {
  sellerId: UserId
  goodsTypeId: number
  /** In tenths of a star; 0: too few ratings. */
  stars: number
  /** null: unknown */
  minutes: number | null
}

/** Goods that are looked up at once, and those changed by one statement: an order waits no longer than for these. */
const ROUND = 20_000
const CHUNK = 500

/**
 * Copies sellers' figures to their goods on the shelf, where they differ; goods that payment hands over take no time. A
 * dealer has many thousand goods, so they are changed in parts. Returns the number of changed goods.
 */
export async function saveSellerMarks({ db }: Pick<Ctx, 'db'>, marks: readonly SellerMarks[]): Promise<number> {
  if (marks.length === 0) return 0
  const minutes = sql`case when ${goods.stockIsStored} then 0 else mark.minutes end`
  const marked = sql`jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as mark("sellerId" bigint, "goodsTypeId" int, stars smallint, minutes int)`
  const differs = sql`${goods.sellerId} = mark."sellerId" and ${goods.goodsTypeId} = mark."goodsTypeId" and ${onShelf}
      and (${goods.sellerStars}, ${goods.deliverMinutes}) is distinct from (mark.stars, ${minutes})`
  let changed = 0
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select ${goods.id} as id from ${marked} join ${goods} on ${differs} limit ${ROUND}`,
    )
    const before = changed
    for (let from = 0; from < rows.length; from += CHUNK) {
      const ids = rows.slice(from, from + CHUNK).map(({ id }) => id)
      const { rowCount } = await db.execute(sql`
        update ${goods} set seller_stars = mark.stars, deliver_minutes = ${minutes} from ${marked}
        where ${goods.id} = any(${sql.param(ids)}::bigint[]) and ${differs}`)
      changed += rowCount ?? 0
    }
    if (rows.length < ROUND || changed === before) return changed
  }
}
