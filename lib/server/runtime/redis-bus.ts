import type { BusListener, NewsBus } from './news-bus'
import type { Redis } from './redis'

interface Options {
  redis: Redis
  /** How many instances serve the database, with this one. */
  instances: () => number
  /** Reaches those that Redis does not. */
  fallback: NewsBus
}

/**
 * The bus over Redis. Whatever fewer instances hear than there are is sent once more over the database: while Redis is
 * away for all or for one of them, nothing is lost. A payload that arrives twice does no harm.
 */
export function openRedisBus({ redis, instances, fallback }: Options, listener: BusListener): NewsBus {
  const channel = redis.key('news')
  redis.subscribe(channel, listener)
  return {
    async send(payload) {
      const heard = await redis.ask((client) => client.publish(channel, payload)).catch(() => 0)
      if (heard < instances()) await fallback.send(payload)
    },
    close: () => fallback.close(),
  }
}
