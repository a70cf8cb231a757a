// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.restoreAllMocks()
})

test('a visitor who sets a price alert is sent to the login, a member loads all alerts once and sets one', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { unmount } = render(<PriceAlert goodsSn="ZHWZ1000002" />)
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?returnUrl=/))
  unmount()
  Cookies.set('token', 'a.b')
  const set: { goodsSn: string; price: string; fell: string | null }[] = [
    { goodsSn: 'ZHWZ1000001', price: '500.00', fell: '32.00' },
  ]
  const alerts = mockCall('GET /goods/priceAlerts', () => ({ list: set }))
  const save = mockCall('POST /goods/priceAlert', () => {
    set.push({ goodsSn: 'ZHWZ1000002', price: '90.00', fell: null })
    return { on: true }
  })
  server.use(alerts, save)
  render(
    <>
      <PriceAlert goodsSn="ZHWZ1000002" />
      <PriceAlert goodsSn="ZHWZ1000001" />
    </>,
  )
  expect(await screen.findByText('已降 ¥32.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: '已设降价提醒', pressed: true })).toHaveLength(2))
  expect(alerts.inputs, 'once for the page, and after the change').toEqual([{}, {}])
  expect(save.inputs).toEqual([{ goodsSn: 'ZHWZ1000002', on: '1' }])
})
