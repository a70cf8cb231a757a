// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { CardSteps } from '@/components/office/desk/card-steps'
import type { DeskOrder, DeskStep } from '@/lib/contract/entities/desk'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf } from '../../support/sample-desk'

const step = (action: DeskStep['action'], label: string, more: Partial<DeskStep> = {}): DeskStep => ({
  action,
  label,
  text: '',
  asks: [],
  most: null,
  mostForfeit: null,
  isFinal: false,
  needsSecond: false,
  ...more,
})
const STAFF = { side: 'staff', name: '客服' } as const
const show = (more: Partial<DeskOrder>) =>
  render(
    <App>
      <CardSteps desk={deskOf(more)} asked={null} onAsked={vi.fn()} onChanged={vi.fn()} />
    </App>,
  )
const primary = () =>
  [...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent?.replaceAll(' ', ''))
const rebind = [
  step('deliver', '代卖家发货', { asks: ['account', 'note'] }),
  step('fault', '认定违约', { isFinal: true, asks: ['reason'] }),
]

test('an order that waits for its agent has one primary step', () => {
  show({ steps: rebind, waitsFor: STAFF })
  expect(primary()).toEqual(['代卖家发货'])
})

test('an order that waits for a party says for whom and has no primary step', () => {
  show({ steps: [], waitsFor: { side: 'buyer', name: '租客' } })
  expect(screen.getByText('等待租客操作')).toBeTruthy()
  expect(primary()).toEqual([])
})

test('who does not lead the order is offered to take it', () => {
  show({ steps: rebind, waitsFor: STAFF, isMine: false })
  expect(primary()).toEqual(['接手'])
})

test('a held order without another step is thawed', () => {
  show({ steps: [step('rule', '按结果分配', { isFinal: true })], waitsFor: STAFF, isFrozen: true })
  expect(primary()).toEqual(['解冻'])
})

test('the account that the seller submitted is delivered without typing it', async () => {
  const acts = mockCall('POST /desk/orderAct', { waits: false })
  server.use(acts)
  show({ steps: rebind, waitsFor: STAFF, mayReadAccount: true })
  fireEvent.click(screen.getByRole('button', { name: '代卖家发货' }))
  await settle()
  expect(screen.queryByLabelText('新账号')).toBeNull()
  fireEvent.change(screen.getByLabelText('换绑后的新密码'), { target: { value: 'new-secret' } })
  fireEvent.click(screen.getAllByRole('button', { name: '代卖家发货' }).at(-1) as HTMLElement)
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'deliver', password: 'new-secret' }])
  expect(acts.inputs[0]).not.toHaveProperty('account')
})
