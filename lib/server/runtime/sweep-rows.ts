import { type Column, notInArray, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { Ctx } from './context'

/** A row that failed is skipped for this long. */
const RETRY_MS = 5 * 60_000

/** Primary key of a due row. */
export type Key = number | string
interface Sweep<Row> {
  /** For the log. */
  name: string
  keyOf: (row: Row) => Key
  /** Due rows, oldest first, without those that failed lately. */
  find: (failed: readonly Key[]) => PromiseLike<readonly Row[]>
  /** Handles one row in a transaction of its own, which checks under a lock that it is still due. False: nothing was done. */
  act: (row: Row) => Promise<unknown>
}

/** When failed rows are tried again, by database and sweep; a restart tries them at once. */
const retries = new WeakMap<Db, Map<string, Map<Key, Date>>>()

function retriesOf(db: Db, name: string): Map<Key, Date> {
  const sweeps = retries.get(db) ?? new Map<string, Map<Key, Date>>()
  retries.set(db, sweeps)
  const rows = sweeps.get(name) ?? new Map<Key, Date>()
  sweeps.set(name, rows)
  return rows
}

/** The condition of `find` that skips failed rows. */
export const without = (column: Column, failed: readonly Key[]): SQL | undefined =>
  failed.length > 0 ? notInArray(column, [...failed]) : undefined

/**
 * Handles due rows one after another. A row that throws is logged and tried again after five minutes; it never blocks the
 * rows behind it. Returns how many rows were handled.
 */
export async function sweepRows<Row>(
  { db, log, now }: Pick<Ctx, 'db' | 'log' | 'now'>,
  { name, keyOf, find, act }: Sweep<Row>,
): Promise<number> {
  const failed = retriesOf(db, name)
  const at = now()
  for (const [key, retryAt] of failed) if (retryAt <= at) failed.delete(key)
  let handled = 0
  for (const row of await find([...failed.keys()]))
    try {
      if ((await act(row)) !== false) handled++
    } catch (err) {
      log.error({ err, sweep: name, key: keyOf(row) }, 'a due row could not be handled; trying again later')
      failed.set(keyOf(row), new Date(at.getTime() + RETRY_MS))
    }
  return handled
}
