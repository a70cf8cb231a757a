import pg from 'pg'
import { STATEMENT_LIMITS } from '../../db/client'
import { positionAt, REPLAYED, WRITTEN } from '../../db/replica'
import { sharesSessions } from '../../db/shares-sessions'
import type { Env } from '../../runtime/env'
import type { Check } from './check'

const OLDEST_REDIS = 7
/** How far a replica may be behind, in milliseconds. */
const MOST_BEHIND_MS = 5_000
const STEP_MS = 20

/** What is set for more than one machine: a pooler, a replica, Redis. Nothing where nothing is set. */
export function scaleChecks(env: Env, url: string): Check[] {
  return [
    ...(env.DATABASE_DIRECT_URL ? [{ name: 'pooler', run: () => tryPooler(url, env.DATABASE_DIRECT_URL) }] : []),
    ...(env.DATABASE_READ_URL
      ? [{ name: 'read replica', run: () => tryReplica(env.DATABASE_DIRECT_URL || url, env.DATABASE_READ_URL) }]
      : []),
    ...(env.REDIS_URL ? [{ name: 'redis', run: () => tryRedis(env.REDIS_URL) }] : []),
  ]
}

const WHO = "select current_user || ' ' || current_database() || ' ' || pg_postmaster_start_time() as who"

async function tryPooler(url: string, directUrl: string): Promise<string> {
  const [behind, straight] = [await ask(url, look), await ask(directUrl, look)]
  if (await sharesSessions(directUrl))
    throw new Error('DATABASE_DIRECT_URL leads to a pooler too: name the server itself')
  if (behind.who !== straight.who)
    throw new Error('DATABASE_URL and DATABASE_DIRECT_URL must lead to one database as one role')
  const missing = Object.keys(STATEMENT_LIMITS).filter((name) => behind.limits[name] === '0')
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} not set on pooled connections: npm run migrate, then RECONNECT on the pooler`,
    )
  return (await sharesSessions(url))
    ? 'DATABASE_URL leads to one, DATABASE_DIRECT_URL past it'
    : 'DATABASE_URL leads to none that shares sessions'
}

async function look(client: pg.Client) {
  const names = Object.keys(STATEMENT_LIMITS)
  const settings = names.map((name) => `current_setting('${name}') as ${name}`).join()
  const { rows } = await client.query(`${WHO}, ${settings}`)
  return { who: String(rows[0].who), limits: rows[0] as Record<string, string> }
}

async function tryReplica(url: string, readUrl: string): Promise<string> {
  const written = await ask(url, (client) => positionAt(client, WRITTEN))
  const startedAt = performance.now()
  return ask(readUrl, async (client) => {
    for (;;) {
      const replayed = await positionAt(client, REPLAYED)
      const ms = Math.round(performance.now() - startedAt)
      if (replayed >= written) return `replayed within ${ms} ms`
      if (ms > MOST_BEHIND_MS)
        throw new Error(`${written - replayed} bytes behind after ${ms} ms: see DATABASE_READ_URL`)
      await new Promise((go) => setTimeout(go, STEP_MS))
    }
  })
}

async function tryRedis(url: string): Promise<string> {
  const { createClient } = await import('@redis/client')
  const client = createClient({ url, socket: { connectTimeout: 5_000, reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const info = await client.info('server')
    const version = /redis_version:(\S+)/.exec(info)?.[1] ?? ''
    if (Number.parseInt(version, 10) < OLDEST_REDIS) throw new Error(`${version}: ${OLDEST_REDIS} or newer is needed`)
    const name = /valkey_version:(\S+)/.exec(info)?.[1]
    return name ? `Valkey ${name}` : `Redis ${version}`
  } finally {
    if (client.isOpen) client.destroy()
  }
}

async function ask<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  return question(client).finally(() => client.end())
}
