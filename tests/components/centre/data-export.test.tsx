// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataExport } from '@/components/centre/data-export'
import { ApiError, call } from '@/lib/client/api'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const NONE = { state: 'none', size: '', until: '', href: '', mayAsk: true }
const MAKING = { ...NONE, state: 'making', mayAsk: false }
const READY = {
  ...MAKING,
  state: 'ready',
  size: '1.2 MB',
  until: '2026-11-29 10:00',
  href: '/api/user/exportFile/a',
}
const asked = vi.mocked(call)
let answer: object = NONE

beforeEach(() => {
  vi.useRealTimers()
  answer = NONE
  asked.mockReset()
  asked.mockImplementation((async (name: string) => {
    if (name === 'POST /user/askDataExport') answer = MAKING
    return answer
  }) as never)
})

test('it is asked for once, waits, and is fetched by a link when it is made', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<DataExport />)
  await user.click(await screen.findByText('申请导出'))
  await screen.findByText(/正在打包/)
  expect(screen.queryByRole('button')).toBeNull()
  answer = READY
  await vi.advanceTimersByTimeAsync(5100)
  const link = await screen.findByText('下载（1.2 MB）')
  expect(link.getAttribute('href')).toBe('/api/user/exportFile/a')
  expect(screen.getByText('2026-11-29 10:00 前可以下载')).toBeTruthy()
  expect(screen.queryByText('重新申请'), 'one a day').toBeNull()
})

test('a refusal is told, and the state shown anew', async () => {
  const user = userEvent.setup()
  render(<DataExport />)
  await screen.findByText('申请导出')
  asked.mockImplementation((async (name: string) => {
    if (name === 'POST /user/askDataExport') throw new ApiError(1138, '24 小时内已申请过导出，请稍后再申请')
    return READY
  }) as never)
  await user.click(screen.getByText('申请导出'))
  expect(await screen.findByText('下载（1.2 MB）')).toBeTruthy()
})

test('a day later it can be asked for again beside the one that is there', async () => {
  answer = { ...READY, mayAsk: true }
  render(<DataExport />)
  expect(await screen.findByText('重新申请')).toBeTruthy()
  expect(screen.getByText('下载（1.2 MB）')).toBeTruthy()
})
