// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import ClaimsScreen from '@/components/office/orders/claims-screen'
import DisputesScreen from '@/components/office/orders/disputes-screen'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { Permission } from '@/lib/shared/staff/staff'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { DISPUTE_FILE, DISPUTE_ROW } from '../../support/sample-after-sales'
import { staffOf } from '../../support/sample-staff'

const CLAIM_SN = 'LP202611220000000001'
const STAGES = [
  { stage: 'staff', stageName: '客服处理中', count: 1, late: 1, sum: '1000.00' },
  { stage: 'closed', stageName: '已结束', count: 3, late: 0, sum: '50.00' },
]
let lists: MockedCall<'GET /console/disputes'>
beforeEach(() => {
  lists = mockCall('GET /console/disputes', { ...pageOf([DISPUTE_ROW]), stages: STAGES })
  server.use(
    lists,
    mockCall('GET /console/dispute', DISPUTE_FILE),
    mockCall('GET /console/claims', { ...pageOf([{ ...DISPUTE_ROW, sn: CLAIM_SN }]), stages: STAGES }),
    mockCall('GET /comm/gameList', { gameList: [] }),
  )
})
const show = (permissions: Permission[], Screen: ComponentType) =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions })}>
        <Screen />
      </StaffContext>
    </App>,
  )
const open = async (permissions: Permission[], Screen = DisputesScreen) => {
  show(permissions, Screen)
  fireEvent.click(await screen.findByText('满配账号'))
  return screen.findByText(/描述规则 2.4/)
}

test('an overdue dispute shows its ruling and links staff who may rule to the desk', async () => {
  await open(['orders.read', 'disputes.rule'])
  expect(screen.getByText('已超时')).toBeTruthy()
  expect(screen.getByText('托管 1000.00 = 退给买家 200.00 + 放款（未扣费用） 800.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: '在工作台处理' }).getAttribute('href')).toBe(
    `/desk?queue=disputes&orderSn=${DISPUTE_ROW.orderSn}`,
  )
})

test('staff without the ruling permission get no link to the desk, nor does anyone for a dispute of another site', async () => {
  await open(['orders.read'])
  expect(screen.queryByRole('link', { name: '在工作台处理' })).toBeNull()
  cleanup()
  server.use(mockCall('GET /console/dispute', { ...DISPUTE_FILE, isHere: false }))
  await open(['orders.read', 'disputes.rule'])
  expect(screen.queryByRole('link', { name: '在工作台处理' })).toBeNull()
  expect(screen.getByRole('complementary').textContent).toContain('在松间的工作台处理')
})

test('disputes are filtered by stage', async () => {
  await open(['orders.read'])
  expect(screen.getByText(/^争议金额：/).textContent).toContain('争议金额：客服处理中 ¥1,000.00，已结束 ¥50.00')
  fireEvent.click(screen.getByText('已结束 3'))
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ stage: 'closed', page: '1' })
})

test('an incomplete order number is rejected and keeps the list', async () => {
  await open(['orders.read'])
  const box = screen.getByRole('searchbox', { name: '订单号' })
  const before = lists.inputs.length
  fireEvent.change(box, { target: { value: '2026' } })
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })
  expect(await screen.findByText('请输入完整的订单号')).toBeTruthy()
  expect(lists.inputs).toHaveLength(before)
})

test('a claim shows its handler, its cover and the debt of the seller', async () => {
  const { answer, wantName, wanted, ...file } = DISPUTE_FILE
  const cover = { coverName: '终身包赔', price: '900.00', topUp: '0.00', paidTime: null, debt: '300.00' }
  server.use(mockCall('GET /console/claim', { ...file, ...cover, sn: CLAIM_SN, handler: '小林' }))
  await open(['orders.read', 'claims.handle'], ClaimsScreen)
  const rows = [...document.querySelectorAll('aside dl:first-of-type dt')].map((name) => name.textContent)
  expect(rows.slice(0, 7)).toEqual(['进度', '期限', '处理人', '订单', '站点', '买家', '卖家'])
  expect(screen.getByText('终身包赔，最多赔 ¥1,000.00')).toBeTruthy()
  expect(screen.getByText('¥300.00')).toBeTruthy()
  expect(screen.queryByText('买后充值')).toBeNull()
  expect(screen.queryByRole('combobox', { name: '发起人' }), 'only buyers claim').toBeNull()
  expect(screen.getByRole('link', { name: '在工作台处理' }).getAttribute('href')).toContain('queue=claims')
})

test('the list of claims has what each was granted, paid or not, so that the totals can be checked', async () => {
  const granted = { ...DISPUTE_ROW, sn: CLAIM_SN, amount: '1000.00', granted: '640.00' }
  server.use(mockCall('GET /console/claims', { ...pageOf([granted]), stages: STAGES }))
  show(['orders.read', 'claims.handle'], ClaimsScreen)
  expect(await screen.findByText('¥640.00')).toBeTruthy()
  expect(screen.getAllByText(/赔付金额/).length).toBeGreaterThan(1)
})
