// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from '@/components/office/parts/search-box'

beforeEach(cleanup)

test('Enter that confirms an input method word does not search, even after the composition has ended', () => {
  const onSearch = vi.fn()
  render(<SearchBox aria-label="查找" onSearch={onSearch} />)
  const box = screen.getByRole('searchbox', { name: '查找' })
  fireEvent.compositionStart(box)
  fireEvent.change(box, { target: { value: ' 秋水 ' } })
  fireEvent.compositionEnd(box)
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.keyUp(box, { key: 'Enter', keyCode: 13 })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onSearch.mock.calls).toEqual([['秋水']])
})
