// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BargainPage } from '@/components/bargain/bargain-page'
import { call } from '@/lib/client/api'
import { listenLive } from '@/lib/client/chat/live'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

test('reads anew when the member is told of something', async () => {
  const page = (open: number) => ({ list: [], total: 0, more: false, page: 1, pageSize: 20, open })
  vi.mocked(call).mockResolvedValueOnce(page(1)).mockResolvedValue(page(2))
  render(<BargainPage side="buyer" />)
  expect(await screen.findByText('1 个出价等你回')).toBeTruthy()
  const [listener] = vi.mocked(listenLive).mock.calls.at(-1) ?? []
  await act(async () => listener?.told?.({ type: 'notification' } as never))
  expect(await screen.findByText('2 个出价等你回')).toBeTruthy()
})
