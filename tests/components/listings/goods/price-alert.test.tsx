// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { Fallen, PriceAlert } from '@/components/listings/goods/price-alert'
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
  const alerts = mockCall('GET /goods/priceAlerts', {
    list: [{ goodsSn: 'ZHWZ1000001', price: '500.00', fell: '32.00' }],
  })
  const save = mockCall('POST /goods/priceAlert', { on: true })
  server.use(alerts, save)
  render(
    <>
      <PriceAlert goodsSn="ZHWZ1000002" />
      <Fallen goodsSn="ZHWZ1000001" />
    </>,
  )
  expect(await screen.findByText('已降 ¥32.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect((await screen.findByRole('button', { name: '已设降价提醒' })).getAttribute('aria-pressed')).toBe('true')
  expect(alerts.inputs).toEqual([{}])
  expect(save.inputs).toEqual([{ goodsSn: 'ZHWZ1000002', on: '1' }])
})
