import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'

const MOST = 500
/** Not sold ones: their order ends the check, or gives them back. */
const GONE = [GOODS_STATUS.offShelf, GOODS_STATUS.removed, GOODS_STATUS.refused]

/** Returns checked goods that have not been for sale since a time. */
export async function findGoneChecked(db: Db, before: Date): Promise<GoodsSn[]> {
  const rows = await db
    .select({ sn: goods.sn })
    .from(goods)
    .where(and(isNotNull(goods.checkedAt), inArray(goods.status, GONE), lt(goods.updatedAt, before)))
    .limit(MOST)
  return rows.map(({ sn }) => sn)
}

/** Returns the facts of an item as its seller states them now, whatever its status. */
export async function findFacts({ db }: Pick<Ctx, 'db'>, goodsSn: GoodsSn): Promise<Record<string, string>> {
  const [row] = await db.select({ facts: goods.facts }).from(goods).where(eq(goods.sn, goodsSn))
  return row?.facts ?? {}
}
