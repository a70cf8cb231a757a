import pg from 'pg'
import { isDiskFull } from './outage'

const LOOK_MS = 5_000
const ANSWER_MS = 2_000
/** A full disk counts so long after it refused a write. */
const FULL_MS = 30_000
/** Longer than the program's own server ever needs to come back. */
const LOST_MS = 60_000

interface DatabaseWatch {
  /** It answers now. Asked over a connection apart, so that work that fills the pool hides nothing. */
  answers(): Promise<boolean>
  /** It answers, and has refused no write for want of room just now. */
  isReady(): Promise<boolean>
  /** Receives every failed call, to detect a full disk. */
  failed(error: unknown): void
  /** It has not answered for a minute. */
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
