// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotificationSettings } from '@/components/centre/notification-settings'
import { NotificationsPage } from '@/components/centre/notifications-page'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', () => ({ call: vi.fn(), ApiError: class ApiError extends Error {} }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => undefined }))

const row = (notificationId: number, isRead: boolean) => ({
  notificationId,
  kind: 'order',
  kindName: '订单',
  title: `第 ${notificationId} 条`,
  text: '貂蝉号：请交付',
  href: '/center',
  createTime: '2026-11-21 10:00:00',
  ago: '刚刚',
  isRead,
})
const CHANNELS = [
  { channel: 'sms', name: '短信', todo: '绑定手机', href: '/phone', isBound: true, mostADay: 8 },
  { channel: 'mail', name: '邮件', todo: '绑定邮箱', href: '/email', isBound: true, mostADay: 20 },
  { channel: 'wechat', name: '微信', todo: '绑定微信提醒', href: '/third', isBound: false, mostADay: 20 },
]
const asked: [string, object][] = []
beforeEach(() => {
  asked.length = 0
  vi.mocked(call).mockImplementation((async (name: string, input: object) => {
    asked.push([name, input])
    if (name === 'POST /notification/read') return { unread: 0 }
    if (name === 'POST /notification/saveSetting')
      return { channels: CHANNELS, kinds: [{ kind: 'order', name: '订单', about: '付款', channels: ['mail'] }] }
    if (name === 'GET /notification/settings')
      return { channels: CHANNELS, kinds: [{ kind: 'order', name: '订单', about: '付款', channels: ['sms', 'mail'] }] }
    // the one told again has an older number
    return { list: [row(7, false), row(9, true)], total: 2, more: false, page: 1, pageSize: 20, unread: 1 }
  }) as never)
})

test('all are marked read up to the last number on the page', async () => {
  render(<NotificationsPage />)
  expect(await screen.findByText('未读：')).toBeTruthy()
  expect(screen.getByRole('button', { name: '未读 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(asked).toContainEqual(['POST /notification/read', { upTo: '9' }]))
})

test('a filter asks anew from the first page, and nothing marks what it does not show', async () => {
  render(<NotificationsPage />)
  await userEvent.click(await screen.findByRole('button', { name: '议价' }))
  await waitFor(() => expect(asked).toContainEqual(['GET /notification/list', { kind: 'bargain', page: '1' }]))
  expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
})

test('a switch is saved by itself and shows what was saved', async () => {
  render(<NotificationSettings />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '订单：短信' })
  expect(box.checked).toBe(true)
  await userEvent.click(box)
  expect(asked).toContainEqual(['POST /notification/saveSetting', { kind: 'order', channel: 'sms', isOn: '0' }])
  await waitFor(() => expect(box.checked).toBe(false))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '订单：邮件' }).checked).toBe(true)
})

test('only channels that are bound are offered; the others say where to bind them', async () => {
  render(<NotificationSettings />)
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByText('绑定微信提醒').getAttribute('href')).toBe('/third')
  expect(screen.queryByText('绑定邮箱')).toBeNull()
})
