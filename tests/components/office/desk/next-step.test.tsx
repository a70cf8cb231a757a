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
import { disputeOf } from '../../support/sample-disputes'

const step = (action: DeskStep['action'], label: string, more: Partial<DeskStep> = {}): DeskStep => ({
  action,
  label,
  text: '',
  asks: [],
  most: null,
  mostForfeit: null,
  split: null,
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
const frozen = { waitsFor: STAFF, isFrozen: true, mayThaw: true, mayFreeze: false }
const textOf = ({ textContent }: Element) => textContent?.replaceAll(' ', '')
const buttons = () => [...document.querySelectorAll('.ant-btn')].map(textOf)
const primary = () => [...document.querySelectorAll('.ant-btn-primary')].map(textOf)
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

test('an order with a dispute says why it is paused: it is being handled, or its result can be appealed', () => {
  const { unmount } = show({ dispute: disputeOf() })
  expect(screen.getByText(/^售后处理中，订单已暂停/)).toBeTruthy()
  unmount()
  const clock = { label: '剩余申诉时间', outcome: '', dueTime: '2026-11-26 05:44:00', dueIn: 3600, span: 259_200 }
  const { unmount: close } = show({ dispute: disputeOf({ stage: 'ruled', clock }) })
  expect(screen.getByText('处理结果已出，申诉截止 11-26 05:44，申诉期内订单暂停')).toBeTruthy()
  close()
  const appeal = { by: 'buyer' as const, note: '金额不对', createTime: '2026-11-24 05:44:00' }
  show({ dispute: disputeOf({ stage: 'ruled', clock, appeal }) })
  expect(screen.getByText('最终处理结果已出，付款渠道的投诉结束前订单暂停')).toBeTruthy()
})

test('who does not lead the order is offered to take it', () => {
  show({ steps: rebind, waitsFor: STAFF, isMine: false })
  expect(primary()).toEqual(['接手'])
})

test('a held order without another step is thawed; where staff decide, neither choice is the main one', () => {
  const { unmount } = show({ steps: [], ...frozen })
  expect(primary()).toEqual(['解冻'])
  unmount()
  show({ steps: [step('rule', '按结果分配', { isFinal: true, asks: ['reason'] })], ...frozen })
  expect(primary()).toEqual([])
})

test('a frozen order is thawed first, whatever else could be done', () => {
  const { unmount } = show({ steps: [step('mismatch', '验号不符', { isFinal: true })], ...frozen })
  expect(buttons()).toEqual(['解冻', '验号不符'])
  expect(primary()).toEqual(['解冻'])
  unmount()
  const { unmount: close } = show({ steps: rebind, ...frozen })
  expect(buttons()).toEqual(['解冻', '代卖家发货', '认定违约'])
  expect(primary()).toEqual(['解冻'])
  close()
  // a request to thaw it waits for a second member
  show({ steps: rebind, ...frozen, mayThaw: false })
  expect(buttons()).toEqual(['代卖家发货', '认定违约'])
  expect(primary()).toEqual([])
})

test('what the offered actions require names them, and is absent without them', () => {
  const wrong = step('mismatch', '验号不符', { isFinal: true, asks: ['captures', 'note'] })
  const { unmount } = show({ steps: [wrong], waitsFor: STAFF })
  expect(screen.getByText('冻结要写理由，记入操作日志')).toBeTruthy()
  unmount()
  const rebound = step('rebound', '换绑完成', { needsSecond: true })
  const { unmount: close } = show({ steps: [rebound, ...rebind.slice(1)], waitsFor: STAFF })
  const both = '认定违约、冻结要写理由，记入操作日志。本单满 ¥2,000.00，换绑完成须双人复核。'
  expect(screen.getByText(both)).toBeTruthy()
  close()
  show({ steps: [], mayFreeze: false, mayLead: false })
  expect(document.body.textContent).not.toMatch(/理由|复核/)
})

test('a step that a second person confirms says so before it is sent', async () => {
  show({ steps: [step('rebound', '换绑完成', { needsSecond: true })], waitsFor: STAFF })
  fireEvent.click(screen.getByRole('button', { name: '换绑完成' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('由另一位员工复核，通过后才执行')
  expect(screen.getByRole('button', { name: '提交复核' })).toBeTruthy()
})

test('the account that the seller submitted is delivered without typing it', async () => {
  const acts = mockCall('POST /desk/orderAct', { waits: false })
  server.use(acts)
  show({ steps: rebind, waitsFor: STAFF, mayReadAccount: true })
  fireEvent.click(screen.getByRole('button', { name: '代卖家发货' }))
  await settle()
  expect(screen.queryByLabelText('新账号')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '用卖家已提交的账号' }))
  fireEvent.change(screen.getByLabelText('换绑后的新密码'), { target: { value: 'new-secret' } })
  fireEvent.click(screen.getAllByRole('button', { name: '代卖家发货' }).at(-1) as HTMLElement)
  await settle()
  expect(acts.inputs).toMatchObject([{ action: 'deliver', password: 'new-secret' }])
  expect(acts.inputs[0]).not.toHaveProperty('account')
})

test('a finishing step cannot be sent before what it records is filled in, and says what is missing', async () => {
  const acts = mockCall('POST /desk/orderAct', { waits: false })
  server.use(acts)
  show({ steps: [step('rebound', '换绑完成', { asks: ['captures', 'note'] })], waitsFor: STAFF })
  fireEvent.click(screen.getByRole('button', { name: '换绑完成' }))
  await settle()
  const send = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '换绑完成' }).at(-1)
  expect(send()?.disabled).toBe(true)
  expect(screen.getByText('请上传核对截图')).toBeTruthy()
  const note = screen.getByLabelText(/核对说明/)
  fireEvent.focus(note)
  fireEvent.blur(note)
  expect(screen.getByText('请填写核对说明')).toBeTruthy()
  expect(acts.inputs).toEqual([])
})

test('which account is delivered is not chosen beforehand', async () => {
  show({ steps: rebind, waitsFor: STAFF, mayReadAccount: true })
  fireEvent.click(screen.getByRole('button', { name: '代卖家发货' }))
  await settle()
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: '代卖家发货' }).at(-1)?.disabled).toBe(true)
})
