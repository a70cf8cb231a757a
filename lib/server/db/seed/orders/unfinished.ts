import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../client'
import { chores } from '../../schema/runtime'

/** Row in the chores table that exists while the demo data is being made. */
const NAME = 'demo data under way'

export const isUnfinished = async (db: Db): Promise<boolean> => (await db.$count(chores, eq(chores.name, NAME))) > 0

export async function begin(db: Db): Promise<void> {
  await db.insert(chores).values({ name: NAME, dueAt: new Date() }).onConflictDoNothing()
}

/** Returns when everything written before is on disk, whatever `synchronous_commit` setting the connections use. */
export async function finish(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`)
    await tx.delete(chores).where(eq(chores.name, NAME))
  })
}

/**
 * Empties every table, because data left by an interrupted start is unusable. The ledger's triggers are disabled by its
 * owner and enabled again in the same transaction.
 */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`do $$ declare name text; begin
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
      execute format('alter table %s disable trigger user', name);
    end loop;
    execute (select format('truncate %s restart identity cascade', string_agg(format('%I', tablename), ', '))
      from pg_tables where schemaname = 'public');
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
      execute format('alter table %s enable trigger user', name);
    end loop;
  end $$`),
  )
}
