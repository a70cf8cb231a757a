// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DaysFilter } from '@/components/office/parts/days-filter'
import { SiteFilter } from '@/components/office/parts/site-filter'
import { StaffContext } from '@/components/office/parts/use-staff'
import { settle } from '../../../support/settle'
import { staffOf } from '../../support/sample-staff'

const showSites = (house: 'platform' | 'dist', onChange = vi.fn()) => {
  render(
    <StaffContext value={staffOf({ house })}>
      <SiteFilter onChange={onChange} />
    </StaffContext>,
  )
  return onChange
}

test('the site filter selects a site by name and can be cleared; distributor staff do not see it', () => {
  showSites('dist')
  expect(screen.queryByLabelText('站点')).toBeNull()
  const onChange = showSites('platform')
  fireEvent.mouseDown(screen.getByLabelText('站点'))
  fireEvent.click(screen.getByTitle('松间'))
  fireEvent.click(document.querySelector('.ant-select-clear') as Element)
  expect(onChange.mock.calls.map(([dist]) => dist)).toEqual(['2', undefined])
})

test('the date filter returns API dates, and clears both together', async () => {
  const onChange = vi.fn()
  const { container } = render(<DaysFilter label="下单日期" onChange={onChange} />)
  const [from, to] = container.querySelectorAll('input')
  for (const [input, value] of [
    [from, '2026-11-20'],
    [to, '2026-11-22'],
  ] as const) {
    fireEvent.mouseDown(input as Element)
    fireEvent.focus(input as Element)
    fireEvent.change(input as Element, { target: { value } })
    fireEvent.keyDown(input as Element, { key: 'Enter', code: 'Enter' })
    await settle()
  }
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-22' })
  fireEvent.click(container.querySelector('.ant-picker-clear') as Element)
  expect(onChange).toHaveBeenLastCalledWith({ from: undefined, to: undefined })
})
