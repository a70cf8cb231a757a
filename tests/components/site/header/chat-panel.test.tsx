// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChatPanel } from '@/components/site/header/chat-panel'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { orderOf, orderPage } from '../../support/sample-orders'

beforeEach(() => void Cookies.set('token', 'a.b'))
afterEach(() => {
  Cookies.remove('token')
})

test('the chat panel lists paid and shipped orders of both sides with links to their chats', async () => {
  const lists = mockCall('GET /order/queryOrderList', ({ input: { belong = '0' } }) =>
    orderPage([
      orderOf({
        id: belong === '0' ? 2 : 9,
        orderSn: `D${belong.repeat(16)}`,
        bigTitle: belong === '0' ? '买的号' : '卖的号',
      }),
    ]),
  )
  server.use(lists)
  render(<ChatPanel />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['卖的号我卖的', '买的号我买的'])
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/chatSystem?status=1&returnType=1&orderSn=D1111111111111111')
  await userEvent.click(screen.getByRole('button', { name: '待收货' }))
  await waitFor(() => expect(lists.inputs.filter((input) => input.status === '2')).toHaveLength(2))
  expect(lists.inputs.every((input) => input.pageSize === '5')).toBe(true)
})

test('the chat panel shows when a tab is empty or fails to load', async () => {
  server.use(mockCall('GET /order/queryOrderList', orderPage([])))
  render(<ChatPanel />)
  expect(await screen.findByText('没有待发货的订单')).toBeTruthy()
  server.use(mockCall('GET /order/queryOrderList', 'lost'))
  await userEvent.click(screen.getByRole('button', { name: '待收货' }))
  expect((await screen.findByRole('alert')).textContent).toBe('网络超时')
})
