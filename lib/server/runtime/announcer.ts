import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { LiveEvent } from './live-event'

/** What committed work changed: page tags that are no longer true, and what open pages should hear. */
export interface News {
  tags: string[]
  events: LiveEvent[]
}

export interface Announcer {
  announce(news: News): void
  /** A notification of another instance. */
  receive(payload: string): void
  close(): Promise<void>
}

interface Options {
  databaseUrl: string
  log: Logger
  deliver: (news: News) => void
}

export const CHANNEL = 'news'
/** Postgres takes 8,000 bytes; ids and tags are ASCII. */
const MAX_PAYLOAD = 7_500
const EVERYTHING: News = { tags: ['*'], events: [] }

/**
 * Delivers here at once; other instances are told by NOTIFY from a connection of its own, many commits in one. A crash in
 * between costs them a page that stays as old as its cache row allows and an event that the next poll makes up for.
 */
export function createAnnouncer({ databaseUrl, log, deliver }: Options): Announcer {
  const from = randomBytes(6).toString('hex')
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    options: '-c synchronous_commit=off',
    application_name: 'announcer',
  })
  pool.on('error', () => {})
  let waiting: News[] = []
  let sending: Promise<void> | undefined

  const send = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      for (const payload of pack(from, batch)) await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    }
  }
  return {
    announce(news) {
      deliver(news)
      waiting.push(news)
      sending ??= send()
        .catch((err) => log.error({ err }, 'other instances could not be told'))
        .finally(() => {
          sending = undefined
        })
    },
    receive(payload) {
      const news = read(payload)
      if (news.from !== from) deliver(news)
    },
    async close() {
      await sending
      await pool.end()
    },
  }
}

/** As few payloads as fit; tags of one batch are told once. */
function pack(from: string, batch: News[]): string[] {
  const tags = [...new Set(batch.flatMap((news) => news.tags))]
  const events = batch.flatMap((news) => news.events)
  const payloads: string[] = []
  let part: News = { tags: [], events: [] }
  const text = (news: News) => JSON.stringify({ from, ...news })
  const add = (next: News) => {
    if (text(next).length > MAX_PAYLOAD) {
      payloads.push(text(part))
      return true
    }
    part = next
    return false
  }
  for (const tag of tags) if (add({ ...part, tags: [...part.tags, tag] })) part = { tags: [tag], events: [] }
  for (const event of events)
    if (add({ ...part, events: [...part.events, event] })) part = { tags: [], events: [event] }
  return [...payloads, text(part)]
}

/** A payload nobody can read purges everything: a stale page is worse than a slow one. */
function read(payload: string): News & { from?: string } {
  try {
    return JSON.parse(payload) as News & { from: string }
  } catch {
    return EVERYTHING
  }
}
