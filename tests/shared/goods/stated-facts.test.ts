import { expect, test } from 'vitest'
import { factText, statedFacts } from '@/lib/shared/goods/stated-facts'

test('facts of which an item has none are left out, numbers and texts stay', () => {
  const facts = ['0', '0个', '0.0%', '0.5', '10级', '无封禁记录'].map((value) => ({ label: '项', value }))
  expect(statedFacts(facts).map(({ value }) => value)).toEqual(['0.5', '10级', '无封禁记录'])
})

test('a number in a line of facts has its label, a text has none', () => {
  expect(
    [
      { label: '皮肤', value: '312款' },
      { label: '段位', value: '王者' },
    ].map(factText),
  ).toEqual(['皮肤312款', '王者'])
})
