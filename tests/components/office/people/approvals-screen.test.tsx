// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import ApprovalsScreen from '@/components/office/people/approvals-screen'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'
import { DISPUTE_FILE } from '../../support/sample-after-sales'
import { deskOf } from '../../support/sample-desk'
import { disputeOf } from '../../support/sample-disputes'

type Approval = Output<'GET /console/approvals'>['list'][number]
const ONE: Approval = {
  approvalId: 4,
  title: '换绑完成 满级号：现在付给卖家 70%（¥2,032.10），7 天后付尾款（¥870.90），托管 ¥2,903.00',
  target: 'order:D9',
  object: { kind: '订单', name: '满级号', path: '/desk?orderSn=D9' },
  reason: '手机和密保已换绑到平台',
  note: '',
  pictures: ['/media/evidence/aa/one.webp?sign=1'],
  state: 'open',
  askedBy: '客服小禾',
  decidedBy: '',
  decision: '',
  createTime: '2026-11-29 10:00:00',
  mayDecide: true,
  isOwn: false,
}
const show = async (more: Partial<Approval> = {}) => {
  server.use(mockCall('GET /console/approvals', pageOf([{ ...ONE, ...more }])))
  render(
    <App>
      <ApprovalsScreen />
    </App>,
  )
  await settle()
  fireEvent.click(screen.getByText(ONE.title))
  return screen.getByRole('complementary', { name: '复核申请' })
}

test('a request opens with its sums, its reason and its pictures, and the confirmation repeats them', async () => {
  const drawer = await show({ note: '买家已上线' })
  for (const text of ['¥2,032.10', '¥870.90', '手机和密保已换绑到平台', '买家已上线', '客服小禾'])
    expect(drawer.textContent).toContain(text)
  expect(within(drawer).getByRole('img', { name: '证据 1' }).getAttribute('src')).toBe(ONE.pictures[0])
  expect(within(drawer).getByRole('link', { name: '订单 满级号' }).getAttribute('href')).toBe('/desk?orderSn=D9')
  const decided = mockCall('POST /console/decideApproval', null)
  server.use(decided)
  fireEvent.click(within(drawer).getByRole('button', { name: /^通\s?过$/ }))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['¥2,032.10', '理由：手机和密保已换绑到平台']) expect(dialog.textContent).toContain(text)
  fireEvent.click(within(dialog).getByRole('button', { name: '通过并执行' }))
  await settle()
  expect(decided.inputs).toEqual([{ approvalId: '4', accept: '1' }])
  expect(screen.queryByRole('complementary', { name: '复核申请' })).toBeNull()
})

test('the author of a request waits for another member, or withdraws it', async () => {
  const drawer = await show({ isOwn: true })
  expect(within(drawer).getByText('等待另一位有同样权限的员工复核')).toBeTruthy()
  expect(within(drawer).queryByRole('button', { name: /^通\s?过$/ })).toBeNull()
  expect(within(drawer).getByRole('button', { name: /^撤\s?回$/ })).toBeTruthy()
})

test('who may not decide is offered nothing', async () => {
  const drawer = await show({ mayDecide: false, pictures: [] })
  expect(within(drawer).queryByRole('button', { name: /通\s?过|驳\s?回|撤\s?回/ })).toBeNull()
})

test('a ruling is approved with the statements and the evidence of both sides in view', async () => {
  const dispute = disputeOf({ statement: '少两把红武', answer: '页面写的是体验武器' })
  const proofs = [
    {
      by: '买家',
      title: '上传凭证',
      note: '仓库截图',
      pictures: [],
      hashes: [],
      progress: null,
      createTime: '2026-11-20 10:00:00',
    },
  ]
  const desk = deskOf({ dispute })
  server.use(
    mockCall('GET /console/dispute', { ...DISPUTE_FILE, orderSn: desk.order.orderSn }),
    mockCall('GET /desk/order', { ...desk, order: { ...desk.order, proofs: proofs as never } }),
  )
  const drawer = await show({ target: 'dispute:JF202611220000000001', title: ONE.title })
  await settle()
  for (const text of ['少两把红武', '页面写的是体验武器', '仓库截图']) expect(drawer.textContent).toContain(text)
})
