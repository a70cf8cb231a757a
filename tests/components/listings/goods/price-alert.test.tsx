// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { PriceAlert } from '@/components/listings/goods/price-alert'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.restoreAllMocks()
})

const alerted = { goodsSn: 'ZHWZ1000001', price: '500.00', target: null, fell: '32.00' }

test('a visitor who sets a price alert is sent to the login', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<PriceAlert goodsSn="ZHWZ1000002" price="90.00" />)
  await userEvent.click(screen.getByRole('button', { name: '降价提醒' }))
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?returnUrl=/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a member sets an alert with a target below the price, changes it and cancels it', async () => {
  Cookies.set('token', 'a.b')
  let set: Output<'GET /goods/priceAlerts'>['list'] = [alerted]
  const alerts = mockCall('GET /goods/priceAlerts', () => ({ list: set }))
  const save = mockCall('POST /goods/priceAlert', ({ input: { goodsSn, on, target } }) => {
    set = [
      alerted,
      ...(on === '1' ? [{ goodsSn, price: '90.00', target: target ? `${target}.00` : null, fell: null }] : []),
    ]
    return { on: on === '1' }
  })
  server.use(alerts, save)
  render(
    <>
      <PriceAlert goodsSn="ZHWZ1000002" price="90.00" />
      <PriceAlert goodsSn="ZHWZ1000001" price="468.00" />
    </>,
  )
  expect(await screen.findByText('已降 ¥32.00')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '降价提醒' }))
  const box = await screen.findByLabelText('降到多少（元）时提醒我')
  await user.type(box, '90')
  await user.click(screen.getByRole('button', { name: '设置提醒' }))
  expect(screen.getByText('提醒价要低于现价 ¥90.00')).toBeTruthy()
  await user.clear(box)
  await user.type(box, '80')
  await user.click(screen.getByRole('button', { name: '设置提醒' }))
  await user.click(await screen.findByRole('button', { name: '已设降价提醒 · 降到 ¥80.00' }))
  expect(await screen.findByText('已设提醒：降到 ¥80.00 时提醒')).toBeTruthy()
  await user.clear(screen.getByLabelText('降到多少（元）时提醒我'))
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: '已设降价提醒' })).toHaveLength(2))
  await user.click(screen.getAllByRole('button', { name: '已设降价提醒' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: '取消提醒' }))
  expect(await screen.findByRole('button', { name: '降价提醒' })).toBeTruthy()
  expect(alerts.inputs, 'once for the page, and after each change').toHaveLength(4)
  expect(save.inputs).toEqual([
    { goodsSn: 'ZHWZ1000002', on: '1', target: '80' },
    { goodsSn: 'ZHWZ1000002', on: '1' },
    { goodsSn: 'ZHWZ1000002', on: '0' },
  ])
})
