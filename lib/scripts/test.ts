import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Outcome, sum } from './suite/outcome'
import { readOptions } from './suite/read-options'
import { STAGES } from './suite/stages'
import { summaryOf } from './suite/summary'

/** Absolute, because Playwright resolves paths from its configuration's folder. */
const OUT = resolve('test-results')
/**
 * Not deleted between runs: the demo data in this folder is named after the sources that make it, so it can be reused.
 */
const DEMO_DATA = 'demo-data'

/**
 * `npm test` runs the standard checks, `npm run test:full` all checks, on a machine with only Node installed. `--only`
 * selects stages, `--shuffle` changes the order. Ends with one line `N passed, N failed`.
 */
async function main(): Promise<void> {
  const { suite, stages, seed } = readOptions(process.argv.slice(2))
  process.env.TEST_SUITE = suite
  mkdirSync(OUT, { recursive: true })
  for (const name of readdirSync(OUT)) if (name !== DEMO_DATA) rmSync(join(OUT, name), { recursive: true })
  if (seed !== undefined) process.stdout.write(`order: --shuffle=${seed}\n`)
  const outcomes: Outcome[] = []
  const times: { name: string; seconds: number }[] = []
  for (const name of stages) {
    process.stdout.write(`… ${name}\n`)
    const startedAt = performance.now()
    outcomes.push(await STAGES[name]({ out: OUT, seed, suite }))
    times.push({ name, seconds: (performance.now() - startedAt) / 1000 })
  }
  const total = sum(outcomes)
  process.stdout.write(`${summaryOf(total, times)}\n`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
})
