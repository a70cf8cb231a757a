// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BargainPage } from '@/components/listings/bargain/bargain-page'
import { listenLive } from '@/lib/client/chat/live'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

test('a live notification reloads the bargains', async () => {
  const page = (open: number) => ({ ...pageOf([]), open })
  server.use(mockCall('GET /goods/bargainingList', page(1)))
  render(<BargainPage side="buyer" />)
  expect(await screen.findByText('1 个出价待你回复')).toBeTruthy()
  server.use(mockCall('GET /goods/bargainingList', page(2)))
  const [listener] = vi.mocked(listenLive).mock.calls.at(-1) ?? []
  await act(async () => listener?.onEvent?.({ type: 'notification' }))
  expect(await screen.findByText('2 个出价待你回复')).toBeTruthy()
})
