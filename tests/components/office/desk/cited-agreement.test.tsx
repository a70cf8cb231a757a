// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { ClaimDecision } from '@/components/office/desk/claims/claim-decision'
import { StaffContext } from '@/components/office/parts/use-staff'
import { saveFile } from '@/components/ui/kit/save-file'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import type { Permission } from '@/lib/shared/staff/staff'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { chooseOption } from '../../support/choose-option'
import { citedOf, TAKING_BACK } from '../../support/sample-agreement'
import { deskClaimOf } from '../../support/sample-claims'
import { orderOf } from '../../support/sample-orders'
import { staffOf } from '../../support/sample-staff'

vi.mock('@/components/office/desk/claims/claim-proofs', () => ({ ClaimProofs: () => null }))

vi.mock('@/components/ui/kit/save-file', () => ({ saveFile: vi.fn() }))

const show = (claim: DeskClaim, permissions: Permission[] = ['claims.handle', 'users.reveal']) =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions })}>
        <ClaimDecision order={orderOf()} claim={claim} onClose={() => {}} onChanged={() => {}} />
      </StaffContext>
    </App>,
  )

test('who decides a claim sees what was signed with its clause, and can cite it', async () => {
  const decide = mockCall('POST /desk/decideClaim', { needsSecond: false })
  server.use(decide)
  show(deskClaimOf({ agreement: citedOf() }))
  const cited = screen.getByRole('region', { name: '双方签署的协议' })
  expect(cited.textContent).toContain('双方已签《账号转让协议》XY2611211234567890')
  expect(cited.textContent).toContain('约定违约金 ¥804.00')
  fireEvent.click(screen.getByRole('radio', { name: '通过，卖家限期处理' }))
  await chooseOption('引用规则', new RegExp(TAKING_BACK))
  const facts = '登录记录显示账号从新设备改绑，改绑所用身份与原实名一致，不是买家操作。'
  fireEvent.change(screen.getByLabelText(/认定的事实/), { target: { value: facts } })
  fireEvent.click(screen.getByRole('button', { name: '提交审核结果' }))
  await settle()
  expect(decide.inputs).toMatchObject([{ rule: TAKING_BACK, grant: '1' }])
})

test('the full text is downloaded with a reason, by staff who may see id numbers only', async () => {
  const file = mockCall('POST /desk/agreementFile', {
    name: 'XY2611211234567890.txt',
    text: '全文',
    record: '{}',
    signature: 'c2ln',
    publicKey: 'a2V5',
  })
  server.use(file)
  const { unmount } = show(deskClaimOf({ agreement: citedOf() }))
  fireEvent.click(screen.getByRole('button', { name: '下载协议全文' }))
  fireEvent.change(await screen.findByLabelText(/原因/), { target: { value: '处理理赔' } })
  fireEvent.click(screen.getByRole('button', { name: /^下 ?载$/ }))
  await settle()
  expect(file.inputs).toEqual([{ orderSn: 'D2611211234567890', reason: '处理理赔' }])
  expect(saveFile).toHaveBeenCalledWith('XY2611211234567890.txt', expect.any(Blob))
  unmount()
  show(deskClaimOf({ agreement: citedOf() }), ['claims.handle'])
  expect(screen.queryByRole('button', { name: '下载协议全文' })).toBeNull()
})

test('without an agreement nothing is shown, and no clause can be cited', async () => {
  show(deskClaimOf())
  expect(screen.queryByRole('region', { name: '双方签署的协议' })).toBeNull()
  fireEvent.mouseDown(screen.getByLabelText('引用规则'))
  await settle()
  expect(screen.queryByText('双方签署的协议')).toBeNull()
})
