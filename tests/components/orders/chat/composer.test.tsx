// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Composer } from '@/components/orders/chat/composer'
import { Toaster } from '@/components/ui/overlays/toast'

const onText = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  onText.mockClear()
  render(
    <>
      <Composer draftKey="D1" side="seller" onText={onText} onImage={() => {}} />
      <Toaster />
    </>,
  )
})
const box = () => screen.getByLabelText('消息') as HTMLTextAreaElement

test('typed text is counted, and text that is too long is kept and not sent', () => {
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

test('the sender sees in advance that contacts are masked', () => {
  expect(screen.getByText(/联系方式会自动隐藏/)).toBeTruthy()
})

test('a saved phrase of the writer’s side is appended to the typed text, and own phrases can be saved and deleted', () => {
  const phrases = () => within(screen.getByRole('list', { name: '常用语', hidden: true }))
  const press = (name: string) => fireEvent.click(phrases().getByRole('button', { name, hidden: true }))
  const store = () => screen.getByRole('button', { name: /存为常用语/, hidden: true }) as HTMLButtonElement
  expect(store().disabled).toBe(true)
  fireEvent.change(box(), { target: { value: '你好' } })
  press('我在线，随时配合验号。')
  expect(box().value).toBe('你好 我在线，随时配合验号。')
  expect(onText).not.toHaveBeenCalled()
  fireEvent.change(box(), { target: { value: '十分钟内交付' } })
  fireEvent.click(store())
  expect(JSON.parse(localStorage.getItem('chat-phrases') ?? '')).toEqual(['十分钟内交付'])
  fireEvent.change(box(), { target: { value: '' } })
  press('十分钟内交付')
  expect(box().value).toBe('十分钟内交付')
  press('删除常用语 十分钟内交付')
  expect(phrases().queryByText('十分钟内交付')).toBeNull()
})

test.each([
  ['while the word is composed', { isComposing: true }],
  ['after the composition ended, as Safari does', { keyCode: 229 }],
])('Enter that confirms an input method word %s sends nothing', (_, sign) => {
  fireEvent.change(box(), { target: { value: '你好' } })
  fireEvent.keyDown(box(), { key: 'Enter', ...sign })
  expect(onText).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })
  expect(onText).toHaveBeenCalledWith('你好')
})
