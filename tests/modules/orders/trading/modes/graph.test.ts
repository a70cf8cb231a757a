import { describe, expect, it } from 'vitest'
import type { Mode } from '@/lib/server/modules/orders/trading/flow/mode'
import { sale } from '@/lib/server/modules/orders/trading/modes/sale'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { stepOf } from '@/lib/server/modules/orders/trading/rules'
import type { Place } from '@/lib/server/modules/orders/trading/types'
import { MEMBER_ACTIONS, STAFF_ACTIONS } from '@/lib/shared/trade/order-forms'
import { tableOf } from '../../../../support/fixtures/order-graph'

const ALL = Object.values(MODES)

/** Returns the states an order of this mode can be in. */
const reached = (mode: Mode): Place[] => [
  ...new Set<Place>(['0 WAIT_PAY', ...mode.steps.flatMap(({ from, to }) => [from, to])]),
]

describe('state graph of sales and rentals', () => {
  it('state graph of an account order', () =>
    expect(tableOf(MODES.account)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 VERIFY, system -> 1 VERIFY
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      1 ASSIGN timeout: system -> 1 ASSIGN
      1 ASSIGN assign: service -> 1 VERIFY, system -> 1 VERIFY
      1 ASSIGN refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 ASSIGN submit: seller -> 1 ASSIGN
      1 ASSIGN waive: buyer -> 1 VERIFY
      1 VERIFY timeout: system -> 8 UNSERVED
      1 VERIFY queue: system -> 1 ASSIGN
      1 VERIFY refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 VERIFY deliver: seller -> 2 INSPECTION
      1 VERIFY mismatch: service -> 8 REFUNDED
      1 VERIFY submit: seller -> 1 VERIFY
      1 VERIFY verified: service -> 1 VERIFIED
      1 VERIFY relogin: service -> 1 SIGN
      1 VERIFIED refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 VERIFIED accept: buyer -> 1 SIGN, system -> 1 SIGN
      1 SIGN sign: buyer -> 1 REBIND, seller -> 1 REBIND
      1 SIGN timeout: system -> 8 REFUNDED
      1 SIGN refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 SIGN mismatch: service -> 8 REFUNDED
      1 REBIND timeout: system -> 1 REBIND
      1 REBIND ruleBuyer: system -> 7 REFUNDED
      1 REBIND ruleSeller: system -> 8 REFUNDED
      1 REBIND deliver: seller -> 2 INSPECTION, service -> 2 INSPECTION
      1 REBIND fault: service -> 8 REFUNDED
      2 INSPECTION autoConfirm: system -> 3 HOLD
      2 INSPECTION ruleBuyer: system -> 7 REFUNDED
      2 INSPECTION ruleSeller: system -> 8 REFUNDED
      2 INSPECTION ruleSplit: system -> 3 RELEASED
      2 INSPECTION confirm: buyer -> 3 HOLD
      3 HOLD release: system -> 3 RELEASED
      3 HOLD ruleBuyer: system -> 7 REFUNDED
      3 HOLD ruleSeller: system -> 8 REFUNDED
      3 HOLD ruleSplit: system -> 3 RELEASED
      3 HOLD claimed: system -> 3 CLAIMED
      3 HOLD evaluate: buyer -> 3 HOLD
      3 RELEASED evaluate: buyer -> 3 RELEASED
      7 TIMEOUT pay: system -> 1 VERIFY"
    `))

  it.each(['props', 'currency', 'topUp'] as const)(
    'state graph of %s has no staff actions, and another state after payment',
    (name) => {
      const lines = tableOf(MODES.account)
        .split('\n')
        .filter((line) => !/^1 (ASSIGN|VERIFIED|SIGN|REBIND)|queue|submit|mismatch|verified|relogin/.test(line))
      expect(tableOf(MODES[name])).toBe(
        lines.join('\n').replaceAll('1 VERIFY', '1 DELIVERING').replaceAll('8 UNSERVED', '8 REFUNDED'),
      )
    },
  )

  it('an account with mandatory staff verification is never delivered unverified', () => {
    const led = sale('account', {
      paid: '1 VERIFY',
      staff: 'always',
      greeting: '',
      handOver: 'credentials',
      hint: '',
    })
    const handOver = '1 VERIFY deliver: seller -> 2 INSPECTION\n'
    expect(tableOf(MODES.account)).toContain(handOver)
    const waive = '1 ASSIGN waive: buyer -> 1 VERIFY\n'
    // only listed items are checked before they are sold
    const relogin = '1 VERIFY relogin: service -> 1 SIGN\n'
    for (const line of [waive, relogin]) expect(tableOf(MODES.account)).toContain(line)
    expect(tableOf(led)).toBe(tableOf(MODES.account).replace(handOver, '').replace(waive, '').replace(relogin, ''))
  })

  it('the state graph of codes lets the system deliver stored codes', () => {
    const [byHand, byItself] = [
      'deliver: seller -> 2 INSPECTION',
      'deliver: seller -> 2 INSPECTION, system -> 2 INSPECTION',
    ]
    expect(tableOf(MODES.code)).toBe(tableOf(MODES.topUp).replace(byHand, byItself))
  })

  it('state graph of a rental', () =>
    expect(tableOf(MODES.rental)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 DELIVERING, system -> 1 DELIVERING
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      1 DELIVERING timeout: system -> 8 REFUNDED
      1 DELIVERING refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 DELIVERING deliver: seller -> 2 RENTING, system -> 2 RENTING
      2 RENTING start: buyer -> 2 RENTING
      2 RENTING renew: buyer -> 2 RENTING
      2 RENTING timeout: system -> 2 CHECK
      2 RENTING remind: system -> 2 RENTING
      2 RENTING giveBack: buyer -> 2 CHECK
      2 RENTING mismatch: buyer -> 2 MISMATCH
      2 RENTING fault: service -> 2 CHECK
      2 MISMATCH timeout: system -> 8 REFUNDED
      2 MISMATCH withdraw: buyer -> 2 RENTING
      2 MISMATCH accept: seller -> 8 REFUNDED
      2 MISMATCH contest: seller -> 2 MISMATCH
      2 MISMATCH uphold: service -> 8 REFUNDED
      2 MISMATCH dismiss: service -> 2 RENTING
      2 CHECK timeout: system -> 3 KEPT
      2 CHECK settle: seller -> 3 KEPT
      2 CHECK claim: seller -> 2 CHECK
      2 CHECK rule: service -> 3 KEPT
      3 RELEASED evaluate: buyer -> 3 RELEASED
      3 KEPT timeout: system -> 3 RELEASED
      3 KEPT claimed: system -> 3 RELEASED
      3 KEPT evaluate: buyer -> 3 KEPT
      7 TIMEOUT pay: system -> 1 DELIVERING"
    `))
})

describe('state graph of recycling', () => {
  it('state graph of a recycling order', () =>
    expect(tableOf(MODES.recovery)).toMatchInlineSnapshot(`
    "0 WAIT_PAY pay: system -> 1 DELIVERING
    0 WAIT_PAY timeout: system -> 7 TIMEOUT
    1 VERIFY timeout: system -> 7 REFUNDED
    1 VERIFY refund: seller -> 8 REFUNDED
    1 VERIFY mismatch: service -> 8 REFUNDED
    1 VERIFY verified: service -> 1 REBIND
    1 REBIND timeout: system -> 1 REBIND
    1 REBIND mismatch: service -> 8 REFUNDED
    1 REBIND rebound: service -> 3 HOLD
    1 DELIVERING timeout: system -> 8 REFUNDED
    1 DELIVERING refund: seller -> 8 REFUNDED
    1 DELIVERING deliver: seller -> 1 VERIFY
    3 HOLD release: system -> 3 RELEASED
    3 HOLD fault: service -> 3 RELEASED"
  `))
})

describe('state graph of off-site deals', () => {
  it('an off-site deal waits for the other party, then follows a sale handled by staff', () =>
    expect(tableOf(MODES.intermediary)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 VERIFY, system -> 1 VERIFY
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      0 WAIT_OTHER timeout: system -> 7 TIMEOUT
      0 WAIT_OTHER cancel: buyer -> 7 CANCELLED, seller -> 7 CANCELLED
      0 WAIT_OTHER accept: buyer -> 0 WAIT_PAY, seller -> 0 WAIT_PAY
      0 WAIT_OTHER decline: buyer -> 7 CANCELLED, seller -> 7 CANCELLED
      1 ASSIGN timeout: system -> 1 ASSIGN
      1 ASSIGN assign: service -> 1 VERIFY, system -> 1 VERIFY
      1 ASSIGN refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 ASSIGN submit: seller -> 1 ASSIGN
      1 VERIFY timeout: system -> 8 UNSERVED
      1 VERIFY queue: system -> 1 ASSIGN
      1 VERIFY refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 VERIFY mismatch: service -> 8 REFUNDED
      1 VERIFY submit: seller -> 1 VERIFY
      1 VERIFY verified: service -> 1 VERIFIED
      1 VERIFIED refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 VERIFIED accept: buyer -> 1 SIGN, system -> 1 SIGN
      1 SIGN sign: buyer -> 1 REBIND, seller -> 1 REBIND
      1 SIGN timeout: system -> 8 REFUNDED
      1 SIGN refund: buyer -> 7 REFUNDED, seller -> 8 REFUNDED
      1 SIGN mismatch: service -> 8 REFUNDED
      1 REBIND timeout: system -> 1 REBIND
      1 REBIND ruleBuyer: system -> 7 REFUNDED
      1 REBIND ruleSeller: system -> 8 REFUNDED
      1 REBIND deliver: seller -> 2 INSPECTION, service -> 2 INSPECTION
      1 REBIND fault: service -> 8 REFUNDED
      2 INSPECTION autoConfirm: system -> 3 HOLD
      2 INSPECTION ruleBuyer: system -> 7 REFUNDED
      2 INSPECTION ruleSeller: system -> 8 REFUNDED
      2 INSPECTION ruleSplit: system -> 3 RELEASED
      2 INSPECTION confirm: buyer -> 3 HOLD
      3 HOLD release: system -> 3 RELEASED
      3 HOLD ruleBuyer: system -> 7 REFUNDED
      3 HOLD ruleSeller: system -> 8 REFUNDED
      3 HOLD ruleSplit: system -> 3 RELEASED
      3 HOLD claimed: system -> 3 CLAIMED
      3 HOLD evaluate: buyer -> 3 HOLD
      3 RELEASED evaluate: buyer -> 3 RELEASED
      7 TIMEOUT pay: system -> 1 VERIFY"
    `))
})

describe.each(ALL.map((mode) => [mode.name, mode] as const))('all orders of mode %s', (_name, mode) => {
  it('every open state has a timer, and no closed one does', () => {
    for (const place of reached(mode)) {
      const isOver = place === '3 RELEASED' || place === '3 CLAIMED' || /^[78]/.test(place)
      expect(mode.clocks[place] !== undefined, place).toBe(!isOver)
      const clock = mode.clocks[place]
      if (clock) expect(stepOf(mode, place, clock.action, 'system'), `${place} ${clock.action}`).toBeTypeOf('object')
      if (clock?.reminders) expect(stepOf(mode, place, 'remind', 'system')).toBeTypeOf('object')
    }
    expect(Object.keys(mode.clocks).filter((place) => !reached(mode).includes(place as Place))).toEqual([])
  })

  it('every state tells both parties whose turn it is', () => {
    for (const place of reached(mode)) {
      const turn = mode.words.turns[place]
      expect(turn?.buyer.title && turn.seller.title && turn.buyer.text && turn.seller.text, place).toBeTruthy()
    }
  })

  it('every member action with a form has a button, and no other action does', () => {
    for (const step of mode.steps) {
      const isPressed = step.button !== undefined && step.button.form !== 'link'
      const isMembers = (MEMBER_ACTIONS as readonly string[]).includes(step.action)
      const byMember = step.by.some((actor) => actor === 'buyer' || actor === 'seller')
      expect(isPressed, `${step.from} ${step.action}`).toBe(isMembers && byMember)
    }
  })

  it('customer service can perform only staff actions', () => {
    const taken = mode.steps.filter((step) => step.by.includes('service')).map((step) => step.action)
    expect(taken.filter((action) => !(STAFF_ACTIONS as readonly string[]).includes(action))).toEqual([])
  })

  it('customer service can decide every order frozen by a party', () => {
    for (const step of mode.steps.filter((one) => one.freezes))
      expect(
        mode.steps.some((one) => one.from === step.to && one.by.includes('service')),
        step.action,
      ).toBe(true)
  })
})

it('the confirmation of receipt has the same text in every mode', () => {
  const confirms = ALL.flatMap(({ steps }) => steps.filter(({ action }) => action === 'confirm'))
  const words = confirms.flatMap(({ button }) => (button ? [`${button.title} ${button.done}`] : []))
  expect(words.length).toBeGreaterThan(8)
  expect(new Set(words)).toEqual(new Set(['确定已收货吗？ 确认收货成功！']))
})
