// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatPanel } from '@/components/frame/chat-panel'
import { lazyCall } from '@/lib/client/lazy-call'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
beforeEach(() => void Cookies.set('token', 'a.b'))
afterEach(() => {
  vi.clearAllMocks()
  Cookies.remove('token')
})
const asked = () => vi.mocked(lazyCall).mock.calls.map(([, input]) => input as Record<string, string>)

test('shows both sides’ orders to ship, then those shipped, each leading to its chat', async () => {
  vi.mocked(lazyCall).mockImplementation((async (_: string, { belong }: { belong: string }) => ({
    orderList: [
      orderOf({
        id: belong === '0' ? 2 : 9,
        orderSn: `D${belong.repeat(16)}`,
        bigTitle: belong === '0' ? '买的号' : '卖的号',
      }),
    ],
  })) as never)
  render(<ChatPanel />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['卖的号我卖的', '买的号我买的'])
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/chatSystem?status=1&returnType=1&orderSn=D1111111111111111')
  await userEvent.click(screen.getByRole('button', { name: '已发货' }))
  await waitFor(() => expect(asked().filter((input) => input.status === '2')).toHaveLength(2))
  expect(asked().every((input) => input.pageSize === '5')).toBe(true)
})

test('an empty tab and a failure say so', async () => {
  vi.mocked(lazyCall).mockResolvedValue({ orderList: [] } as never)
  render(<ChatPanel />)
  expect(await screen.findByText('没有待发货的订单')).toBeTruthy()
  vi.mocked(lazyCall).mockRejectedValue(new Error('网络超时'))
  await userEvent.click(screen.getByRole('button', { name: '已发货' }))
  expect((await screen.findByRole('alert')).textContent).toBe('网络超时')
})
