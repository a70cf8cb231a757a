import { expect, it } from 'vitest'
import { recentCount } from '@/lib/shared/text/recent-count'

it('a small count of today is replaced by that of seven days, unless it is the same', () => {
  expect(recentCount(50, 300)).toEqual({ days: '今日', count: 50 })
  expect(recentCount(49, 300)).toEqual({ days: '近 7 日', count: 300 })
  expect(recentCount(4, 4)).toEqual({ days: '今日', count: 4 })
  expect(recentCount(0, 0)).toEqual({ days: '今日', count: 0 })
})
