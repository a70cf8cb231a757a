import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { bargains } from '../../../db/schema/market/bargains'

type SqlValue = string | Placeholder | undefined
const { buyerId, goodsSn, status, closedAt, dueAt } = bargains

/**
 * Returns when these accounts last gave up a held unit of an item, actively or by not ordering in time, after `from`;
 * for statements of other modules. An expired hold counts even before the scheduled job has released it. Times are ISO.
 */
export const heldLetGoAt = (accounts: SQL, { item, from, at }: Record<'item' | 'from' | 'at', SqlValue>): SQL => sql`(
  select max(coalesce(${closedAt}, ${dueAt})) from ${bargains}
  where ${buyerId} in ${accounts} and ${goodsSn} = ${item} and (
    (${status} = 'lapsed' and ${closedAt} > ${from}::timestamptz)
    or (${status} = 'kept' and ${dueAt} > ${from}::timestamptz and ${dueAt} <= ${at}::timestamptz)
  )
)`
