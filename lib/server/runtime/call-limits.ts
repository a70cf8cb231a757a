import type { Db } from '../db/client'
import { type Cap, countHits } from './rate-limit'
import type { Redis } from './redis'

/**
 * Counts the calls that the contract limits, over all instances. Limits that protect a secret or money by themselves
 * (logins, pay passwords, SMS budgets) are always rows: they must survive the loss of any other service.
 */
export interface CallLimits {
  /** Counts in one cap after the other; resolves with the first that is used up (see `countHits`). */
  count(caps: readonly Cap[], now: number): Promise<Cap | undefined>
}

export const databaseLimits = (db: Db): CallLimits => ({ count: (caps, now) => countHits(db, caps, now) })

/** KEYS: one per cap. ARGV: the time, then points and milliseconds of each cap. Returns which is used up, from 1; else 0. */
const COUNT = `
local now = tonumber(ARGV[1])
for i = 1, #KEYS do
  local most, ms = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  local ends = tonumber(redis.call('HGET', KEYS[i], 'ends') or '0')
  local points = 1
  if ends > now then
    points = redis.call('HINCRBY', KEYS[i], 'points', 1)
  else
    redis.call('HSET', KEYS[i], 'ends', string.format('%.0f', now + ms), 'points', 1)
    redis.call('PEXPIRE', KEYS[i], ms)
  end
  if points > most then return i end
end
return 0`

/** Counted in Redis; while it is away, in the database, from zero: a window may then allow twice its points, once. */
export const redisLimits = (redis: Redis, fallback: CallLimits): CallLimits => ({
  async count(caps, now) {
    if (caps.length === 0) return undefined
    const keys = caps.map(({ key }) => redis.key(`limit:${key}`))
    const values = [now, ...caps.flatMap(({ points, seconds }) => [points, seconds * 1000])].map(String)
    const over = await redis.ask((client) => client.eval(COUNT, { keys, arguments: values })).catch(() => undefined)
    return over === undefined ? fallback.count(caps, now) : caps[Number(over) - 1]
  },
})
