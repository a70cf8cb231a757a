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
    createdAt: new Date('2026-11-25T10:00:00+08:00'),
    snapshot: { facts: {} },
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

it('a cover pays for bans if its order was sold so, and names what the listing said about them', () => {
  const sold = {
    ...order({ sale: { bans: true } }),
    snapshot: { facts: { 处罚记录: '有过短期封禁' } },
  } as unknown as Order
  expect(coverOf(sold, { coverTiers })).toMatchObject({
    kinds: ['retrieved', 'banned'],
    from: '2026-11-25',
    to: '2026-11-26',
    disclosed: '处罚记录：有过短期封禁',
  })
  expect(coverOf(order({}), { coverTiers })).toMatchObject({ kinds: ['retrieved'], disclosed: '' })
})

it('an order from before covers were stored with it has the cover of the rules', () => {
  expect(coverOf(order({}), { coverTiers: shortened })).toMatchObject({
    most: 10_000n,
    until: new Date(completedAt.getTime() + 3 * DAY_MS),
  })
})
