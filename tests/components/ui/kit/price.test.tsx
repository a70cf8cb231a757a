// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Badge } from '@/components/ui/kit/badge'
import { pageWindow } from '@/components/ui/kit/pager'
import { Price } from '@/components/ui/kit/price'
import { GoodsTags } from '@/components/ui/kit/tag'
import { yuanText } from '@/lib/shared/money/money'

afterEach(cleanup)

test('an amount is a <data> element with separators and two decimals', () => {
  const { container } = render(<Price yuan="12800.5" size="l" unit="/小时" />)
  const data = container.querySelector('data')
  expect(data?.value).toBe('12800.5')
  expect(data?.textContent).toBe('¥12,800.50/小时')
  expect(data?.className).toBe('price price-l')
  expect(yuanText('1499')).toBe('¥1,499.00')
})

test('a badge is hidden at 0, shows 99+ above 99 and has a label', () => {
  expect(render(<Badge count={0} />).container.textContent).toBe('')
  expect(render(<Badge count={99} />).container.textContent).toBe('9999 条未读')
  expect(render(<Badge count={100} />).container.textContent).toBe('99+99+ 条未读')
})

test('goods show at most four tags, in the fixed order', () => {
  const { container } = render(<GoodsTags official ensured bargain more={['可二次实名', '急售']} />)
  expect([...container.querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual([
    '官方',
    '包赔',
    '可议价',
    '可二次实名',
  ])
})

test('pagination shows the first page, the last page and neighbours', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 432)).toEqual([1, 2, 3, 4, 5, null, 432])
  expect(pageWindow(50, 432)).toEqual([1, null, 49, 50, 51, null, 432])
  expect(pageWindow(432, 432)).toEqual([1, null, 428, 429, 430, 431, 432])
})
