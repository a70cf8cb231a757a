import { expect, it } from 'vitest'
import { laterText, minutesText, shareText, spanText } from '@/lib/shared/text/span-text'

it('time spans of rules are formatted in natural units', () => {
  expect([10 / 60, 0.5, 1, 1.5, 24, 36, 72, 168, 170].map(spanText)).toEqual([
    ...['10 分钟', '30 分钟', '1 小时', '1.5 小时', '24 小时', '36 小时', '3 天', '7 天', '170 小时'],
  ])
  expect([5, 60, 90, 1440, 2880].map(minutesText)).toEqual(['5 分钟', '1 小时', '90 分钟', '24 小时', '2 天'])
  expect([0, 24].map(laterText)).toEqual(['马上', '24 小时后'])
  expect([25, 200, 500].map(shareText)).toEqual(['0.25%', '2%', '5%'])
})
