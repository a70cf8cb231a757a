import { expect, it } from 'vitest'
import { sum } from '@/lib/scripts/suite/outcome'
import { readOptions } from '@/lib/scripts/suite/read-options'
import { summaryOf } from '@/lib/scripts/suite/summary'

const outcome = { passed: 2, failed: 0, skipped: 0, failures: [], files: [] }

it('the summary ends with one line of counts that CI reads', () => {
  const total = sum([outcome, { ...outcome, passed: 0, failed: 1, failures: ['a.test.ts › adds up'] }])
  const lines = summaryOf(total, [{ name: 'unit', seconds: 1 }])
    .trimEnd()
    .split('\n')
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
  expect(lines).toContain('✗ a.test.ts › adds up')
})

it('the summary lists seconds per stage and the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }))
  const text = summaryOf({ ...outcome, files }, [
    { name: 'unit', seconds: 3 },
    { name: 'system', seconds: 4.5 },
  ])
  expect(text).toContain('     3.0 s  unit\n     4.5 s  system\n     7.5 s  total\n')
  expect(text).toContain('    11.0 s  11.test.ts')
  expect(text).toContain('     2.0 s  2.test.ts')
  expect(text).not.toContain(' 1.test.ts')
})

it('the gate excludes the browser stages of the full suite', () => {
  expect(readOptions([])).toEqual({
    suite: 'gate',
    stages: ['checks', 'build', 'unit', 'system', 'journeys'],
    seed: undefined,
  })
  expect(readOptions(['--full']).stages).toEqual(['checks', 'build', 'unit', 'system', 'journeys', 'features', 'pages'])
})

it('stages and test order can be set by options', () => {
  expect(readOptions(['--only=unit,checks', '--shuffle=7'])).toEqual({
    suite: 'gate',
    stages: ['checks', 'unit'],
    seed: 7,
  })
})

it.each([['--only=pages'], ['--only=nothing'], ['--shuffle=x'], ['--fast']])('rejects the option %s', (word) => {
  expect(() => readOptions([word])).toThrow(RangeError)
})
