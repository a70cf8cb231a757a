import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'

const MOST_KEYS = 2000

export type LogOnce = (key: string, facts: Readonly<Record<string, string>>, text: string) => void

/** Logs an error only at the first call with a key, so that what is asked again every few seconds does not fill the log. */
export function createLogOnce(log: Pick<Logger, 'error'>): LogOnce {
  const seen = new LRUCache<string, true>({ max: MOST_KEYS })
  return (key, facts, text) => {
    if (seen.has(key)) return
    seen.set(key, true)
    log.error(facts, text)
  }
}
