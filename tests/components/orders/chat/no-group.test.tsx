// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoGroup } from '@/components/orders/chat/no-group'
import { Toaster } from '@/components/ui/overlays/toast'
import { orderOf } from '../../support/sample-orders'

test.each([
  [{ status: 0, subStatus: 'WAIT_PAY' }, '付款后才有群聊'],
  [{ status: 1, subStatus: 'ASSIGN' }, '接单后才有群聊'],
  [{ status: 1, subStatus: 'POSTED' }, '接单后才有群聊'],
])('an order without a group shows why, and has no message box: %o', (more, title) => {
  render(<NoGroup order={orderOf({ ...more, groupId: null })} canSend />)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an order whose group is missing accepts text, and shows why it cannot be sent', async () => {
  render(
    <>
      <NoGroup order={orderOf({ status: 1, subStatus: 'VERIFY', groupId: null })} canSend />
      <Toaster />
    </>,
  )
  expect(screen.getByText('该订单未创建群聊，请联系客服~')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('消息'), { target: { value: '在吗' } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('该订单未创建群聊，消息发送失败，请联系客服~')).toBeTruthy()
  expect((screen.getByLabelText('消息') as HTMLTextAreaElement).value).toBe('在吗')
})
