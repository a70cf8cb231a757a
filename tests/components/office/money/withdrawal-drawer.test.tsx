// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { WithdrawalDrawer } from '@/components/office/money/withdrawal-drawer'
import type { Withdrawal } from '@/components/office/money/withdrawal-row'
import { StaffContext } from '@/components/office/parts/use-staff'
import type { UserId } from '@/lib/shared/ids'
import type { Permission } from '@/lib/shared/staff/staff'
import { staffOf } from '../../support/sample-staff'

const ROW: Withdrawal = {
  withdrawalSn: 'W20350101000000000001',
  userId: 38070001 as UserId,
  nickName: '阿柏',
  amount: '5600.00',
  fee: '56.00',
  arrives: '5544.00',
  payee: '招商银行 尾号 6620',
  payeeTime: '2035-01-01 03:04:05',
  sharedWith: 0,
  paidBefore: 0,
  risk: {
    level: 'middle',
    score: 40,
    reasons: [
      { kind: 'sharedPayee', name: '共用收款账户', text: '3 个账号共用收款账户', points: 40, advice: '核对户名' },
    ],
  },
  first: '',
  second: '',
  isFirst: false,
  state: 'review',
  stateName: '待复核',
  why: '',
  distId: 1,
  ofDist: null,
  provider: '',
  tradeNo: '',
  tries: 0,
  sendTime: '2035-01-02 03:04:05',
  sentTime: null,
  settledTime: null,
  checkTime: null,
  createTime: '2035-01-01 03:04:05',
}

const show = (row: Withdrawal, permissions: Permission[] = ['withdrawals.review']) =>
  render(
    <App>
      <StaffContext value={staffOf({ permissions })}>
        <WithdrawalDrawer row={row} onClose={() => {}} onChanged={() => {}} />
      </StaffContext>
    </App>,
  )

test.each([
  { nth: 'first', first: '', says: '你是第一位，还须另一位员工同意。' },
  { nth: 'second', first: '小王', says: '你是第二位，同意后按时打款。' },
])(
  'agreeing as the $nth names what is paid, the fee in between, and the risk of the applicant',
  async ({ first, says }) => {
    show({ ...ROW, first })
    await userEvent.click(screen.getByRole('button', { name: /^同\s?意$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '同意向招商银行 尾号 6620 打款 ¥5,544.00？' }))
    expect(dialog.getByText(`打款 ¥5,544.00（申请 ¥5,600.00，手续费 ¥56.00）。${says}`)).toBeTruthy()
    expect(dialog.getByText('中风险 40 分')).toBeTruthy()
    expect(dialog.getByText('3 个账号共用收款账户')).toBeTruthy()
  },
)

test('the applicant and the balance lead to their pages for those who may open them', () => {
  show(ROW, ['withdrawals.review', 'users.read', 'ledger.read'])
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkOf('阿柏（38070001）')).toBe('/console/users?userId=38070001')
  expect(linkOf('查看账本')).toBe('/console/ledger?userId=38070001')
  expect(screen.getByText('¥5,544.00')).toBeTruthy()
})

test('without those permissions the applicant is only named', () => {
  show(ROW)
  expect(screen.getByText('阿柏（38070001）')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
