// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CountInput } from '@/components/ui/forms/count-input'

const onChange = vi.fn()
beforeEach(() => void onChange.mockReset())

function Sample() {
  const [count, setCount] = useState(2)
  const handleChange = (next: number) => {
    onChange(next)
    setCount(next)
  }
  return (
    <>
      <CountInput aria-invalid={false} value={count} least={2} most={24} onChange={handleChange} />
      <button type="button" onClick={() => handleChange(7)}>
        七
      </button>
      <output>{count}</output>
    </>
  )
}
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const count = () => screen.getByRole('status').textContent

test('selecting the minimum and typing 12 gives 12, not 22', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.tripleClick(box())
  await user.keyboard('12')
  expect([box().value, count()]).toEqual(['12', '12'])
})

test.each([
  ['1', '2'],
  ['30', '24'],
  ['99999999999999999999', '24'],
  ['', '2'],
  ['１２', '12'],
  ['1,000', '24'],
  ['1.5', '2'],
  ['三', '2'],
])('%j is shown as typed and becomes %s when the box is left', (typed, wanted) => {
  render(<Sample />)
  fireEvent.change(box(), { target: { value: typed } })
  expect(box().value).toBe(typed)
  expect(count()).toBe(wanted)
  fireEvent.blur(box())
  expect(box().value).toBe(wanted)
})

test('Enter, which submits a form, shows the number that is sent', () => {
  render(<Sample />)
  fireEvent.change(box(), { target: { value: '30' } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().value).toBe('24')
})

test('a number set by a button replaces the typed text', () => {
  render(<Sample />)
  fireEvent.change(box(), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: '七' }))
  expect(box().value).toBe('7')
})
