// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Desk } from '@/components/office/desk/desk'
import { RailProvider } from '@/components/office/desk/use-rail'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { DeskRow } from '@/lib/contract/entities/desk'
import type { UserId } from '@/lib/shared/ids'
import { type Membership, permissionsOf } from '@/lib/shared/staff/staff'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/office/cases/tickets-screen', () => ({ default: () => '工单列表' }))
vi.mock('@/components/office/people/approvals-screen', () => ({ default: () => '复核列表' }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
vi.mock('@/components/office/desk/desk-order-view', () => ({
  DeskOrderView: ({ orderSn, pressed }: { orderSn: string; pressed: number }) => (
    <main>{`${orderSn} ${pressed > 0 ? '选的' : '自己打开的'}`}</main>
  ),
}))

const row = (orderSn: string): DeskRow => ({
  orderSn,
  title: orderSn,
  gameId: 107,
  gameName: '王者荣耀',
  kind: '账号',
  place: '换绑中',
  isDisputed: false,
  clock: null,
  line: '',
  lineBy: null,
  unread: 0,
  tags: [],
  pausedTime: null,
  wasLate: false,
  isParked: false,
})
let isWide: boolean
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addListener() {}, removeListener() {} }))
  history.replaceState(null, '', '/desk')
  server.use(
    mockCall('GET /desk/rail', {
      queues: { mine: { total: 5, overdue: 0 }, unassigned: { total: 2, overdue: 1 } },
      me: { userId: 9 as UserId, name: '小林', actor: '', duty: 'open', shifts: [], holidays: [], open: 0 },
      today: 0,
      firstAnswer: null,
      pressing: 0,
    }),
    mockCall('GET /desk/orders', pageOf([row('D1'), row('D2')])),
  )
})
const open = async (seat: Membership = { house: 'platform', role: 'service' }) => {
  render(
    <StaffContext value={staffOf({ ...seat, permissions: [...permissionsOf(seat)] })}>
      <RailProvider>
        <Desk />
      </RailProvider>
    </StaffContext>,
  )
  await settle()
  await settle()
}

test('the desk opens the first order of the overdue queue', async () => {
  await open()
  expect(screen.getByRole('main').textContent).toBe('D1 自己打开的')
  expect(location.search).toBe('?queue=unassigned&orderSn=D1')
})

test('the keys J and K move between orders and stop at the ends', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'j' })
  await settle()
  fireEvent.keyDown(document.body, { key: 'j' })
  await settle()
  expect(screen.getByRole('main').textContent).toBe('D2 选的')
  fireEvent.keyDown(document.body, { key: 'k' })
  await settle()
  expect(screen.getByRole('main').textContent).toBe('D1 选的')
})

test('on a narrow screen no order opens automatically', async () => {
  isWide = false
  await open()
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getByRole('button', { name: /D1/ })).toBeTruthy()
})

test('desk queues depend on permissions: a distributor has no recycling', async () => {
  const lists = () => [...screen.getByRole('navigation', { name: '队列' }).children].map((list) => list.textContent)
  await open({ house: 'dist', role: 'service' })
  expect(lists()).toEqual([
    '待分配2，超时 1',
    '我的5',
    '等买家',
    '等卖家',
    '售后',
    '理赔',
    '支付投诉',
    '工单',
    '复核',
    '已处理',
    '全部',
  ])
})

test('cases and approvals open next to the queues, and the address names them', async () => {
  await open()
  for (const [name, screenText] of [
    ['工单', '工单列表'],
    ['复核', '复核列表'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    expect(await screen.findByText(screenText)).toBeTruthy()
    expect(screen.getByRole('navigation', { name: '队列' })).toBeTruthy()
  }
  expect(new URLSearchParams(location.search).get('queue')).toBe('reviews')
  fireEvent.click(screen.getByRole('button', { name: /^我的/ }))
  await settle()
  expect(screen.getByRole('button', { name: /D1/ })).toBeTruthy()
})
