import { expect, test } from 'vitest'
import { bordersOf, isWord, wordsAcross } from '@/lib/shared/text/word-borders'

test.each([
  ['服装', true],
  ['太阳系', true],
  ['客服', false],
  ['客', false],
  ['abc', false],
])('%s is a word: %s', (text, expected) => {
  expect(isWord(text)).toBe(expected)
})

test.each([
  ['刺客服装', '客服', { left: true, right: true, both: true }],
  ['太阳系统治者', '系统', { left: true, right: true, both: true }],
  ['支付宝石', '支付宝', { left: false, right: true, both: true }],
  ['系统一下', '系统', { left: false, right: true, both: false }],
  ['体验号', '验号', { left: true, right: false, both: false }],
  ['客服小美', '客服', { left: false, right: false, both: false }],
])('words of %s extend over the borders of %s', (text, part, across) => {
  const from = text.indexOf(part)
  expect(wordsAcross(text, from, from + part.length)).toEqual(across)
})

test('the borders of a text are the places where one word ends and the next begins', () => {
  expect(bordersOf('第七期天空')).toEqual([2, 3])
  expect(bordersOf('游戏')).toEqual([])
})
