import { type SQL, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/listings/catalog'
import { soldWhenGone } from '../internal/sold-when-gone'

/**
 * Removes the reserved units of a paid order from the stock; without units left, the item becomes sold. Returned as a
 * CTE for the caller's statement.
 */
export function claimReservedUnits({ goodsSn, num }: { goodsSn: GoodsSn; num: number }): SQL {
  const left = sql`${goods.stock} - ${num}`
  return sql`taken as (
    update ${goods} set stock = ${left}, reserved = ${goods.reserved} - ${num}, status = ${soldWhenGone(left)}
    where ${goods.sn} = ${goodsSn}
  )`
}
