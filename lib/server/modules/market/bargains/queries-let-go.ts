import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { bargains } from '../../../db/schema/bargains'

type Given = string | Placeholder | undefined
const { buyerId, goodsSn, status, closedAt, dueAt } = bargains

/**
 * When these accounts last let a kept unit of an item go, given up or not ordered in time, after `from`; for other modules'
 * statements. One whose time is over is let go then, also before the clock comes by. Times are ISO.
 */
export const keptLetGoAt = (accounts: SQL, { item, from, at }: Record<'item' | 'from' | 'at', Given>): SQL => sql`(
  select max(coalesce(${closedAt}, ${dueAt})) from ${bargains}
  where ${buyerId} in ${accounts} and ${goodsSn} = ${item} and (
    (${status} = 'lapsed' and ${closedAt} > ${from}::timestamptz)
    or (${status} = 'kept' and ${dueAt} > ${from}::timestamptz and ${dueAt} <= ${at}::timestamptz)
  )
)`
