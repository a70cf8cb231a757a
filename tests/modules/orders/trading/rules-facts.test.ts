import { expect, test } from 'vitest'
import { factsInOrder } from '@/lib/server/modules/orders/trading/rules-facts'

test('facts of a sold item are in the order of its page, in orders without that order as stored', () => {
  const facts = { 皮肤: '312款', 贵族等级: 'V8' }
  expect(factsInOrder({ facts, labels: ['贵族等级', '皮肤'] }).map(({ label }) => label)).toEqual(['贵族等级', '皮肤'])
  expect(factsInOrder({ facts }).map(({ label }) => label)).toEqual(['皮肤', '贵族等级'])
})
