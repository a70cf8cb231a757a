import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { failedUnits, type UnitReport } from './failures'
import { failure, type Outcome } from './outcome'
import { runCommand } from './run-command'

/** Runs projects of the vitest configuration. `seed` shuffles files and tests. */
export function runVitest(out: string, projects: readonly string[], seed: number | undefined): Outcome {
  const file = join(out, `vitest-${projects.join('-')}.json`)
  const code = runCommand('npx', [
    'vitest',
    'run',
    '--config',
    'tests/config/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(seed === undefined ? [] : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]),
  ])
  if (!existsSync(file)) return failure('vitest wrote no report')
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport
  const failures = failedUnits(report)
  if (code !== 0 && failures.length === 0) failures.push('vitest: an error outside of every test, printed above')
  return {
    passed: report.numPassedTests,
    // a file that does not load fails the run without a failed test
    failed: report.numFailedTests || (code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
