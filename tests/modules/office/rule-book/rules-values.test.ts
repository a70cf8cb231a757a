import { expect, test } from 'vitest'
import { wordsOf } from '@/lib/server/modules/office/rule-book/rules-values'
import type { RuleDefined, RuleKind } from '@/lib/server/modules/office/rule-book/types'

const words = (kind: RuleKind, value: unknown) => wordsOf({ kind, options: {} } as unknown as RuleDefined, value)

test('durations of rules are in the largest unit that a reader uses, without rounding', () => {
  expect([15, 90, 60, 1440, 10_080].map((value) => words('minutes', value))).toEqual([
    '15 分钟',
    '90 分钟',
    '1 小时',
    '24 小时',
    '7 天',
  ])
  expect([0.25, 1.5, 1.25, 24, 36, 72].map((value) => words('hours', value))).toEqual([
    '15 分钟',
    '1.5 小时',
    '1.25 小时',
    '24 小时',
    '36 小时',
    '3 天',
  ])
  expect(words('minutes', 0)).toBe('0 分钟')
})

test('amounts of rules have thousands separators', () => {
  expect(words('fen', 500_000)).toBe('¥5,000.00')
  expect(
    words('tiers', [
      { name: '普通', days: 30, bp: 300 },
      { name: '高额', days: 7, bp: 0, fixedFen: 123_456 },
    ]),
  ).toBe('普通 3% 30 天；高额 ¥1,234.56 7 天')
})
