import { stripVTControlCharacters } from 'node:util'
import type { FileTime } from './outcome'

/** The JSON that vitest writes; times in milliseconds. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The JSON that Playwright writes. */
export interface PageReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: { message?: string }[]
}

interface Suite {
  suites?: Suite[]
  specs: {
    ok: boolean
    title: string
    file: string
    /** `duration` in milliseconds. */
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[]
  }[]
}

/** File, name and message of each test that failed, and of each file that did not load. */
export const failedUnits = ({ testResults }: UnitReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [describeFailure(name, '', [message])]
      return failed.map((test) => describeFailure(name, test.fullName, test.failureMessages))
    })

export const failedPages = ({ suites, errors }: PageReport): string[] => [
  ...suites.flatMap(failedIn),
  ...errors.map(({ message = '' }) => describeFailure('playwright', '', [message])),
]

const failedIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok && tests.some(({ results }) => results.some(({ errors }) => errors.length > 0)))
    .map(({ title, file, tests }) =>
      describeFailure(
        file,
        title,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      ),
    ),
  ...suites.flatMap(failedIn),
]

const LINES = 14

const describeFailure = (file: string, title: string, messages: string[]): string =>
  [
    `${file.replace(`${process.cwd()}/`, '')} › ${title}`,
    ...messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES)),
  ]
    .map((line) => line.slice(0, 300))
    .join('\n  ')

/** Seconds of each spec file, summed over its tests. */
export function pageTimes({ suites }: PageReport): FileTime[] {
  const seconds = new Map<string, number>()
  const visit = ({ suites: inner = [], specs }: Suite): void => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
    for (const suite of inner) visit(suite)
  }
  for (const suite of suites) visit(suite)
  return [...seconds].map(([file, value]) => ({ file: `e2e/${file}`, seconds: value }))
}
