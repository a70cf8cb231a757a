import type { FileTime, Outcome } from './outcome'

const SLOWEST = 10

interface StageTime {
  name: string
  seconds: number
}

/** Failures, seconds per stage, the slowest files, and one last line `N passed, N failed`. */
export function summaryOf({ passed, failed, skipped, failures, files }: Outcome, stages: readonly StageTime[]): string {
  return [
    ...failures.map((text) => `\n✗ ${text}`),
    '',
    ...stages.map(({ name, seconds }) => row(seconds, name)),
    row(
      stages.reduce((total, { seconds }) => total + seconds, 0),
      'total',
    ),
    '',
    'slowest files, in seconds of a worker',
    ...slowest(files).map(({ file, seconds }) => row(seconds, file)),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    '',
  ].join('\n')
}

const slowest = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)

const row = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`
