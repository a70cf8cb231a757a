// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CardRequests } from '@/components/office/desk/card-requests'
import { StaffContext } from '@/components/office/parts/use-staff'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf } from '../../support/sample-desk'
import { staffOf } from '../../support/sample-staff'

const request = {
  approvalId: 7,
  title: '回收付款 满配账号',
  by: '小禾',
  isOwn: true,
  createTime: '2026-11-21 18:00:00',
  isRuling: false,
}
const changed = vi.fn()
const show = (isOwn: boolean, permissions: Parameters<typeof staffOf>[0]) =>
  render(
    <App>
      <StaffContext value={staffOf(permissions)}>
        <CardRequests desk={deskOf({ pending: [{ ...request, isOwn }] })} onChanged={changed} />
      </StaffContext>
    </App>,
  )

test('whoever asked for a second member withdraws the request, and is not sent to decide it', async () => {
  const decide = mockCall('POST /console/decideApproval', null)
  server.use(decide)
  show(true, { permissions: ['approvals.decide'] })
  expect(screen.getByText(/你 11-21 18:00 提交，等待双人复核/)).toBeTruthy()
  expect(screen.queryByText('去复核')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '撤回申请' }))
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '截图传错了' } })
  fireEvent.click(screen.getAllByRole('button', { name: '撤回申请' }).at(-1) as HTMLElement)
  await settle()
  expect(decide.inputs).toEqual([{ approvalId: '7', accept: '0', reason: '截图传错了' }])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('others are sent to decide it, if they may', () => {
  const { unmount } = show(false, { permissions: ['approvals.decide'] })
  expect(screen.getByText('去复核')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull()
  unmount()
  show(false, { permissions: [] })
  expect(screen.getByText(/小禾 11-21 18:00 提交/)).toBeTruthy()
  expect(screen.queryByText('去复核')).toBeNull()
})
