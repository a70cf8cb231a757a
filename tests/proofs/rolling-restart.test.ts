import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openEmbedded } from '@/lib/embedded/embedded'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/fixtures/ordeal'
import { type Program, startProgram } from '../support/program'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'
import { openBalancer } from '../support/two-instances'

const ROUNDS = 3
/** Acknowledged operations between two restarts. */
const STEPS = 40

let dataDir: string
let base: string
let database: Awaited<ReturnType<typeof openEmbedded>>

beforeAll(builtPages, 300_000)
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'rolling-'))
  dataDir = await demoData('rolling')
  database = await openEmbedded({ dataDir })
  await runSql(dataDir, PLACE_AT_WILL)
}, 300_000)
afterEach(async () => {
  await database.stop()
  for (const dir of [base, dataDir]) rmSync(dir, { recursive: true, force: true })
})

/** `test`: like production, the port is bound when the instance is ready. */
const start = (port?: number): Promise<Program> =>
  startProgram({
    dataDir,
    port,
    env: {
      APP_ENV: 'test',
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      TRUSTED_PROXIES: '127.0.0.1',
      STOP_NOTICE_SECONDS: '3',
    },
  })

it.each(['nginx', 'caddy'] as const)(
  'behind %s, two instances are restarted in turn amid orders without an error, and no order is lost or doubled',
  async (kind) => {
    const instances = [await start(), await start()]
    onTestFinished(async () => {
      for (const instance of instances) await instance.kill()
    })
    const balancer = await openBalancer(kind, { ports: instances.map(({ port }) => port), dir: base })
    onTestFinished(() => balancer.close())
    let lost = 0
    const ordeal = new Ordeal(balancer.origin, async () => void lost++)
    const end = await ordeal.begin()
    for (let round = 0; round < ROUNDS; round++)
      for (const i of [0, 1]) {
        await ordeal.untilSteps(STEPS)
        const { port } = instances[i] as Program
        await balancer.replace(port, async () => {
          expect(await instances[i]?.stop()).toBe(0)
          instances[i] = await start(port)
        })
      }
    await ordeal.untilSteps(STEPS)
    await end()
    await ordeal.untilPaid()
    for (const instance of instances) expect(await instance.stop()).toBe(0)
    expect({ lost, errors: ordeal.troubled }).toEqual({ lost: 0, errors: [] })
    await ordeal.assertNothingLostIn(database.url)
  },
  900_000,
)
