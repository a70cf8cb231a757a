import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Db, markReplica, openDatabase } from './client'
import { outageOf } from './outage'

/** How long a read waits for the replica before the primary answers it. */
const WAIT_MS = 100
const STEP_MS = 5
/** After a failure or a wait in vain, the primary answers everything for this long. */
const REST_MS = 1_000
const ANSWER_MS = 1_000

/** `replica`: answered there. `behind`, `away`: answered by the primary. `again`: failed there, repeated on the primary. */
export type ReadOutcome = 'replica' | 'behind' | 'away' | 'again'

/** A streaming replica that answers reads as the primary would, or not at all. */
export interface Replica {
  /** Undefined: it is away, or has not replayed yet what the primary has now; the primary must be asked. */
  reader(): Promise<Db | undefined>
  /** A read on it was refused or failed, and is repeated on the primary. */
  failed(error: unknown): void
  isUp(): boolean
  readonly reads: Readonly<Record<ReadOutcome, number>>
  close(): Promise<void>
}

interface ReplicaOptions {
  url: string
  /** Connections. */
  max: number
  primary: Db
  log: Logger
}

/**
 * Every read begins with the primary's present position in its log, and is answered by the replica only if that has
 * replayed it. So nothing that is cached for all visitors is older than what the primary had when its call began: no
 * page is filled with what a purge has just removed, and writers see their writes.
 */
export function openReplica({ url, max, primary, log }: ReplicaOptions): Replica {
  const { db, pool } = openDatabase(url, max, { connectMs: ANSWER_MS })
  markReplica(db, primary)
  const reads = { replica: 0, behind: 0, away: 0, again: 0 }
  let restUntil = 0
  let isKnownAway = false

  const rest = (err: unknown) => {
    restUntil = performance.now() + REST_MS
    if (!isKnownAway) log.warn({ err }, 'the read replica is away or behind: the primary answers')
    isKnownAway = true
  }
  const position = shared(() => positionAt((primary as Db & { $client: pg.Pool }).$client, WRITTEN))
  const replayed = shared(() => positionAt(pool, REPLAYED))
  const hasReplayed = async (wanted: bigint): Promise<boolean> => {
    const until = performance.now() + WAIT_MS
    while ((await replayed()) < wanted) {
      if (performance.now() > until) return false
      await sleep(STEP_MS)
    }
    return true
  }
  const choose = async (): Promise<ReadOutcome> => {
    if (performance.now() < restUntil) return 'away'
    // where the primary is away, the call finds out by itself
    const wanted = await position().catch(() => undefined)
    if (wanted === undefined) return 'away'
    try {
      if (!(await hasReplayed(wanted))) throw new Error(`not replayed within ${WAIT_MS} ms`)
    } catch (error) {
      rest(error)
      return outageOf(error) ? 'away' : 'behind'
    }
    if (isKnownAway) log.info('the read replica is back')
    isKnownAway = false
    return 'replica'
  }
  return {
    reads,
    isUp: () => !isKnownAway,
    async reader() {
      const outcome = await choose()
      reads[outcome]++
      return outcome === 'replica' ? db : undefined
    },
    failed(error) {
      reads.again++
      if (outageOf(error) === 'gone') rest(error)
    },
    close: () => pool.end(),
  }
}

export const WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as at"
/** A promoted server takes writes of its own: it is no replica any more, whatever it replayed before. */
export const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as at`

/** Bytes of the log. */
export async function positionAt(client: pg.Pool | pg.Client, text: string): Promise<bigint> {
  const query = { text, query_timeout: ANSWER_MS }
  const { rows } = await client.query<{ at: string | null }>(query)
  if (!rows[0]?.at) throw new Error('the server takes writes: it is no replica')
  return BigInt(rows[0].at)
}

/** One question at a time for all who ask meanwhile; an answer never comes from a question that was asked before. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      const asked = ask()
      running = asked.catch(() => undefined)
      return asked
    })
    return next
  }
}
