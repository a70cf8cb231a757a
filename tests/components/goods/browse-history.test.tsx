// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowseHistory } from '@/components/goods/browse-history'
import { lazyCall } from '@/lib/client/lazy-call'
import { ROW } from '../support/sample-goods'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))

const asked = vi.mocked(lazyCall)
const cleared = () => asked.mock.calls.filter(([name]) => name === 'POST /goods/clearLookHistory')
let list = [ROW]
let fails = false

beforeEach(() => {
  list = [ROW]
  fails = false
  asked.mockReset()
  asked.mockImplementation((async (name: string) => {
    if (name !== 'POST /goods/clearLookHistory') return { list, total: list.length, page: 1, pageSize: 10, more: false }
    if (fails) throw new Error('网络超时')
    list = []
  }) as never)
})
afterEach(cleanup)

test('the history is cleared after a question, and is empty then', async () => {
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  expect(cleared(), 'nothing before the answer').toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(await screen.findByText('还没有浏览记录')).toBeTruthy()
  expect(cleared()).toHaveLength(1)
})

test('who thinks better of it keeps the history', async () => {
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(cleared()).toHaveLength(0)
  expect(screen.getByText('共 1 件')).toBeTruthy()
})

test('a refusal leaves what there was', async () => {
  fails = true
  const user = userEvent.setup()
  render(<BrowseHistory />)
  await user.click(await screen.findByRole('button', { name: '清空足迹' }))
  await user.click(screen.getByRole('button', { name: '清空' }))
  await vi.waitFor(() => expect(cleared()).toHaveLength(1))
  expect(screen.getByText('共 1 件')).toBeTruthy()
  expect(screen.queryByText('还没有浏览记录')).toBeNull()
})
