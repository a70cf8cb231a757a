import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failedPages, type PageReport, pageTimes } from './failures'
import { failure, type Outcome } from './outcome'
import { runCommand } from './run-command'

interface Options {
  chromium: string
  /** Seed for a shuffled order of the files. */
  seed: number | undefined
}

/** Runs projects of the Playwright configuration: folders of e2e. */
export function runPlaywright(out: string, projects: readonly string[], { chromium, seed }: Options): Outcome {
  const file = join(out, `playwright-${projects.join('-')}.json`)
  const names = projects.map((project) => `--project=${project}*`)
  const code = runCommand(
    'npx',
    ['playwright', 'test', '--config', 'tests/config/playwright.config.ts', '--reporter=list,json', ...names],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(seed !== undefined && { TEST_SHUFFLE: String(seed) }),
    },
  )
  if (!existsSync(file)) return failure('playwright wrote no report')
  const report = JSON.parse(readFileSync(file, 'utf8')) as PageReport
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky || (code === 0 ? 0 : 1),
    skipped,
    failures: failedPages(report),
    files: pageTimes(report),
  }
}
