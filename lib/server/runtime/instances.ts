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
  /** Called when the others took this instance for gone, and it is back: what they removed must be written again. */
  onForgotten: () => void
  /** How many instances serve this database, with this one, as of its last report. */
  alive(): number
  /** What the instances that serve this database keep files in, each once; more than one is a fault. */
  storages(): Promise<string[]>
  close(): Promise<void>
}

interface JoinOptions {
  /** See `storages`. */
  storage: string
  log: Logger
  beatMs?: number
}

/** Registers this process among those that serve the database, until it is closed. */
export async function joinInstances(db: Db, { storage, log, beatMs = BEAT_MS }: JoinOptions): Promise<Instance> {
  const name = randomBytes(9).toString('base64url')
  let alive = 1
  const beat = () =>
    db
      .insert(instances)
      .values({ name, storage, beatAt: sql`now()` })
      .onConflictDoUpdate({ target: instances.name, set: { beatAt: sql`now()` } })
      .returning({ isNew: sql<boolean>`xmax = 0` })
  const report = async () => {
    const [row] = await beat()
    await removeGone(db)
    alive = await db.$count(instances, isAlive)
    if (row?.isNew) instance.onForgotten()
  }
  const timer = setInterval(() => {
    report().catch((err: unknown) => log.warn({ err }, 'this instance could not report'))
  }, beatMs)
  timer.unref()
  const instance: Instance = {
    name,
    onForgotten: () => {},
    alive: () => alive,
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
  await report()
  return instance
}

export const isAlive = sql`${instances.beatAt} > now() - make_interval(secs => ${GONE_SECONDS})`

async function removeGone(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${instances} where not (${isAlive}) returning name)
    delete from ${presence} where instance in (select name from gone)`)
}
