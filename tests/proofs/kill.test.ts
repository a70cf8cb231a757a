import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/fixtures/ordeal'
import { startProgram } from '../support/program'
import { proofSize, proofTimeout } from '../support/proof-size'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'

const KILLS = proofSize('crash')
/** Acknowledged operations between a start and the next kill, which interrupts whatever the others are doing. */
const STEPS = 24
let dataDir: string

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('kill')
}, 300_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it(
  `after ${KILLS} kills during payments nothing acknowledged is lost or done twice`,
  async () => {
    const first = await startProgram({ dataDir })
    await runSql(dataDir, PLACE_AT_WILL)
    let program = Promise.resolve(first)
    const ordeal = new Ordeal(first.origin, () => program)
    const end = await ordeal.begin()
    for (let round = 1; round <= KILLS; round++) {
      await ordeal.untilSteps(STEPS)
      const running = await program
      // Every fourth time the database server is killed too.
      const postmaster =
        round % 4 === 0 ? Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]) : 0
      program = running.kill().then(() => {
        if (postmaster) process.kill(postmaster, 'SIGKILL')
        return startProgram({ dataDir, port: first.port })
      })
      await program
    }
    await end()
    await ordeal.untilPaid()
    expect(await (await program).stop()).toBe(0)
    await ordeal.assertNothingLost(dataDir)
  },
  proofTimeout('crash', 600_000),
)
