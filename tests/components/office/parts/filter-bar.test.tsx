// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterBar } from '@/components/office/parts/filter-bar'

afterEach(() => vi.restoreAllMocks())
const show = (isPhone: boolean) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList)
  render(
    <FilterBar search={<input aria-label="查找" />} chosen={['1', undefined, 'open']}>
      <input aria-label="状态" />
    </FilterBar>,
  )
}

it('on phones the filters of a list are in a sheet behind one button with the number of chosen ones', () => {
  show(true)
  expect(screen.getByLabelText('查找')).toBeTruthy()
  expect(screen.queryByLabelText('状态')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '筛选 2' }))
  expect(screen.getByRole('dialog', { name: '筛选' }).contains(screen.getByLabelText('状态'))).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '查看结果' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('on wide screens search and filters of a list are in one line', () => {
  show(false)
  expect(screen.getByLabelText('状态')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
