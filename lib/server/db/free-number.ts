import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './client'

/**
 * Finds a random number that no row uses yet. Numbers are short enough to be read out loud, so two of one day sometimes
 * collide; the unique index still guards against two drawn at the same moment.
 */
export async function freeNumber(db: Db | Tx, column: PgColumn, draw: () => string): Promise<string> {
  for (;;) {
    const number = draw()
    if ((await db.$count(column.table, eq(column, number))) === 0) return number
  }
}
