// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlanDialog } from '@/components/money/payout/plan-dialog'
import type { Payee } from '@/lib/contract/entities/payout'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { PAYOUT_RULES } from '../../support/sample-payouts'

const payee = (payeeId: number, canPay = true): Payee => ({
  payeeId,
  kind: 1,
  name: `支付宝 138****000${payeeId}`,
  isDefault: payeeId === 1,
  isFirst: false,
  canPay,
  lockedUntil: null,
  createTime: '2026-11-01 10:00:00',
})

const PLAN = { plan: null }

function show(payees: Payee[]) {
  const onDone = vi.fn()
  const terms = { payees, rules: PAYOUT_RULES } as Parameters<typeof PlanDialog>[0]['terms']
  render(<PlanDialog terms={terms} plan={null} onClose={vi.fn()} onDone={onDone} />)
  return onDone
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: '开启' }))
  await settle()
}

test('a weekly withdrawal offers only payees that can be paid, and is saved with the pay password', async () => {
  const save = mockCall('POST /pay/savePayoutPlan', PLAN)
  server.use(save)
  const onDone = show([payee(2, false), payee(1)])
  expect(screen.getByLabelText(/收款账户/).textContent).toBe('支付宝 138****0001')
  type(/^每周$/, '3')
  type(/起提金额/, '￥500')
  type(/支付密码/, '246810')
  await send()
  expect(save.inputs).toEqual([{ weekday: '3', payeeId: '1', minimum: '500', keep: '0', payPassword: '246810' }])
  expect(onDone).toHaveBeenCalledOnce()
})

test('amounts below the limit and a missing pay password are reported at their fields and nothing is sent', async () => {
  const save = mockCall('POST /pay/savePayoutPlan', PLAN)
  server.use(save)
  show([payee(1)])
  type(/起提金额/, '0.01')
  type(/余额保留/, '')
  await send()
  expect(screen.getByText(/请填写金额，不低于/)).toBeTruthy()
  expect(screen.getByText('请填写金额，不保留填 0')).toBeTruthy()
  expect(screen.getByLabelText(/支付密码/).getAttribute('aria-invalid')).toBe('true')
  expect(save.inputs).toEqual([])
})

test('a refused plan keeps what was typed', async () => {
  server.use(mockCall('POST /pay/savePayoutPlan', { refuse: 'WRONG_PAY_PASSWORD' }))
  const onDone = show([payee(1)])
  type(/起提金额/, '800')
  type(/支付密码/, '111111')
  await send()
  expect(screen.getByText('支付密码错误')).toBeTruthy()
  expect(screen.getByLabelText(/起提金额/)).toHaveProperty('value', '800')
  expect(onDone).not.toHaveBeenCalled()
})
