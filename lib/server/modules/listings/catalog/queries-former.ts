import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { goods } from '../../../db/schema/listings/catalog'

const MOST = 10

/** A former owner can buy an item back in these states, whether it is on the shelf or not. */
export const UNSOLD = inArray(goods.status, [
  GOODS_STATUS.review,
  GOODS_STATUS.onShelf,
  GOODS_STATUS.offShelf,
  GOODS_STATUS.resting,
])
/** A condition for statements of other modules: the item whose number is in the column was not sold. */
export const isUnsold = (sn: Column): SQL => sql`exists (select from ${goods} where ${goods.sn} = ${sn} and ${UNSOLD})`

/** Returns an item and its former listings that were sold before, newest first. */
export async function listingsOf(db: Db, goodsSn: GoodsSn): Promise<{ sn: GoodsSn; createdAt: Date }[]> {
  const { rows } = await db.execute<{ sn: GoodsSn; created_at: string }>(sql`
    with recursive chain as (
      select ${goods.sn} as sn, ${goods.formerSn} as former_sn, ${goods.createdAt} as created_at, 1 as n from ${goods} where ${goods.sn} = ${goodsSn}
      union all
      select g.sn, g.former_sn, g.created_at, c.n + 1 from chain c join ${goods} g on g.sn = c.former_sn where c.n < ${MOST}
    )
    select sn, created_at from chain order by n`)
  return rows.map(({ sn, created_at }) => ({ sn, createdAt: new Date(created_at) }))
}
