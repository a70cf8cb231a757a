// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { StaffBell } from '@/components/office/console/staff-bell'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const notice = (notificationId: number, more: object = {}) => ({
  notificationId,
  kind: 'order' as const,
  kindName: '订单',
  title: `消息 ${notificationId}`,
  text: '王者荣耀账号',
  href: '/desk?orderSn=D2611211234567890',
  createTime: '2026-11-21 10:00:00',
  ago: '刚刚',
  isRead: false,
  ...more,
})

test('the bell counts unread notifications, lists them, and shows a new one about work as a message', async () => {
  let list = [notice(1)]
  const read = mockCall('POST /notification/read', { unread: 0 })
  server.use(
    mockCall('GET /notification/list', () => ({
      list,
      page: 1,
      pageSize: 10,
      total: list.length,
      more: false,
      unread: list.filter(({ isRead }) => !isRead).length,
    })),
    read,
  )
  render(
    <App>
      <StaffBell />
    </App>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '消息，1 条未读' }))
  list = [
    notice(3, { title: '小禾接手了你的订单' }),
    notice(2, { href: '/center/notifications' }),
    notice(1, { isRead: true }),
  ]
  fireEvent.click(await screen.findByRole('button', { name: /全部已读/ }))
  await settle()
  expect(read.inputs).toEqual([{ upTo: '1' }])
  await waitFor(() => expect(screen.getByRole('button', { name: '消息，2 条未读' })).toBeTruthy())
  const messages = [...document.querySelectorAll('.ant-message-notice')].map(({ textContent }) => textContent)
  expect(messages).toEqual(['小禾接手了你的订单'])
})
