// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClaimDecision } from '@/components/office/desk/claims/claim-decision'
import { StepDialog } from '@/components/office/desk/step-dialog'
import type { DeskStep } from '@/lib/contract/entities/desk'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { chooseOption } from '../../support/choose-option'
import { deskClaimOf } from '../../support/sample-claims'
import { orderOf } from '../../support/sample-orders'

vi.mock('@/components/office/desk/claims/claim-proofs', () => ({ ClaimProofs: () => null }))

const FACTS = '发布快照没有标明其中两把的到期日，交付截图显示已到期，按描述规则认定为不符。'
const STEP: DeskStep = {
  action: 'rule',
  label: '按结果分配',
  text: '',
  asks: ['amount', 'reason'],
  most: '1730.00',
  mostForfeit: null,
  split: {
    buyer: '租客',
    seller: '号主',
    terms: { held: '1730.00', bond: null, feeBp: 0, leastFee: '0.00', fineBp: 0 },
  },
  isFinal: true,
  needsSecond: false,
}
const nothing = () => {}
let act: MockedCall<'POST /desk/orderAct'>
let decide: MockedCall<'POST /desk/decideClaim'>
beforeEach(() => {
  act = mockCall('POST /desk/orderAct', { waits: false })
  decide = mockCall('POST /desk/decideClaim', { needsSecond: false })
  server.use(act, decide)
})
const send = async (label: RegExp, button: string, amount: string, reason: RegExp) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: amount } })
  fireEvent.change(screen.getByLabelText(reason), { target: { value: FACTS } })
  fireEvent.click(screen.getByRole('button', { name: button }))
  await settle()
}

test.each([
  ['１８０', { amount: '180.00' }],
  ['0', { amount: undefined }],
])('a ruling on %j yuan of a deposit sends %j', async (typed, sent) => {
  render(<StepDialog orderSn="D2611211234567890" step={STEP} onChanged={nothing} onClose={nothing} />, { wrapper: App })
  await send(/赔给号主/, '按结果分配', typed, /处理理由/)
  expect(act.inputs.map(({ amount }) => ({ amount }))).toEqual([sent])
})

test('a ruling without an amount cannot be sent', async () => {
  render(<StepDialog orderSn="D2611211234567890" step={STEP} onChanged={nothing} onClose={nothing} />, { wrapper: App })
  await send(/赔给号主/, '按结果分配', '', /处理理由/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '按结果分配' }).disabled).toBe(true)
  expect(act.inputs).toEqual([])
})

test('a ruling on an ambiguous amount is not sent', async () => {
  render(<StepDialog orderSn="D2611211234567890" step={STEP} onChanged={nothing} onClose={nothing} />, { wrapper: App })
  await send(/赔给号主/, '按结果分配', '180,50', /处理理由/)
  expect(screen.getAllByText(/逗号有歧义/).length).toBeGreaterThan(0)
  expect(act.inputs).toEqual([])
})

test('a decision about a claim says what it does once it is chosen', () => {
  const claim = deskClaimOf()
  const { granted, rejected } = claim.follows
  render(<ClaimDecision order={orderOf()} claim={claim} onChanged={nothing} onClose={nothing} />, { wrapper: App })
  const shown = () => [granted, rejected].map((text) => screen.queryByText(text) !== null)
  expect(shown()).toEqual([false, false])
  fireEvent.click(screen.getByRole('radio', { name: /^通过/ }))
  expect(shown()).toEqual([true, false])
  fireEvent.click(screen.getByRole('radio', { name: '不通过' }))
  expect(shown()).toEqual([false, true])
})

test('proven top-ups cannot exceed the claimed ones', async () => {
  const claim = { ...deskClaimOf(), kind: 'topUps' as const, topUp: '648.00' }
  render(<ClaimDecision order={orderOf()} claim={claim} onChanged={nothing} onClose={nothing} />, { wrapper: App })
  fireEvent.click(screen.getByRole('radio', { name: /^通过/ }))
  await chooseOption('引用规则', /争议处理规则 3.4/)
  await send(/证实的充值/, '提交审核结果', '649', /认定的事实/)
  expect(screen.getByText('不能超过 ¥648.00')).toBeTruthy()
  expect(decide.inputs).toEqual([])
})

const CHECK: DeskStep = {
  action: 'verified',
  label: '验号通过',
  text: '',
  asks: ['captures', 'note'],
  most: null,
  mostForfeit: null,
  split: null,
  isFinal: false,
  needsSecond: false,
}
test.each([
  { isUnread: true, note: '请先查看账号密码并登录核对，或勾选已用其他方式登录' },
  { isUnread: false, note: '请上传核对截图' },
])('who checks an account has read its password or states another login: unread $isUnread', ({ isUnread, note }) => {
  render(
    <StepDialog
      orderSn="D2611211234567890"
      step={CHECK}
      hasAccount
      isUnread={isUnread}
      onChanged={nothing}
      onClose={nothing}
    />,
    { wrapper: App },
  )
  expect(screen.getByText(note)).toBeTruthy()
  if (!isUnread) return
  fireEvent.click(screen.getByRole('checkbox', { name: '我已用扫码等其他方式登录核对' }))
  expect(screen.getByText('请上传核对截图')).toBeTruthy()
})
