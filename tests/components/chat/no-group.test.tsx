// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoGroup } from '@/components/chat/no-group'
import { orderOf } from '../support/sample-orders'

test.each([
  [{ status: 0, subStatus: 'WAIT_PAY' }, '付款后才有群聊'],
  [{ status: 1, subStatus: 'ASSIGN' }, '接单后才有群聊'],
  [{ status: 1, subStatus: 'POSTED' }, '接单后才有群聊'],
  [{ status: 3, subStatus: 'HOLD' }, '没有群聊'],
])('an order without a group says why, and has no box to write in: %o', (more, title) => {
  render(<NoGroup order={orderOf({ ...more, groupId: null })} />)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
