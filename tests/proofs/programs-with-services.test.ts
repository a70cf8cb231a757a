import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { Ordeal } from '../support/fixtures/ordeal'
import { OwnPgBouncer } from '../support/own-pgbouncer'
import { OwnPostgres } from '../support/own-postgres'
import { OwnRedis } from '../support/own-redis'
import { type Program, startProgram } from '../support/program'
import { PLACE_AT_WILL } from '../support/run-sql'
import { SOON } from '../support/soon'
import { type Balancer, openBalancer } from '../support/two-instances'

/** Acknowledged operations in each phase. */
const STEPS = 40
const QUICK = { fsync: 'off' }

const base = mkdtempSync(join(tmpdir(), 'services-'))
let primary: OwnPostgres
let replica: OwnPostgres
let pooler: OwnPgBouncer
let redis: OwnRedis
let programs: Program[] = []
let balancer: Balancer

beforeAll(async () => {
  await builtPages()
  primary = await OwnPostgres.create(base, QUICK)
  replica = await primary.replica(join(base, 'replica'))
  pooler = await OwnPgBouncer.create(base, primary)
  redis = await OwnRedis.create()
  const env = {
    APP_ENV: 'test',
    DATABASE_URL: pooler.url('market'),
    DATABASE_DIRECT_URL: primary.url('app'),
    DATABASE_OWNER_URL: primary.url('owner'),
    DATABASE_READ_URL: replica.url('app'),
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const dataDir = join(base, 'data')
  // the first one makes the demo data
  for (let i = 0; i < 2; i++) programs.push(await startProgram({ dataDir, env }))
  balancer = await openBalancer('nginx', { ports: programs.map(({ port }) => port), dir: base })
}, 900_000)
afterAll(async () => {
  await balancer?.close()
  for (const program of programs) await program.kill()
  await redis?.close()
  await pooler?.close()
  for (const server of [replica, primary]) server?.stop('immediate')
  rmSync(base, { recursive: true, force: true })
})

const textOf = async ({ port }: Program, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
const readiness = () => Promise.all(programs.map((program) => textOf(program, '/readyz')))

it('two programs with a pooler, a replica and Redis take orders without an error while Redis is killed and the replica stops', async () => {
  await primary.query('market', PLACE_AT_WILL)
  await expect.poll(readiness, SOON).toEqual(['ready', 'ready'])
  const ordeal = new Ordeal(balancer.origin, async () => undefined)
  const end = await ordeal.begin()
  await ordeal.untilSteps(STEPS)
  await redis.kill()
  await ordeal.untilSteps(STEPS)
  await expect.poll(readiness, SOON).toEqual(['ready, without redis', 'ready, without redis'])
  await redis.start()
  replica.stop('immediate')
  await ordeal.untilSteps(STEPS)
  await expect
    .poll(async () => {
      await fetch(`${balancer.origin}/api/goods/getGoodsList`)
      return readiness()
    }, SOON)
    .toEqual(['ready, without read replica', 'ready, without read replica'])
  replica.start(QUICK)
  await ordeal.untilSteps(STEPS)
  await end()
  await ordeal.untilPaid()
  await expect
    .poll(async () => {
      await fetch(`${balancer.origin}/api/goods/getGoodsList`)
      return readiness()
    }, SOON)
    .toEqual(['ready', 'ready'])
  for (const program of programs)
    expect(await textOf(program, '/metrics')).toMatch(/^replica_reads_total\{outcome="replica"\} [1-9]/m)
  for (const program of programs) expect(await program.stop()).toBe(0)
  programs = []
  expect(ordeal.troubled).toEqual([])
  await ordeal.assertNothingLostIn(primary.url('app'))
}, 900_000)
