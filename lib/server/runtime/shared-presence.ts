import type { Logger } from 'pino'
import type { ChatPerson } from './live-event'
import type { PresenceStore } from './presence-store'

const WRITE_MS = 200
/** After a failed write. */
const AGAIN_MS = 1_000
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
  log: Logger
  /** How often the store is read. */
  readMs?: number
}

const keyOf = ({ distId, userId }: ChatPerson) => `${distId}:${userId}`

/**
 * Presence over all instances through one store: written in batches, read every few seconds, and corrected at once by
 * what other instances announce.
 */
export function sharePresence(store: PresenceStore, { log, readMs = READ_MS }: ShareOptions): SharedPresence {
  const here = new Map<string, ChatPerson>()
  let changed = new Map<string, { person: ChatPerson; isHere: boolean }>()
  let elsewhere = new Set<string>()
  let writing: Promise<void> | undefined
  let later: NodeJS.Timeout | undefined
  let isClosed = false

  const write = async () => {
    const batch = changed
    changed = new Map()
    const moves = [...batch.values()]
    try {
      await store.write({
        come: moves.flatMap(({ person, isHere }) => (isHere ? [person] : [])),
        gone: moves.flatMap(({ person, isHere }) => (isHere ? [] : [person])),
      })
    } catch (err) {
      log.warn({ err }, 'who is online could not be written')
      changed = new Map([...batch, ...changed])
      if (!isClosed) later ??= setTimeout(flush, AGAIN_MS).unref()
    }
  }
  const flush = () => {
    later = undefined
    writing = (writing ?? Promise.resolve()).then(write)
  }
  const read = async () => {
    elsewhere = new Set((await store.readOthers()).map(keyOf))
  }
  const set = (person: ChatPerson, isHere: boolean) => {
    if (isHere) here.set(keyOf(person), person)
    else here.delete(keyOf(person))
    changed.set(keyOf(person), { person, isHere })
    later ??= setTimeout(flush, WRITE_MS).unref()
  }
  store.onForgotten = () => {
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
      isClosed = true
      clearInterval(timer)
      clearTimeout(later)
      await writing
      await store.close().catch((err: unknown) => log.warn({ err }, 'who is online could not be removed'))
    },
  }
}
