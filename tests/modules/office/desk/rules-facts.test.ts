import { expect, it } from 'vitest'
import { factsInOrder } from '@/lib/server/modules/office/desk/rules-facts'

it("an order's facts follow the attributes of the game, without zeros, and unknown ones come last", () => {
  const fields = ['段位', '皮肤', '英雄', '点券', '战区'].map((label) => ({ label }))
  const facts = { 旧属性: '有', 点券: '0', 英雄: '0个', 战区: '0-10级', 皮肤: '312个', 段位: '王者' }
  expect(factsInOrder(facts, fields)).toEqual([
    { label: '段位', value: '王者' },
    { label: '皮肤', value: '312个' },
    { label: '战区', value: '0-10级' },
    { label: '旧属性', value: '有' },
  ])
  expect(factsInOrder({}, fields)).toEqual([])
})
