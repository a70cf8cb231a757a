import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { instances, presence } from '../db/schema/runtime'

const BEAT_MS = 10_000
/** An instance that has not reported for this long is gone; its people are not counted. */
export const GONE_SECONDS = 35

export interface Instance {
  /** Random: a restarted process is another instance. */
  name: string
  /** What the instances that serve this database keep files in, each once; more than one is a fault. */
  storages(): Promise<string[]>
  close(): Promise<void>
}

/** Registers this process among those that serve the database, until it is closed. */
export async function joinInstances(db: Db, { storage, log }: { storage: string; log: Logger }): Promise<Instance> {
  const name = randomBytes(9).toString('base64url')
  const beat = () =>
    db
      .insert(instances)
      .values({ name, storage, beatAt: sql`now()` })
      .onConflictDoUpdate({ target: instances.name, set: { beatAt: sql`now()` } })
  await beat()
  await removeGone(db)
  const timer = setInterval(() => {
    beat()
      .then(
        () => removeGone(db),
        (err: unknown) => log.warn({ err }, 'this instance could not report'),
      )
      .catch((err: unknown) => log.warn({ err }, 'instances that are gone could not be removed'))
  }, BEAT_MS)
  timer.unref()
  return {
    name,
    async storages() {
      const rows = await db.selectDistinct({ storage: instances.storage }).from(instances).where(isAlive)
      return rows.map((row) => row.storage)
    },
    async close() {
      clearInterval(timer)
      await db.delete(presence).where(eq(presence.instance, name))
      await db.delete(instances).where(eq(instances.name, name))
    },
  }
}

export const isAlive = sql`${instances.beatAt} > now() - make_interval(secs => ${GONE_SECONDS})`

async function removeGone(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${instances} where not (${isAlive}) returning name)
    delete from ${presence} where instance in (select name from gone)`)
}
