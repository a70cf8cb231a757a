import { expect, test } from 'vitest'
import { afterSalePhase, orderPhase, WITHDRAWAL_PHASES } from '@/lib/shared/staff/phases'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'

const { unpaid, paid, complete, buyerCancelled, sellerCancelled } = ORDER_STATUS

test.each([
  ['waiting', { status: unpaid, isFrozen: false, isAwaited: true }],
  ['waiting', { status: paid, isFrozen: false, isAwaited: true }],
  ['running', { status: paid, isFrozen: false, isAwaited: false }],
  ['waiting', { status: paid, isFrozen: true, isAwaited: false }],
  ['waiting', { status: complete, isFrozen: true, isAwaited: false }],
  ['done', { status: complete, isFrozen: false, isAwaited: false }],
  ['ended', { status: buyerCancelled, isFrozen: false, isAwaited: false }],
  ['ended', { status: sellerCancelled, isFrozen: true, isAwaited: false }],
] as const)('an order is %s in the state %j', (phase, order) => {
  expect(orderPhase(order)).toBe(phase)
})

test('an after-sale case waits until it is closed, and is done only if the buyer got money', () => {
  expect(afterSalePhase({ closeTime: null, paid: null })).toBe('waiting')
  expect(afterSalePhase({ closeTime: '2026-11-20 10:00:00', paid: '5.00' })).toBe('done')
  expect(afterSalePhase({ closeTime: '2026-11-20 10:00:00', paid: null })).toBe('ended')
})

test('a withdrawal waits for staff only in review', () => {
  const waiting = Object.entries(WITHDRAWAL_PHASES).flatMap(([state, phase]) => (phase === 'waiting' ? [state] : []))
  expect(waiting).toEqual(['review'])
})
