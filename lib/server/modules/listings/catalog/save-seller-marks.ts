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

/**
 * Copies sellers' figures to their goods on the shelf, where they differ; goods that payment hands over take no time.
 * Returns the number of changed goods.
 */
export async function saveSellerMarks({ db }: Pick<Ctx, 'db'>, marks: readonly SellerMarks[]): Promise<number> {
  if (marks.length === 0) return 0
  const minutes = sql`case when ${goods.stockIsStored} then 0 else mark.minutes end`
  const { rowCount } = await db.execute(sql`
    update ${goods} set seller_stars = mark.stars, deliver_minutes = ${minutes}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as mark("sellerId" bigint, "goodsTypeId" int, stars smallint, minutes int)
    where ${goods.sellerId} = mark."sellerId" and ${goods.goodsTypeId} = mark."goodsTypeId" and ${onShelf}
      and (${goods.sellerStars}, ${goods.deliverMinutes}) is distinct from (mark.stars, ${minutes})`)
  return rowCount ?? 0
}
