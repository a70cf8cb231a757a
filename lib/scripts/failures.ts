import { stripVTControlCharacters } from 'node:util'

/** The JSON that vitest writes. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
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
  specs: { ok: boolean; title: string; file: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

/** File, name and message of each test that failed, and of each file that did not load. */
export const failedUnits = ({ testResults }: UnitReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [told(name, '', [message])]
      return failed.map((test) => told(name, test.fullName, test.failureMessages))
    })

export const failedPages = ({ suites, errors }: PageReport): string[] => [
  ...suites.flatMap(failedIn),
  ...errors.map(({ message = '' }) => told('playwright', '', [message])),
]

const failedIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok && tests.some(({ results }) => results.some(({ errors }) => errors.length > 0)))
    .map(({ title, file, tests }) =>
      told(
        file,
        title,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      ),
    ),
  ...suites.flatMap(failedIn),
]

const LINES = 14

const told = (file: string, title: string, messages: string[]): string =>
  [
    `${file.replace(`${process.cwd()}/`, '')} › ${title}`,
    ...messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES)),
  ]
    .map((line) => line.slice(0, 300))
    .join('\n  ')
