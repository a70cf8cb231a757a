import pg from 'pg'
import { isDiskFull } from './outage'

const LOOK_MS = 5_000
const ANSWER_MS = 2_000
/** A disk counts as full for this long after a rejected write. */
const FULL_MS = 30_000
/** Longer than the program's own server ever needs to recover. */
const LOST_MS = 60_000

interface DatabaseWatch {
  /** True if it answers now. Uses a separate connection, so that a busy pool does not affect the result. */
  answers(): Promise<boolean>
  /** True if it answers and has not recently rejected a write for lack of disk space. */
  isReady(): Promise<boolean>
  /** Called with every failed call, to detect a full disk. */
  failed(error: unknown): void
  /** True if it has not answered for a minute. */
  isLost(): boolean
  close(): Promise<void>
}

export function watchDatabase(url: string, now: () => number = () => performance.now()): DatabaseWatch {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'readiness',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  pool.on('error', () => undefined)
  let answeredAt = now()
  let fullAt = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined
  const ask = async () => {
    try {
      await pool.query('select 1')
      answeredAt = now()
      return true
    } catch {
      return false
    } finally {
      asking = undefined
    }
  }
  const answers = () => {
    asking ??= ask()
    return asking
  }
  const looking = setInterval(() => void answers(), LOOK_MS)
  looking.unref()
  return {
    answers,
    isReady: async () => now() - fullAt > FULL_MS && (await answers()),
    failed(error) {
      if (isDiskFull(error)) fullAt = now()
    },
    isLost: () => now() - answeredAt > LOST_MS,
    async close() {
      clearInterval(looking)
      await asking
      await pool.end()
    },
  }
}
