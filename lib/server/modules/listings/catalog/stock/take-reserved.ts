import { type SQL, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/catalog'
import { soldWhenGone } from '../internal/sold-when-gone'

/** The order was paid: its reserved units leave the stock; the last one makes the goods sold. A CTE of the caller's statement. */
export function takeReserved({ goodsSn, num }: { goodsSn: GoodsSn; num: number }): SQL {
  const left = sql`${goods.stock} - ${num}`
  return sql`taken as (
    update ${goods} set stock = ${left}, reserved = ${goods.reserved} - ${num}, status = ${soldWhenGone(left)}
    where ${goods.sn} = ${goodsSn}
  )`
}
