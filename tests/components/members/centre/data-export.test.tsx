// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DataExport } from '@/components/members/centre/data-export'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'

type Export = Output<'GET /user/dataExport'>
const NONE: Export = { state: 'none', size: '', until: '', href: '', mayAsk: true }
const MAKING: Export = { ...NONE, state: 'making', mayAsk: false }
const READY: Export = {
  ...MAKING,
  state: 'ready',
  size: '1.2 MB',
  until: '2026-11-29 10:00',
  href: '/api/user/exportFile/a',
}
const serve = (answer: Export) => server.use(mockCall('GET /user/dataExport', answer))
beforeEach(() => {
  serve(NONE)
})

test('a data export is requested once and downloaded by a link when it is ready', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = mockCall('POST /user/askDataExport', () => {
    serve(MAKING)
    return MAKING
  })
  server.use(ask)
  render(<DataExport />)
  await settle()
  fireEvent.click(screen.getByText('申请导出'))
  await settle()
  expect(screen.getByText(/正在打包/)).toBeTruthy()
  expect(ask.inputs).toEqual([{}])
  expect(screen.queryByRole('button')).toBeNull()
  serve(READY)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await settle()
  const link = screen.getByText('下载（1.2 MB）')
  expect(link.getAttribute('href')).toBe('/api/user/exportFile/a')
  expect(screen.getByText('2026-11-29 10:00 前可以下载')).toBeTruthy()
  expect(screen.queryByText('重新申请'), 'one a day').toBeNull()
})

test('a refused data export reloads the state', async () => {
  const user = userEvent.setup()
  render(<DataExport />)
  await screen.findByText('申请导出')
  serve(READY)
  server.use(mockCall('POST /user/askDataExport', { refuse: 'EXPORT_ASKED' }))
  await user.click(screen.getByText('申请导出'))
  expect(await screen.findByText('下载（1.2 MB）')).toBeTruthy()
})

test('a day later another export can be requested next to the existing one', async () => {
  serve({ ...READY, mayAsk: true })
  render(<DataExport />)
  expect(await screen.findByText('重新申请')).toBeTruthy()
  expect(screen.getByText('下载（1.2 MB）')).toBeTruthy()
})
