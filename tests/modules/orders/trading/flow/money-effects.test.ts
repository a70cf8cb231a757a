import { expect, it } from 'vitest'
import type { Rules } from '@/lib/server/modules/core/tenancy/types'
import {
  buyerOf,
  distShare,
  memoOf,
  refundShares,
  saleShares,
  sellerOf,
} from '@/lib/server/modules/orders/trading/flow/money-effects'
import type { Order } from '@/lib/server/modules/orders/trading/types'
import { HOUSE_ID } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'

const rules = { distShareBp: 3000 } as Rules
const order = (more: Partial<Order> = {}) =>
  ({
    id: 5,
    sn: 'D1',
    buyerId: 11,
    sellerId: 12,
    distId: 2,
    goodsFen: fen(10_000),
    ensureFen: fen(1000),
    depositFen: fen(500),
    discountFen: fen(200),
    totalFen: fen(11_300),
    feeFen: fen(600),
    snapshot: { bigTitle: '标题' },
    terms: {},
    ...more,
  }) as Order
const amounts = (lines: { account: { kind: string; ownerId: number }; amount: bigint }[]) =>
  Object.fromEntries(lines.map(({ account, amount }) => [`${account.kind} ${account.ownerId}`, amount]))
const sumOf = (lines: { amount: bigint }[]) => lines.reduce((sum, { amount }) => sum + amount, 0n)

it('sale shares: price less fee, the cover premium, and the split fee', () => {
  const lines = saleShares(order(), rules)
  expect(amounts(lines)).toEqual({
    'escrow 5': -11_000n,
    'user 12': 9400n,
    'cover 0': 1000n,
    'platform 0': 480n,
    'dist 2': 120n,
  })
  expect(sumOf(lines)).toBe(0n)
})

it('refund shares: all held money goes back to who paid it', () => {
  const lines = refundShares(order(), rules)
  expect(amounts(lines)).toEqual({ 'escrow 5': -11_000n, 'deposit 5': -500n, 'user 11': 11_300n, 'marketing 0': 200n })
  expect(sumOf(lines)).toBe(0n)
})

it('the distributor shares in the fee after the discount, never below zero', () => {
  const share = (feeFen: number, discountFen: number) =>
    distShare(order({ feeFen: fen(feeFen), discountFen: fen(discountFen) }), rules)
  expect([share(600, 0), share(600, 200), share(600, 600), share(600, 601), share(600, 9999)]).toEqual([
    180n,
    120n,
    0n,
    0n,
    0n,
  ])
})

it('an order without a seller has no one to pay', () => {
  expect(sellerOf(order())).toEqual({ kind: 'user', ownerId: 12 })
  expect(() => sellerOf(order({ sellerId: null }))).toThrow('D1 has no seller')
})

it('the platform trades with its own fund, everyone else with a wallet', () => {
  const fund = { kind: 'recycling', ownerId: 0 }
  expect([buyerOf(order()), sellerOf(order())]).toEqual([
    { kind: 'user', ownerId: 11 },
    { kind: 'user', ownerId: 12 },
  ])
  expect([buyerOf(order({ buyerId: HOUSE_ID })), sellerOf(order({ sellerId: HOUSE_ID }))]).toEqual([fund, fund])
})

it('a memo contains order number and title, at most 120 characters', () => {
  expect(memoOf({ order: order() })).toBe('订单D1 标题')
  expect(memoOf({ order: order({ snapshot: { bigTitle: '长'.repeat(200) } as Order['snapshot'] }) })).toHaveLength(120)
})

it('the margin of the site is paid to it in full, in its proportion to the fee, after the discount', () => {
  const margin = { bp: 200, feeBp: 600 }
  const share = (feeFen: number, discountFen: number) =>
    distShare(order({ feeFen: fen(feeFen), discountFen: fen(discountFen), terms: { margin } }), rules)
  // a quarter of 8.00 is margin, and 30 % of the rest
  expect([share(800, 0), share(800, 400), share(800, 800), share(1, 0)]).toEqual([380n, 190n, 0n, 0n])
})
