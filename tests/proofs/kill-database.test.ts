import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { livePostmaster } from '@/lib/embedded/leftovers'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/fixtures/ordeal'
import { startProgram } from '../support/program'
import { proofTimeout, scaled } from '../support/proof-size'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'
import { SOON } from '../support/soon'

const KILLS = scaled('crash', 4)
const STEPS = 40
let dataDir: string

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('kill-database')
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

it(
  `the server survives ${KILLS} kills of its database during payments, and nothing acknowledged is lost`,
  async () => {
    const program = await startProgram({ dataDir })
    await runSql(dataDir, PLACE_AT_WILL)
    const status = async (path: string) => (await fetch(`${program.origin}${path}`)).status
    const ordeal = new Ordeal(program.origin, () => sleep(50))
    const end = await ordeal.begin()
    const pages = new Set<string>()
    /** Requests a list that was not requested before. */
    const look = async (price: string) => {
      const answer = await fetch(`${program.origin}/wares?gt=1&gid=107&minPrice=${price}`)
      const retry = answer.headers.get('retry-after')
      pages.add(`${answer.status} ${retry} ${/[\u4e00-\u9fff]/.test(await answer.text())}`)
    }
    for (let round = 0; round < KILLS; round++) {
      await ordeal.untilSteps(STEPS)
      const postmaster = livePostmaster(join(dataDir, 'pg')) as number
      process.kill(postmaster, 'SIGKILL')
      const looked = Array.from({ length: 4 }, (_, i) => look(`${round + 1}.1${i}`))
      expect(await status('/healthz')).toBe(200)
      const isBack = () => ![undefined, postmaster].includes(livePostmaster(join(dataDir, 'pg')))
      await expect.poll(async () => isBack() && status('/readyz'), SOON).toBe(200)
      await Promise.all(looked)
    }
    expect([...pages].filter((page) => page !== '200 null true' && page !== '503 3 true')).toEqual([])
    await ordeal.untilSteps(STEPS)
    await end()
    await ordeal.untilPaid()
    expect(program.child.exitCode, program.output()).toBe(null)
    expect(ordeal.troubled.length + [...pages].filter((page) => page.startsWith('503')).length).toBeGreaterThan(0)
    expect(
      ordeal.troubled.filter(({ status: http, msg }) => ![503, 200].includes(http) || !/[\u4e00-\u9fff]/.test(msg)),
      'refused otherwise than by a sentence',
    ).toEqual([])
    expect(await program.stop()).toBe(0)
    await ordeal.assertNothingLost(dataDir)
  },
  proofTimeout('crash', 300_000),
)
