import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { livePostmaster } from '@/lib/server/db/embedded-leftovers'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/ordeal'
import { startProgram } from '../support/program'
import { isLarge, proofTimeout, scaled } from '../support/proof-size'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'

const KILLS = scaled('crash', 4)
const STEPS = 40
const BACK_MS = 5_000
let dataDir: string

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('kill-database')
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Something else on the machine holds up one of them. */
const middleOf = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms))

it(
  `its database server killed ${KILLS} times amid payments, the program lives on and nothing acknowledged is lost`,
  async () => {
    const program = await startProgram({ dataDir })
    await runSql(dataDir, PLACE_AT_WILL)
    const status = async (path: string) => (await fetch(`${program.origin}${path}`)).status
    const ordeal = new Ordeal(program.origin, () => sleep(50))
    const end = await ordeal.begin()
    const away: number[] = []
    const pages = new Set<string>()
    /** A list nobody asked for before. */
    const look = async (price: string) => {
      const answer = await fetch(`${program.origin}/wares?gt=1&gid=107&minPrice=${price}`)
      const retry = answer.headers.get('retry-after')
      pages.add(`${answer.status} ${retry} ${/[\u4e00-\u9fff]/.test(await answer.text())}`)
    }
    for (let round = 0; round < KILLS; round++) {
      await ordeal.untilSteps(STEPS)
      const postmaster = livePostmaster(join(dataDir, 'pg')) as number
      process.kill(postmaster, 'SIGKILL')
      const killed = performance.now()
      await expect.poll(() => status('/readyz'), { interval: 5, message: 'told at once' }).toBe(503)
      expect(await status('/healthz')).toBe(200)
      const looked = Array.from({ length: 4 }, (_, i) => look(`${round + 1}.1${i}`))
      while ((await status('/readyz')) !== 200) await sleep(20)
      away.push(performance.now() - killed)
      expect(livePostmaster(join(dataDir, 'pg'))).not.toBe(postmaster)
      await Promise.all(looked)
    }
    // a figure of a machine that does nothing else: every test run asks only that it comes back
    if (isLarge('crash')) expect(middleOf(away), `away for ${away.map(Math.round).join(', ')} ms`).toBeLessThan(BACK_MS)
    expect([...pages].filter((page) => page !== '200 null true' && page !== '503 3 true')).toEqual([])
    expect([...pages]).toContain('503 3 true')
    await ordeal.untilSteps(STEPS)
    await end()
    await ordeal.untilPaid()
    expect(program.child.exitCode, program.output()).toBe(null)
    expect(ordeal.troubled.length).toBeGreaterThan(0)
    expect(
      ordeal.troubled.filter(({ status: http, msg }) => ![503, 200].includes(http) || !/[\u4e00-\u9fff]/.test(msg)),
      'refused otherwise than by a sentence',
    ).toEqual([])
    expect(await program.stop()).toBe(0)
    await ordeal.assertNothingLost(dataDir)
  },
  proofTimeout('crash', 300_000),
)
