import { and, eq, ne } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { instances, presence } from '../db/schema/runtime'
import { type Instance, isAlive } from './instances'
import type { ChatPerson } from './live-event'

const WRITE_MS = 200
const READ_MS = 5_000

/** Who is connected to which instance. */
export interface SharedPresence {
  /** Called when a person's first connection to this instance opens, or the last one has closed. */
  set(person: ChatPerson, isHere: boolean): void
  /** Called when another instance says so, before its next report is read. */
  heard(person: ChatPerson, isThere: boolean): void
  /** Whether a person is connected to another instance. */
  isElsewhere(person: ChatPerson): boolean
  close(): Promise<void>
}

interface ShareOptions {
  instance: Pick<Instance, 'name' | 'onForgotten'>
  log: Logger
  /** How often the table is read. */
  readMs?: number
}

const keyOf = ({ distId, userId }: ChatPerson) => `${distId}:${userId}`

/**
 * Presence over all instances through one table: written in batches, read every few seconds, and corrected at once by
 * what other instances announce.
 */
export function sharePresence(db: Db, { instance: own, log, readMs = READ_MS }: ShareOptions): SharedPresence {
  const instance = own.name
  const here = new Map<string, ChatPerson>()
  const changed = new Map<string, { person: ChatPerson; isHere: boolean }>()
  let elsewhere = new Set<string>()
  let writing: Promise<void> | undefined
  let later: NodeJS.Timeout | undefined

  const write = async () => {
    const batch = [...changed.values()]
    changed.clear()
    const come = batch.filter(({ isHere }) => isHere)
    if (come.length > 0)
      await db
        .insert(presence)
        .values(come.map(({ person: { distId, userId } }) => ({ instance, distId, userId })))
        .onConflictDoNothing()
    for (const { person } of batch.filter(({ isHere }) => !isHere))
      await db
        .delete(presence)
        .where(
          and(eq(presence.instance, instance), eq(presence.distId, person.distId), eq(presence.userId, person.userId)),
        )
  }
  const flush = () => {
    later = undefined
    writing = (writing ?? Promise.resolve())
      .then(write)
      .catch((err: unknown) => log.warn({ err }, 'who is online could not be written'))
  }
  const read = async () => {
    const rows = await db
      .select({ distId: presence.distId, userId: presence.userId })
      .from(presence)
      .innerJoin(instances, eq(instances.name, presence.instance))
      .where(and(ne(presence.instance, instance), isAlive))
    elsewhere = new Set(rows.map(keyOf))
  }
  const set = (person: ChatPerson, isHere: boolean) => {
    if (isHere) here.set(keyOf(person), person)
    else here.delete(keyOf(person))
    changed.set(keyOf(person), { person, isHere })
    later ??= setTimeout(flush, WRITE_MS).unref()
  }
  own.onForgotten = () => {
    for (const person of here.values()) set(person, true)
  }
  const timer = setInterval(() => {
    read().catch((err: unknown) => log.warn({ err }, 'who is online could not be read'))
  }, readMs)
  timer.unref()
  void read().catch(() => undefined)
  return {
    set,
    heard(person, isThere) {
      if (isThere) elsewhere.add(keyOf(person))
      else elsewhere.delete(keyOf(person))
    },
    isElsewhere: (person) => elsewhere.has(keyOf(person)),
    async close() {
      clearInterval(timer)
      clearTimeout(later)
      await writing
    },
  }
}
