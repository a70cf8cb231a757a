import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { DistId, UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../db/client'
import type { ChatLive } from '../providers/chat/port'
import type { PaymentProvider } from '../providers/payment/port'
import type { RealNameProvider } from '../providers/real-name/port'
import type { SmsProvider } from '../providers/sms/port'
import type { StorageProvider } from '../providers/storage/port'
import type { LiveEvent } from './live-event'
import type { Vault } from './vault'

/** What every verb gets besides its input; one per process, never of a request. */
export interface Services {
  db: Db
  log: Logger
  /** The only clock of business rules; tests set it. */
  now: () => Date
  vault: Vault
  /** Session lifetime in milliseconds; a call in its second half extends it. */
  sessionMs: number
  payment: PaymentProvider
  sms: SmsProvider
  realName: RealNameProvider
  storage: StorageProvider
  live: ChatLive
  /** Delivers purge tags inside this process. */
  purgeLocal: (tags: string[]) => void
}

export interface Dist { distId: DistId; origin: string }

export interface SessionUser {
  sessionId: string
  userId: UserId
  nickName: string
  authStatus: number
  role: 'member' | 'service' | 'admin' | 'platform'
}

/** A request's context; jobs run with `user: null` and the system's distributor. */
export interface Ctx extends Services {
  dist: Dist
  user: SessionUser | null
  requestId: string
  ip: string
  userAgent: string
  /** Set for idempotent endpoints called with a key. */
  idempotency: { key: string; fingerprint: string } | null
}

/** Endpoints with access 'login' or 'verified' get a user. */
export type UserCtx = Ctx & { user: SessionUser }

/** Tells this process's own notifications from those of other instances. */
export const INSTANCE = randomBytes(6).toString('hex')

/**
 * Run `work` in one transaction. What `effects` queues is sent by NOTIFY inside it, so on commit only. Purges are also
 * delivered here before the caller answers: the writer's next request sees its write. Live events travel by NOTIFY alone.
 */
export async function inTx<T>(ctx: Ctx, work: (tx: Tx, effects: Effects) => Promise<T>): Promise<T> {
  const tags = new Set<string>()
  const events: LiveEvent[] = []
  const effects: Effects = { purge: (...added) => { for (const tag of added) tags.add(tag) }, live: (event) => events.push(event) }
  const result = await ctx.db.transaction(async (tx) => {
    const value = await work(tx, effects)
    const told = events.map((event) => sql`pg_notify('live', ${JSON.stringify(event)})`)
    if (tags.size > 0) told.push(sql`pg_notify('purge', ${JSON.stringify({ from: INSTANCE, tags: [...tags] })})`)
    if (told.length > 0) await tx.execute(sql`select ${sql.join(told, sql`, `)}`)
    return value
  })
  if (tags.size > 0) ctx.purgeLocal([...tags])
  return result
}

export interface Effects {
  /** Tags of lib/shared/routes.ts: `goods:SN`, `goods`, `deals`, `dist:1`. */
  purge: (...tags: string[]) => void
  live: (event: LiveEvent) => void
}
