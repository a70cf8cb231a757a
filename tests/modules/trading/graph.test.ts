import { describe, expect, it } from 'vitest'
import { dueAction, modeOf, nextState } from '@/lib/server/modules/trading/rules'
import { ACTIONS, type Actor, type Mode } from '@/lib/server/modules/trading/types'
import { type OrderStatus, SUB_STATUSES } from '@/lib/shared/order-status'

const STATUSES: OrderStatus[] = [0, 1, 2, 3, 7, 8]
const ACTORS: Actor[] = ['buyer', 'seller', 'service', 'system']

/** What is allowed, a line per (state, action): everybody else is FORBIDDEN there, every other triple is ORDER_STATE. */
function tableOf(mode: Mode): string {
  const lines: string[] = []
  for (const status of STATUSES)
    for (const subStatus of SUB_STATUSES)
      for (const action of ACTIONS) {
        const answers = ACTORS.map((actor) => [actor, nextState(mode, { status, subStatus }, action, actor)] as const)
        const allowed = answers.flatMap(([actor, to]) =>
          typeof to === 'string' ? [] : [`${actor} -> ${to.status} ${to.subStatus}`],
        )
        const refusals = new Set(answers.flatMap(([, to]) => (typeof to === 'string' ? [to] : [])))
        expect(refusals.size, 'one reason per state and action').toBeLessThan(2)
        expect(allowed.length > 0, 'FORBIDDEN only where somebody may').toBe(!refusals.has('ORDER_STATE'))
        if (allowed.length > 0) lines.push(`${status} ${subStatus} ${action}: ${allowed.join(', ')}`)
      }
  return lines.join('\n')
}

describe('the graph of an order', () => {
  it('of an account', () =>
    expect(tableOf('account')).toMatchInlineSnapshot(`
    "0 WAIT_PAY pay: buyer -> 1 VERIFY, system -> 1 VERIFY
    0 WAIT_PAY cancel: buyer -> 7 CANCELLED
    0 WAIT_PAY timeout: system -> 7 TIMEOUT
    1 VERIFY timeout: system -> 8 REFUNDED
    1 VERIFY deliver: seller -> 2 INSPECTION
    1 VERIFY refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
    2 INSPECTION confirm: buyer -> 3 HOLD
    2 INSPECTION autoConfirm: system -> 3 HOLD
    3 HOLD release: system -> 3 RELEASED
    3 HOLD evaluate: buyer -> 3 HOLD
    3 RELEASED evaluate: buyer -> 3 RELEASED
    7 TIMEOUT pay: system -> 1 VERIFY"
  `))

  it.each(['props', 'currency'] as const)('of %s differs only in the step after payment', (mode) => {
    expect(tableOf(mode)).toBe(tableOf('account').replaceAll('1 VERIFY', '1 DELIVERING'))
  })

  it('has a clock for every state that must not last, and none for the others', () => {
    const table = tableOf('account')
    const clocked = STATUSES.flatMap((status) =>
      SUB_STATUSES.flatMap((subStatus) => {
        const reached = table.includes(`-> ${status} ${subStatus}`) || (status === 0 && subStatus === 'WAIT_PAY')
        const action = dueAction({ status, subStatus })
        return reached && action ? [`${status} ${subStatus}: ${action}`] : []
      }),
    )
    expect(clocked).toEqual([
      '0 WAIT_PAY: timeout',
      '1 VERIFY: timeout',
      '2 INSPECTION: autoConfirm',
      '3 HOLD: release',
    ])
  })

  it('is chosen by the goods type', () =>
    expect([1, 27, 22, 2, 46].map(modeOf)).toEqual(['account', 'props', 'currency', 'currency', 'props']))
})
