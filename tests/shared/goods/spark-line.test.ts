import { expect, test } from 'vitest'
import { sparkLine } from '@/lib/shared/goods/spark-line'

test('sparkLine draws the lowest price at the bottom and the highest at the top, and bridges periods without a sale', () => {
  expect(sparkLine([100, null, 200])).toBe('4,50 236,6')
  expect(sparkLine([null, 150, 100, 200])).toBe('81,28 159,50 236,6')
})

test('sparkLine draws equal prices as a level line, and nothing for fewer than two', () => {
  expect(sparkLine([80, 80])).toBe('4,50 236,50')
  expect(sparkLine([80, null])).toBe('')
  expect(sparkLine([])).toBe('')
})
