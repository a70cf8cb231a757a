import { describe, expect, it } from 'vitest'
import { failedPages, failedUnits } from '@/lib/scripts/failures'

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 }

describe('what a run says of its failures', () => {
  it('names file, test and the head of the message, without colours', () => {
    const assertionResults = [
      { fullName: 'money adds up', status: 'passed', failureMessages: [] },
      { fullName: 'money takes away', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n to be 2'] },
    ]
    const file = { name: `${process.cwd()}/tests/money.test.ts`, status: 'failed', message: '', assertionResults }
    expect(failedUnits({ ...counts, testResults: [file] })).toEqual([
      'tests/money.test.ts › money takes away\n  expected 1\n   to be 2',
    ])
  })

  it('tells of a file that did not load, and nothing of one that passed', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'cannot find b', assertionResults: [] }
    const whole = { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [] }
    expect(failedUnits({ ...counts, testResults: [broken, whole] })).toEqual(['a.test.ts › \n  cannot find b'])
  })

  it('finds failed pages at any depth, and leaves out those that only did not run', () => {
    const spec = (title: string, ok: boolean, errors: { message?: string }[]) => ({
      ...{ ok, title, file: 'sale.spec.ts' },
      tests: [{ results: [{ errors }] }],
    })
    const specs = [spec('pays', true, []), spec('ships', false, [{ message: 'no button' }]), spec('ends', false, [])]
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 }, errors: [] }
    expect(failedPages({ ...report, suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
      'sale.spec.ts › ships\n  no button',
    ])
  })
})
