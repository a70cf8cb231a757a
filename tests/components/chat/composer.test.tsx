// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Composer } from '@/components/chat/composer'
import { Toaster } from '@/components/ui/toast'

const onText = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  onText.mockClear()
  render(
    <>
      <Composer draftKey="D1" onText={onText} onImage={() => {}} />
      <Toaster />
    </>,
  )
})
const box = () => screen.getByLabelText('消息') as HTMLTextAreaElement

test('what is typed is counted, and a text that is too long is kept whole and not sent', () => {
  fireEvent.change(box(), { target: { value: 'a'.repeat(2013) } })
  expect(box().value).toHaveLength(2013)
  expect(screen.getByText('2013 / 2000，超出 13 字')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(screen.getByText('消息最多 2000 字，请删去 13 字')).toBeTruthy()
  expect(onText).not.toHaveBeenCalled()
  fireEvent.change(box(), { target: { value: 'a'.repeat(2000) } })
  expect(screen.getByText('2000 / 2000')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(onText).toHaveBeenCalledWith('a'.repeat(2000))
})

test('the sender is told beforehand that contacts are hidden', () => {
  expect(screen.getByText(/联系方式会自动隐藏/)).toBeTruthy()
})
