// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotificationSettings } from '@/components/members/centre/notification-settings'
import { NotificationsPage } from '@/components/members/centre/notifications-page'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall, type Output } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => undefined }))

const row = (notificationId: number, isRead: boolean): Output<'GET /notification/list'>['list'][number] => ({
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
type Settings = Output<'GET /notification/settings'>
const CHANNELS: Settings['channels'] = [
  { channel: 'sms', name: '短信', todo: '绑定手机', href: '/phone', isBound: true, mostADay: 8 },
  { channel: 'mail', name: '邮件', todo: '绑定邮箱', href: '/email', isBound: true, mostADay: 20 },
  { channel: 'wechat', name: '微信', todo: '绑定微信提醒', href: '/third', isBound: false, mostADay: 20 },
]
const settingsOf = (...channels: Settings['kinds'][number]['channels']): Settings => ({
  channels: CHANNELS,
  kinds: [{ kind: 'order', name: '订单', about: '付款', channels }],
})
let lists: MockedCall<'GET /notification/list'>
let read: MockedCall<'POST /notification/read'>
beforeEach(() => {
  // The notification that was updated has a lower id.
  lists = mockCall('GET /notification/list', { ...pageOf([row(7, false), row(9, true)]), unread: 1 })
  read = mockCall('POST /notification/read', { unread: 0 })
  server.use(lists, read, mockCall('GET /notification/settings', settingsOf('sms', 'mail')))
})

test('all notifications are marked read up to the highest id on the page', async () => {
  render(<NotificationsPage />)
  expect(await screen.findByText('未读：')).toBeTruthy()
  expect(screen.getByRole('button', { name: '未读 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(read.inputs).toEqual([{ upTo: '9' }]))
})

test('a notification filter loads its first page and hides the button that marks all as read', async () => {
  render(<NotificationsPage />)
  await userEvent.click(await screen.findByRole('button', { name: '议价' }))
  await waitFor(() => expect(lists.inputs.at(-1)).toEqual({ kind: 'bargain', page: '1' }))
  expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
})

test('a notification setting is saved at once and shows the saved state', async () => {
  render(<NotificationSettings />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '订单：短信' })
  expect(box.checked).toBe(true)
  const save = mockCall('POST /notification/saveSetting', settingsOf('mail'))
  server.use(save)
  await userEvent.click(box)
  await waitFor(() => expect(box.checked).toBe(false))
  expect(save.inputs).toEqual([{ kind: 'order', channel: 'sms', isOn: '0' }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '订单：邮件' }).checked).toBe(true)
})

test('only bound channels can be selected, the others link to their binding', async () => {
  render(<NotificationSettings />)
  expect(await screen.findAllByRole('checkbox', { name: /^订单：/ })).toHaveLength(2)
  expect(screen.getByText('绑定微信提醒').getAttribute('href')).toBe('/third')
  expect(screen.queryByText('绑定邮箱')).toBeNull()
})

test('the sound for orders is switched on and off on this device', async () => {
  localStorage.removeItem('order-sound')
  render(<NotificationSettings />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '开启提示音' })
  expect(box.checked).toBe(false)
  await userEvent.click(box)
  expect([box.checked, localStorage.getItem('order-sound')]).toEqual([true, 'on'])
  await userEvent.click(box)
  expect([box.checked, localStorage.getItem('order-sound')]).toEqual([false, 'off'])
})
