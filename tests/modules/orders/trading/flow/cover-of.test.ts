import { expect, it } from 'vitest'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import { coverOf } from '@/lib/server/modules/orders/trading/flow/cover-of'
import type { Order } from '@/lib/server/modules/orders/trading/types'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'

const completedAt = new Date('2026-11-26T10:00:00+08:00')
const order = (terms: Order['terms']) =>
  ({
    status: 3,
    completedAt,
    ensureId: 1,
    goodsTypeId: 1,
    goodsFen: fen(100_000n),
    discountFen: fen(0n),
    mode: 'account',
    terms,
  }) as Order
const { coverTiers = [] } = { ...DEFAULT_RULES, ...DEFAULTS_BY_MODE.account }
const shortened = coverTiers.map((tier) => ({ ...tier, days: 3, mostPercent: 10 }))

it('a cover keeps the days and the maximum it was sold with when its rule changes', () => {
  const sold = { name: '普通包赔', days: 365, mostPercent: 100 }
  expect(coverOf(order({ sale: { cover: sold } }), { coverTiers: shortened })).toMatchObject({
    most: 100_000n,
    until: new Date(completedAt.getTime() + 365 * DAY_MS),
  })
})

it('an order from before covers were stored with it has the cover of the rules', () => {
  expect(coverOf(order({}), { coverTiers: shortened })).toMatchObject({
    most: 10_000n,
    until: new Date(completedAt.getTime() + 3 * DAY_MS),
  })
})
