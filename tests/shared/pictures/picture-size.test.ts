import { expect, test } from 'vitest'
import { storedSize } from '@/lib/shared/pictures/picture-size'

test.each([
  ['a screenshot of several screens as it is', [1080, 12_000], [1080, 12_000]],
  ['a longer one within the height and the area', [1080, 40_000], [442, 16_383]],
  ['a photograph at 2000 px of width', [8064, 6048], [2000, 1500]],
  ['a large square at 2000 px of width', [6000, 6000], [2000, 2000]],
  ['a high one within the area', [2000, 12_000], [1632, 9797]],
  ['a small one as it is', [60, 40], [60, 40]],
  ['a line one pixel high', [30_000, 1], [2000, 1]],
] as const)('a stored picture has the right size: %s', (_, [width, height], [storedWidth, storedHeight]) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight })
})
