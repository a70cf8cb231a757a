// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { StaffContext } from '@/components/office/parts/use-staff'
import { UserDrawer } from '@/components/office/people/user-drawer'
import type { UserId } from '@/lib/shared/ids'
import type { Permission } from '@/lib/shared/staff/staff'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { staffOf } from '../../support/sample-staff'

const USER_ID = 38070001 as UserId
const FILE: Output<'GET /console/user'> = {
  userId: USER_ID,
  nickName: '阿柏',
  phone: '138****0001',
  state: 'normal',
  restricted: [],
  isVerified: true,
  distId: 1,
  createTime: '2026-01-02 03:04:05',
  realName: '',
  idCard: '',
  email: '',
  accounts: 1,
  coin: '12345.60',
  orders: 1204,
  goods: 3,
  isStaff: false,
  risk: { level: 'middle', score: 40, reasons: [] },
  guardChange: '',
  sessions: [],
  freezes: [],
  restrictions: [],
  notes: [],
}

function show(permissions: Permission[], more: Partial<typeof FILE> = {}) {
  server.use(mockCall('GET /console/user', { ...FILE, ...more }))
  render(
    <App>
      <StaffContext value={staffOf({ permissions })}>
        <UserDrawer userId={USER_ID} walk={{ at: 0, count: 0 }} onClose={() => {}} onChanged={() => {}} />
      </StaffContext>
    </App>,
  )
}

test('a verified account without stored name is shown as verified, and its figures lead to the lists behind them', async () => {
  show(['users.read', 'orders.read', 'goods.review', 'ledger.read', 'withdrawals.review'])
  const linkOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await linkOf('1,204 笔')).toBe(`/console/orders?userId=${USER_ID}`)
  expect(await linkOf('3 件')).toBe(`/console/goods?sellerId=${USER_ID}`)
  expect(await linkOf('¥12,345.60')).toBe(`/console/ledger?userId=${USER_ID}`)
  expect(await linkOf('查看记录')).toBe(`/console/withdrawals?userId=${USER_ID}`)
  expect(screen.getByText('中风险 40 分')).toBeTruthy()
  expect(screen.getAllByText('138****0001'), 'the phone once').toHaveLength(1)
  expect(screen.getByText('已实名')).toBeTruthy()
  expect(screen.getAllByText('已实名，原文未留存')).toHaveLength(2)
})

test('figures whose lists the reader may not open are no links', async () => {
  show(['users.read'])
  expect(await screen.findByText('1,204 笔')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a restricted account is shown as restricted, and not as normal', async () => {
  show(['users.read'], { restricted: ['list', 'buy'] })
  expect(await screen.findByText('限制上架、下单')).toBeTruthy()
  expect(screen.queryByText('正常')).toBeNull()
})
