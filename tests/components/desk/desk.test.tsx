// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffContext, type StaffMember } from '@/components/console/use-staff'
import { Desk } from '@/components/desk/desk'
import { RailRoom } from '@/components/desk/use-rail'
import { call } from '@/lib/client/api'
import { permissionsOf, type Seat } from '@/lib/shared/staff'
import { settle } from '../../support/settle'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))
vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/components/desk/desk-order-view', () => ({
  DeskOrderView: ({ orderSn, pressed }: { orderSn: string; pressed: number }) => (
    <main>{`${orderSn} ${pressed > 0 ? '选的' : '自己打开的'}`}</main>
  ),
}))

const row = (orderSn: string) => ({
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
})
let isWide: boolean
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addListener() {}, removeListener() {} }))
  history.replaceState(null, '', '/desk')
  vi.mocked(call).mockImplementation((async (name: string) =>
    name === 'GET /desk/rail'
      ? { queues: { mine: { total: 5, overdue: 0 }, unassigned: { total: 2, overdue: 1 } } }
      : { list: [row('D1'), row('D2')], total: 2, more: false, page: 1, pageSize: 30 }) as never)
})
const open = async (seat: Seat = { house: 'platform', role: 'service' }) => {
  render(
    <StaffContext value={{ ...seat, permissions: permissionsOf(seat) } as StaffMember}>
      <RailRoom>
        <Desk />
      </RailRoom>
    </StaffContext>,
  )
  await settle()
  await settle()
}

test('the desk begins at the list that is late, and at its first order', async () => {
  await open()
  expect(screen.getByRole('main').textContent).toBe('D1 自己打开的')
  expect(location.search).toBe('?queue=unassigned&orderSn=D1')
})

test('J goes to the next order, K back, and neither past the end', async () => {
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

test('where list and order do not stand beside each other, no order opens by itself', async () => {
  isWide = false
  await open()
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getByRole('button', { name: /D1/ })).toBeTruthy()
})

test('a list is there for who may read it: a distributor recycles nothing', async () => {
  const lists = () => [...screen.getByRole('navigation', { name: '队列' }).children].map((list) => list.textContent)
  await open({ house: 'dist', role: 'service' })
  expect(lists()).toEqual(['待分配2超时 1', '我的5', '等买家', '等卖家', '纠纷', '理赔', '复核', '已办结', '全部'])
})
