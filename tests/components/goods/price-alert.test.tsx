// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { Fallen, PriceAlert } from '@/components/goods/price-alert'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({
  lazyCall: vi.fn(async (name: string) =>
    name === 'GET /goods/priceAlerts' ? { list: [{ goodsSn: 'ZHWZ1', price: '500.00', fell: '32.00' }] } : { on: true },
  ),
}))
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.restoreAllMocks()
})

test('a visitor logs in first; a member is asked once for all items and sets one with a press', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { unmount } = render(<PriceAlert goodsSn="ZHWZ2" />)
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?returnUrl=/))
  unmount()
  Cookies.set('token', 'a.b')
  render(
    <>
      <PriceAlert goodsSn="ZHWZ2" />
      <Fallen goodsSn="ZHWZ1" />
    </>,
  )
  expect(await screen.findByText('已降 ¥32.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect(screen.getByRole('button', { name: '已设降价提醒' }).getAttribute('aria-pressed')).toBe('true')
  const calls = vi.mocked(lazyCall).mock.calls.map(([name, input]) => [name, input])
  expect(calls).toEqual([
    ['GET /goods/priceAlerts', {}],
    ['POST /goods/priceAlert', { goodsSn: 'ZHWZ2', on: '1' }],
  ])
})
