import { expect, it } from 'vitest'
import { DEFAULT_RULES } from '@/lib/server/modules/core/tenancy/rules-default'
import type { Deal, StepInput } from '@/lib/server/modules/orders/trading/flow/mode'
import { because, stampPaid } from '@/lib/server/modules/orders/trading/flow/stamps'

const at = new Date('2026-11-21T06:00:00Z')
const dealOf = (input: StepInput) => ({ input, rules: DEFAULT_RULES, at }) as Deal
const payment = { channel: 2 } as StepInput['payment']

it('a paid order has its time and way of payment, and nothing of an earlier timeout: its buyer sees it again', async () => {
  const paid = { paidAt: at, closedAt: null, cancelReason: '', hiddenByBuyer: false }
  expect(await stampPaid(dealOf({ payment }))).toEqual({ ...paid, payMode: '2' })
  expect(await stampPaid(dealOf({}))).toEqual({ ...paid, payMode: 'balance' })
})

it('a closed order states the reason given by the actor, else that of the step, with the rules filled in', async () => {
  const reasonOf = (reason?: string) => because('超过{unpaidMinutes}未付款')(dealOf({ reason }))
  expect(await reasonOf('拍错了')).toEqual({ cancelReason: '拍错了' })
  const own = { cancelReason: `超过 ${DEFAULT_RULES.unpaidMinutes} 分钟未付款` }
  expect([await reasonOf(), await reasonOf('')]).toEqual([own, own])
})
