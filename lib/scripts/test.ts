import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildPages } from '@/lib/server/main/build-pages'
import { ensureBrowser } from './ensure-browser'

interface Count {
  passed: number
  failed: number
  skipped: number
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
  process.stdout.write(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
  )
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

function check(script: string): Count {
  process.stdout.write(`… ${script}\n`)
  const failed = run('npm', ['run', '--silent', script]) !== 0
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 }
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
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const r = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
  }
  // A file that does not load fails the run without a failed test.
  return { passed: r.numPassedTests, failed: r.numFailedTests || (code === 0 ? 0 : 1), skipped: r.numPendingTests }
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
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
  }
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

const sum = (counts: Count[]): Count =>
  counts.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }))

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.stdout.write('\n0 passed, 1 failed\n')
  process.exit(1)
})
