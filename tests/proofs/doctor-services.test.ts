import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabaseServer } from '@/lib/server/main/database'
import { runChecks } from '@/lib/server/main/doctor/check'
import { scaleChecks } from '@/lib/server/main/doctor/scale-checks'
import { readEnv } from '@/lib/server/runtime/env'
import { OwnPgBouncer } from '../support/own-pgbouncer'
import { OwnPostgres } from '../support/own-postgres'
import { OwnRedis } from '../support/own-redis'

const base = mkdtempSync(join(tmpdir(), 'services-'))
let postgres: OwnPostgres
let replica: OwnPostgres
let pooler: OwnPgBouncer
let redis: OwnRedis
beforeAll(async () => {
  postgres = await OwnPostgres.create(base, { fsync: 'off' })
  pooler = await OwnPgBouncer.create(base, postgres)
  replica = await postgres.replica(join(base, 'replica'))
  redis = await OwnRedis.create()
})
afterAll(async () => {
  await redis?.close()
  await pooler?.close()
  for (const server of [replica, postgres]) server?.stop('immediate')
  rmSync(base, { recursive: true, force: true })
})

/** Findings by name, with these settings. */
async function findings(settings: Record<string, string>, url = postgres.url('app')) {
  const found: Record<string, string> = {}
  const env = readEnv({ DATABASE_URL: url, ...settings })
  await runChecks(scaleChecks(env, url), ({ name, isFine, text }) => {
    found[name] = `${isFine ? '✓' : '✗'} ${text}`
  })
  return found
}

it('the doctor says nothing about services that are not set', async () => {
  expect(await findings({})).toEqual({})
})

it('a start refuses a pooler that nothing leads past', async () => {
  const pooled = { DATABASE_URL: pooler.url('market') }
  await expect(openDatabaseServer(readEnv(pooled))).rejects.toThrow(
    /^DATABASE_URL leads to a pooler .*DATABASE_DIRECT_URL/,
  )
  await expect(openDatabaseServer(readEnv({ ...pooled, DATABASE_DIRECT_URL: pooler.url('market') }))).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to a pooler/,
  )
  await expect(
    openDatabaseServer(
      readEnv({ ...pooled, DATABASE_DIRECT_URL: postgres.url('app'), DATABASE_OWNER_URL: pooler.url('market') }),
    ),
  ).rejects.toThrow(/^DATABASE_OWNER_URL leads to a pooler/)
})

it('the doctor finds a pooler without limits of statements, and is content once the tables are migrated', async () => {
  const url = pooler.url('market')
  const directUrl = postgres.url('app')
  const settings = { DATABASE_DIRECT_URL: directUrl }
  expect((await findings(settings, url)).pooler).toMatch(/^✗ statement_timeout, lock_timeout, .*npm run migrate/)
  const access = await openDatabaseServer(
    readEnv({ DATABASE_URL: url, DATABASE_OWNER_URL: postgres.url('owner'), ...settings }),
  )
  expect(access.directUrl).toBe(directUrl)
  await migrate(access)
  // ends the pooler's connections, which keep the limits they began with
  await postgres.query('market', "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'")
  await expect
    .poll(async () => (await findings(settings, url)).pooler)
    .toBe('✓ DATABASE_URL leads to one, DATABASE_DIRECT_URL past it')
})

it('the doctor finds an address past the pooler that leads to another database or role, or to the pooler', async () => {
  const url = pooler.url('market')
  expect((await findings({ DATABASE_DIRECT_URL: postgres.url('owner') }, url)).pooler).toMatch(/^✗ .* as one role$/)
  expect((await findings({ DATABASE_DIRECT_URL: postgres.url('app', 'postgres') }, url)).pooler).toMatch(
    /^✗ .* one database as one role$/,
  )
  expect((await findings({ DATABASE_DIRECT_URL: url }, url)).pooler).toMatch(/^✗ DATABASE_DIRECT_URL leads to a pooler/)
})

it('the doctor tells a replica from one that replays nothing, from the primary and from nothing', async () => {
  const of = async (url: string) => (await findings({ DATABASE_READ_URL: url }))['read replica']
  expect(await of(replica.url('app'))).toMatch(/^✓ replayed within \d+ ms$/)
  expect(await of(postgres.url('app'))).toBe('✗ the server takes writes: it is no replica')
  expect(await of('postgres://app@127.0.0.1:1/market')).toMatch(/^✗ .*ECONNREFUSED/)
  await replica.query('postgres', 'select pg_wal_replay_pause()')
  await postgres.query('market', 'create table replayed_late (n int)')
  expect(await of(replica.url('app'))).toMatch(/^✗ \d+ bytes behind after \d+ ms/)
  await replica.query('postgres', 'select pg_wal_replay_resume()')
  expect(await of(replica.url('app'))).toMatch(/^✓/)
})

it('the doctor tells a Redis that answers from one that does not', async () => {
  expect((await findings({ REDIS_URL: redis.url })).redis).toMatch(/^✓ Redis \d+\.\d+/)
  expect((await findings({ REDIS_URL: 'redis://127.0.0.1:1' })).redis).toMatch(/^✗ .*ECONNREFUSED/)
})
