import { type SQL, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goods } from '../../../../db/schema/listings/catalog'

/** Returns the status of goods with `left` units remaining. */
export const soldWhenGone = (left: SQL) =>
  sql`case when ${left} = 0 then ${GOODS_STATUS.sold}::smallint else ${goods.status} end`
