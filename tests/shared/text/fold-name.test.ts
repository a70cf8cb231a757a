import { expect, test } from 'vitest'
import { alikeName, foldName, latinWords, seenName } from '@/lib/shared/text/fold-name'

test.each([
  ['客 服·小美', '客服小美', '客服小美'],
  ['宫方', '宫方', '官方'],
  ['客月艮', '客服', '客服'],
  ['@dm1n', '@dm1n', 'admin'],
  ['🇦🇩', 'ad', 'ad'],
  ['平臺', '平台', '平台'],
])('%s is seen as %s and looks like %s', (name, seen, alike) => {
  expect(seenName(name)).toBe(seen)
  expect(alikeName(seen)).toBe(alike)
})

test('rn looks like m', () => {
  expect(foldName('Adrnin')).toBe('admin')
})

test.each([
  ['KeFu01', 'kefu01', [0, 2, 4, 6]],
  ['Mike Fu', 'mikefu', [0, 4, 6]],
  ['在线kefu', '在线kefu', [0, 2, 6]],
  ['kēfú', 'kefu', [0, 4]],
])('%s has Latin words in %s at %j', (name, text, borders) => {
  const words = latinWords(name)
  expect(words.text).toBe(text)
  expect([...words.borders].sort((a, b) => a - b)).toEqual(borders)
})
