import { describe, expect, it } from 'vitest'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { tableOf } from '../../../../support/fixtures/order-graph'

describe('state graph of currency by amount', () => {
  it('state graph of buying currency from a merchant', () =>
    expect(tableOf(MODES.fastGold)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 ASSIGN, system -> 1 ASSIGN
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      1 ASSIGN timeout: system -> 1 ASSIGN
      1 ASSIGN refund: system -> 8 REFUNDED
      1 ASSIGN accept: seller -> 1 DELIVERING
      1 ASSIGN refuse: seller -> 1 ASSIGN
      1 DELIVERING timeout: system -> 8 REFUNDED
      1 DELIVERING refund: buyer -> 8 REFUNDED, seller -> 8 REFUNDED
      1 DELIVERING deliver: seller -> 2 INSPECTION
      1 DELIVERING contest: seller -> 1 DELIVERING
      1 DELIVERING uphold: service -> 7 REFUNDED
      1 DELIVERING fault: service -> 8 REFUNDED
      1 DELIVERING rule: service -> 3 RELEASED
      2 INSPECTION autoConfirm: system -> 3 HOLD
      2 INSPECTION confirm: buyer -> 3 HOLD
      2 INSPECTION contest: buyer -> 2 INSPECTION
      2 INSPECTION rule: service -> 3 RELEASED
      3 HOLD release: system -> 3 RELEASED
      3 HOLD evaluate: buyer -> 3 HOLD
      3 HOLD contest: buyer -> 3 HOLD
      3 HOLD rule: service -> 3 RELEASED
      3 RELEASED evaluate: buyer -> 3 RELEASED
      7 TIMEOUT pay: system -> 1 ASSIGN"
    `))
  it('state graph of selling currency to a merchant', () =>
    expect(tableOf(MODES.goldRecycling)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: system -> 1 DELIVERING
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      1 DELIVERING timeout: system -> 8 REFUNDED
      1 DELIVERING refund: seller -> 8 REFUNDED
      1 DELIVERING deliver: seller -> 2 INSPECTION
      2 INSPECTION autoConfirm: system -> 3 RELEASED
      2 INSPECTION confirm: buyer -> 3 RELEASED
      2 INSPECTION contest: buyer -> 2 INSPECTION
      2 INSPECTION rule: service -> 3 RELEASED"
    `))
})

describe('state graph of boosting and convoy', () => {
  it('state graph of boosting', () =>
    expect(tableOf(MODES.boosting)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 POSTED, system -> 1 POSTED
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      1 ASSIGN timeout: system -> 1 POSTED
      1 ASSIGN refund: buyer -> 7 REFUNDED
      1 ASSIGN accept: seller -> 1 WORKING
      1 ASSIGN refuse: seller -> 1 POSTED
      1 POSTED timeout: system -> 7 REFUNDED
      1 POSTED assign: system -> 1 ASSIGN
      1 POSTED refund: buyer -> 7 REFUNDED
      1 POSTED accept: seller -> 1 WORKING
      1 WORKING timeout: system -> 8 REFUNDED
      1 WORKING refund: buyer -> 8 REFUNDED
      1 WORKING shot: seller -> 1 WORKING
      1 WORKING lock: buyer -> 1 LOCKED
      1 WORKING propose: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 WORKING submit: seller -> 2 INSPECTION
      1 WORKING repost: buyer -> 1 POSTED
      1 WORKING rule: service -> 3 RELEASED
      1 LOCKED timeout: system -> 1 LOCKED
      1 LOCKED unlock: buyer -> 1 WORKING
      1 LOCKED rekey: buyer -> 1 LOCKED
      1 LOCKED propose: buyer -> 1 PROPOSED
      1 LOCKED rule: service -> 3 RELEASED
      1 PROPOSED timeout: system -> 1 PROPOSED
      1 PROPOSED refund: buyer -> 8 REFUNDED
      1 PROPOSED withdraw: buyer -> 1 WORKING, seller -> 1 WORKING
      1 PROPOSED propose: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 PROPOSED agree: buyer -> 8 REFUNDED, seller -> 7 REFUNDED
      1 PROPOSED decline: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 PROPOSED repost: buyer -> 1 POSTED
      1 PROPOSED dismiss: service -> 1 WORKING
      1 PROPOSED rule: service -> 3 RELEASED
      2 INSPECTION autoConfirm: system -> 3 RELEASED
      2 INSPECTION confirm: buyer -> 3 RELEASED
      2 INSPECTION contest: buyer -> 2 INSPECTION
      2 INSPECTION redo: buyer -> 1 WORKING
      2 INSPECTION rule: service -> 3 RELEASED
      3 RELEASED evaluate: buyer -> 3 RELEASED
      7 TIMEOUT pay: system -> 1 POSTED"
    `))
  it('state graph of convoy', () =>
    expect(tableOf(MODES.convoy)).toMatchInlineSnapshot(`
      "0 WAIT_PAY pay: buyer -> 1 POSTED, system -> 1 POSTED
      0 WAIT_PAY timeout: system -> 7 TIMEOUT
      0 WAIT_PAY cancel: buyer -> 7 CANCELLED
      1 ASSIGN timeout: system -> 1 POSTED
      1 ASSIGN refund: buyer -> 7 REFUNDED
      1 ASSIGN accept: seller -> 1 WORKING
      1 ASSIGN refuse: seller -> 1 POSTED
      1 POSTED timeout: system -> 7 REFUNDED
      1 POSTED assign: system -> 1 ASSIGN
      1 POSTED refund: buyer -> 7 REFUNDED
      1 POSTED accept: seller -> 1 WORKING
      1 WORKING timeout: system -> 8 REFUNDED
      1 WORKING release: system -> 3 RELEASED
      1 WORKING refund: buyer -> 8 REFUNDED
      1 WORKING shot: seller -> 1 WORKING
      1 WORKING propose: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 WORKING submit: seller -> 2 INSPECTION
      1 WORKING repost: buyer -> 1 POSTED
      1 WORKING rule: service -> 3 RELEASED
      1 PROPOSED timeout: system -> 1 PROPOSED
      1 PROPOSED refund: buyer -> 8 REFUNDED
      1 PROPOSED withdraw: buyer -> 1 WORKING, seller -> 1 WORKING
      1 PROPOSED propose: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 PROPOSED agree: buyer -> 8 REFUNDED, seller -> 7 REFUNDED
      1 PROPOSED decline: buyer -> 1 PROPOSED, seller -> 1 PROPOSED
      1 PROPOSED repost: buyer -> 1 POSTED
      1 PROPOSED dismiss: service -> 1 WORKING
      1 PROPOSED rule: service -> 3 RELEASED
      2 INSPECTION autoConfirm: system -> 1 WORKING
      2 INSPECTION confirm: buyer -> 1 WORKING
      2 INSPECTION contest: buyer -> 2 INSPECTION
      2 INSPECTION redo: buyer -> 1 WORKING
      2 INSPECTION rule: service -> 3 RELEASED
      3 RELEASED evaluate: buyer -> 3 RELEASED
      7 TIMEOUT pay: system -> 1 POSTED"
    `))
})
