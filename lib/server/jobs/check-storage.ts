import { sql } from 'drizzle-orm'
import type { Services } from '../runtime/context'
import { LISTENER } from '../runtime/listen'

/**
 * Logs a warning while several machines serve one database and keep pictures on disks, where the others find them only if
 * they share the folder. An instance is known by its connection that listens for notifications.
 */
export async function checkStorage({ db, log, storage }: Pick<Services, 'db' | 'log' | 'storage'>): Promise<void> {
  if (storage.isShared) return
  const { rows } = await db.execute<{ machines: number }>(sql`
    select count(distinct application_name)::int as machines from pg_stat_activity
    where starts_with(application_name, ${LISTENER}) and datname = current_database()`)
  const machines = rows[0]?.machines ?? 0
  if (machines > 1)
    log.warn(
      { machines },
      'several machines serve this database, but pictures are on disk: set STORAGE_PROVIDER=s3, or share DATA_DIR/media',
    )
}
