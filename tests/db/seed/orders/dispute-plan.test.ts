import { expect, it } from 'vitest'
import { DISPUTE_PLANS } from '@/lib/server/db/seed/orders/dispute-plan'
import { isRuleAbout } from '@/lib/shared/trade/dispute-rules'

const decisions = DISPUTE_PLANS.flatMap(({ isLarge, events }) =>
  events.flatMap((event) => (event.by === 'service' ? [{ subject: isLarge ? 'account' : 'other', ...event }] : [])),
)

it.each(decisions)('a seeded decision of $facts cites a rule about what was traded ($rule)', ({ rule, subject }) => {
  expect(isRuleAbout(rule, subject as 'account' | 'other')).toBe(true)
})

it('a seeded decision about a short delivery cites the rule on quantities', () => {
  const short = decisions.filter(({ facts }) => facts.includes('少交付'))
  expect(short.length).toBeGreaterThan(0)
  expect(new Set(short.map(({ rule }) => rule))).toEqual(new Set(['交付规则 3.2']))
})
