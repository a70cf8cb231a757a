import { describe, expect, it } from 'vitest'
import { failedPages, failedUnits, type PageReport, pageTimes } from '@/lib/scripts/suite/failures'

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 }
const times = { startTime: 0, endTime: 1 }

describe('failures of a test run', () => {
  it('failedUnits returns file, test and the start of the message, without colours', () => {
    const assertionResults = [
      { fullName: 'money adds up', status: 'passed', failureMessages: [] },
      { fullName: 'money takes away', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n to be 2'] },
    ]
    const file = { ...times, name: `${process.cwd()}/tests/money.test.ts`, status: 'failed', message: '' }
    expect(failedUnits({ ...counts, testResults: [{ ...file, assertionResults }] })).toEqual([
      'tests/money.test.ts › money takes away\n  expected 1\n   to be 2',
    ])
  })

  it('failedUnits reports a file that failed to load, and omits passed ones', () => {
    const broken = { ...times, name: 'a.test.ts', status: 'failed', message: 'cannot find b', assertionResults: [] }
    const whole = { ...times, name: 'b.test.ts', status: 'passed', message: '', assertionResults: [] }
    expect(failedUnits({ ...counts, testResults: [broken, whole] })).toEqual(['a.test.ts › \n  cannot find b'])
  })

  const spec = (title: string, ok: boolean, errors: { message?: string }[]) => ({
    ok,
    title,
    file: 'sale.spec.ts',
    tests: [{ results: [{ duration: 1500, errors }] }],
  })
  const specs = [spec('pays', true, []), spec('ships', false, [{ message: 'no button' }]), spec('ends', false, [])]
  const report: PageReport = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    errors: [],
    suites: [{ specs: [], suites: [{ specs }] }],
  }

  it('failedPages finds failures at any depth and omits tests that did not run', () => {
    expect(failedPages(report)).toEqual(['sale.spec.ts › ships\n  no button'])
  })

  it('pageTimes sums the test durations of a file, in seconds', () => {
    expect(pageTimes(report)).toEqual([{ file: 'e2e/sale.spec.ts', seconds: 4.5 }])
  })
})
