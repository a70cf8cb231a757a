import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { type CallLimits, databaseLimits, redisLimits } from '../runtime/call-limits'
import type { Env } from '../runtime/env'
import type { Instance } from '../runtime/instances'
import type { BusListener, NewsBus } from '../runtime/news-bus'
import { openNotifyBus } from '../runtime/notify-bus'
import { redisPresence, tablePresence } from '../runtime/presence-store'
import type { Redis } from '../runtime/redis'
import { openRedisBus } from '../runtime/redis-bus'
import { type SharedPresence, sharePresence } from '../runtime/shared-presence'

/** What instances tell each other and count together. */
export interface Sharing {
  presence: SharedPresence
  limits: CallLimits
  openBus(listener: BusListener): Promise<NewsBus>
  /** Absent: the database does everything. */
  redis?: Redis
  /** Last, when nothing uses it any more. */
  close(): Promise<void>
}

interface SharingOptions {
  db: Db
  /** Leads to the database server itself. */
  sessionUrl: string
  secret: string
  instance: Instance
  log: Logger
}

/** Over the database, or over Redis if it is set; while Redis is away, over the database. */
export async function openSharing(env: Env, options: SharingOptions): Promise<Sharing> {
  const { db, sessionUrl, secret, instance, log } = options
  const inDatabase = databaseLimits(db)
  if (!env.REDIS_URL)
    return {
      presence: sharePresence(tablePresence(db, instance), { log }),
      limits: inDatabase,
      openBus: (listener) => openNotifyBus({ sessionUrl, log }, listener),
      close: async () => {},
    }
  const { openRedis } = await import('../runtime/redis')
  const redis = await openRedis({ url: env.REDIS_URL, name: nameOf(secret), log })
  return {
    redis,
    presence: sharePresence(redisPresence(redis, instance.name), { log }),
    limits: redisLimits(redis, inDatabase),
    async openBus(listener) {
      const fallback = await openNotifyBus({ sessionUrl, log }, listener)
      return openRedisBus({ redis, fallback, instances: instance.alive }, listener)
    },
    close: () => redis.close(),
  }
}

/** The same for all instances of an installation, and no other's. */
const nameOf = (secret: string): string =>
  `market-${createHash('sha256').update(`redis ${secret}`).digest('base64url').slice(0, 12)}`
