import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPages } from '@/lib/server/main/build-pages'
import { ensureBrowser } from './ensure-browser'
import { failedPages, failedUnits, type PageReport, type UnitReport } from './failures'

interface Count {
  passed: number
  failed: number
  skipped: number
  /** What failed, and why, short enough to stand together at the end. */
  failures: string[]
}

/** Absolute: Playwright reads paths from its configuration's folder. */
const OUT = resolve('test-results')
const CONFIG = 'tests/config'

/** `npm test`: everything, on a machine that has nothing but Node. Ends with one line `N passed, N failed`. */
async function main(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  mkdirSync(OUT, { recursive: true })
  const checks = ['check:lint', 'check:types', 'check:structure'].map((script) => check(script))
  const chromium = await ensureBrowser()
  await buildPages()
  const unit = vitest()
  const e2e = playwright(chromium)
  const total = sum([...checks, unit, e2e])
  for (const failure of total.failures) process.stdout.write(`\n✗ ${failure}\n`)
  process.stdout.write(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
  )
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

function check(script: string): Count {
  process.stdout.write(`… ${script}\n`)
  const failed = run('npm', ['run', '--silent', script]) !== 0
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, failures: failed ? [script] : [] }
}

function vitest(): Count {
  const file = join(OUT, 'vitest.json')
  const code = run('npx', [
    'vitest',
    'run',
    '--config',
    `${CONFIG}/vitest.config.ts`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = read<UnitReport>(file)
  if (!report) return NO_REPORT('vitest')
  const failures = failedUnits(report)
  if (code !== 0 && failures.length === 0) failures.push('vitest: an error outside of every test, printed above')
  return {
    passed: report.numPassedTests,
    // A file that does not load fails the run without a failed test.
    failed: report.numFailedTests || (code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    failures,
  }
}

function playwright(chromium: string): Count {
  const file = join(OUT, 'playwright.json')
  const code = run(
    'npx',
    ['playwright', 'test', '--config', `${CONFIG}/playwright.config.ts`, '--reporter=list,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  )
  const report = read<PageReport>(file)
  if (!report) return NO_REPORT('playwright')
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky || (code === 0 ? 0 : 1)
  return { passed: expected, failed, skipped, failures: failedPages(report) }
}

const NO_REPORT = (tool: string): Count => ({ passed: 0, failed: 1, skipped: 0, failures: [`${tool} wrote no report`] })

const read = <T>(file: string): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null)

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  }))

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
})
