import { expect, test } from 'vitest'
import { attrsText, boundsText, rangeText, readAttrs, readRange, toggled, withAttr } from '@/lib/shared/goods/attrs'

const canonical = (text: string) => attrsText(readAttrs(text))

test('the fact filter text is canonical, whatever the order of selection', () => {
  expect(canonical('vip.V8*ranking.荣耀王者.最强王者')).toBe('ranking.最强王者.荣耀王者*vip.V8')
  expect(canonical('ranking.最强王者.荣耀王者.最强王者*vip.V8')).toBe('ranking.最强王者.荣耀王者*vip.V8')
})

test.each([
  ['', ''],
  ['*', ''],
  ['a', ''],
  ['a.', ''],
  ['a b.c*x.1', 'x.1'],
  [`a.${'x'.repeat(25)}*b.1`, 'b.1'],
  ['a.1*a.2', 'a.2'],
])('the fact filter %j is normalized to %j', (text, expected) => expect(canonical(text)).toBe(expected))

test('too many fields or values of a fact filter are dropped', () => {
  const many = (n: number) => [...Array(n).keys()].map((i) => `f${i}.v`).join('*')
  expect(readAttrs(many(20)).size).toBe(12)
  expect(readAttrs(`a.${[...Array(20).keys()].join('.')}`).get('a')).toHaveLength(12)
})

test('parses and formats number ranges', () => {
  expect([readRange('200-300'), readRange('300-200')]).toEqual(Array(2).fill({ low: 200, high: 300 }))
  expect([readRange('5-'), readRange('-5'), readRange('0-0')]).toEqual([{ low: 5 }, { high: 5 }, { low: 0, high: 0 }])
  for (const wrong of ['-', '', 'x-1', '1--2', '1-2-3', '1234567890-', undefined])
    expect(readRange(wrong)).toBeUndefined()
  expect([rangeText({ low: 0 }), rangeText({ high: 9 }), rangeText({})]).toEqual(['0-', '-9', ''])
})

test('values can be added to and removed from a fact filter', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(attrsText(withAttr(readAttrs('a.1*b.2'), 'a', []))).toBe('b.2')
})

test.each([
  [{ low: 5000 }, '', '5000 以上'],
  [{ low: 10 }, '位', '10 位以上'],
  [{ high: 500 }, '款', '500 款以下'],
  [{ low: 200, high: 300 }, '款', '200–300 款'],
  [{ low: 200, high: 300 }, '', '200–300'],
  [{}, '款', ''],
])('the range %o in %s reads %s', (range, unit, text) => {
  expect(boundsText(range, unit)).toBe(text)
})
