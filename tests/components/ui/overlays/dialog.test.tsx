// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { Dialog } from '@/components/ui/overlays/dialog'
import { NoticeDialog } from '@/components/ui/overlays/notice-dialog'
import { Toaster } from '@/components/ui/overlays/toast'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} title="标题" onClose={() => setOpen(false)} footer={<button type="button">last</button>}>
        <button type="button">inside</button>
      </Dialog>
    </>
  )
}

test('dialog focus moves in, stays in, and returns on Esc', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const opener = screen.getByText('open')
  await user.click(opener)
  const dialog = screen.getByRole('dialog', { name: '标题' })
  expect(document.activeElement).toBe(dialog)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('关闭'))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByText('last'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('关闭'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Esc that cancels a word of an input method (%j) keeps the dialog',
  (composing) => {
    render(<Page />)
    fireEvent.click(screen.getByText('open'))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...composing })
    expect(screen.queryByRole('dialog')).toBeTruthy()
  },
)

test('a press on the backdrop closes the dialog, the second press of a double click does not', () => {
  render(<Page />)
  fireEvent.click(screen.getByText('open'))
  const scrim = screen.getByRole('dialog').parentElement as HTMLElement
  fireEvent.mouseDown(scrim, { detail: 2 })
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.mouseDown(scrim, { detail: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a rejected confirmation keeps the dialog open', async () => {
  const user = userEvent.setup()
  const handleClose = vi.fn()
  const handleConfirm = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(undefined)
  render(<ConfirmDialog open title="确定已收货吗？" onConfirm={handleConfirm} onClose={handleClose} />)
  await user.click(screen.getByText('确定'))
  expect(handleClose).not.toHaveBeenCalled()
  await user.click(screen.getByText('确定'))
  expect(handleClose).toHaveBeenCalledOnce()
})

test('the service notice can be closed only after five seconds', () => {
  vi.useFakeTimers()
  const handleClose = vi.fn()
  render(
    <>
      <NoticeDialog open title="服务公告" onClose={handleClose}>
        内容
      </NoticeDialog>
      <Toaster />
    </>,
  )
  const button = screen.getByText(/我知道了/)
  fireEvent.click(button)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(handleClose).not.toHaveBeenCalled()
  expect(screen.getByText('请阅读完公告再关闭')).toBeTruthy()
  for (let i = 0; i < 5; i++) act(() => void vi.advanceTimersByTime(1000))
  fireEvent.click(button)
  expect(handleClose).toHaveBeenCalledOnce()
})

test('Esc closes the front dialog only, even after the focused button was removed', () => {
  const closed: string[] = []
  render(
    <>
      <Dialog open title="后面" onClose={() => closed.push('后面')}>
        text
      </Dialog>
      <Dialog open title="前面" onClose={() => closed.push('前面')}>
        text
      </Dialog>
    </>,
  )
  act(() => (document.activeElement as HTMLElement).blur())
  expect(document.activeElement).toBe(document.body)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['前面'])
})
