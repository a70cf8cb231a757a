// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordsTable } from '@/components/money/wallet/records-table'

const record = {
  id: 1,
  kind: 'refundOut',
  kindName: '原路退款',
  memo: '退款，退回支付宝',
  orderSn: 'D2611211234567890',
  createTime: '2026-11-22 09:00:00',
}

test('a refund to the payment source shows its progress, other records do not', () => {
  const other = {
    ...record,
    id: 2,
    kind: 'orderRefund',
    kindName: '订单退款',
    memo: '王者账号 贵族 8',
    amount: '100.00',
    balance: '100.00',
    state: '',
  }
  render(
    <RecordsTable records={[{ ...record, amount: '-100.00', balance: '0.00', state: '退回支付宝，处理中' }, other]} />,
  )
  const [, out, back] = screen.getAllByRole('row')
  expect(out?.textContent).toContain('退回支付宝，处理中')
  expect(back?.textContent).not.toContain('处理中')
  const number = within(back as HTMLElement).getByRole('link', { name: 'D2611211234567890' })
  expect(number.getAttribute('href')).toBe('/center/buyers/buyOrderDetail?orderSn=D2611211234567890')
})
