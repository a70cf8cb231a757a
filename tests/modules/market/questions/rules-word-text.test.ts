import { expect, test } from 'vitest'
import { foldText, inserted, withoutInserted } from '@/lib/server/modules/market/questions/rules-word-text'

test.each([
  ['線下 交-易！走', '线下交易,走'],
  ['租SFZ', '租身份证'],
  ['usb', 'usb'],
  ['夕卜扌卦', '外挂'],
  ['V8.5折', 'v85折'],
  ['第一行\n第二行', '第一行,第二行'],
])('%j is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a pattern finds its words with up to three letters or strokes between their characters', () => {
  const pattern = new RegExp(inserted(['外挂', '盗号']), 'u')
  expect(pattern.exec('收外ab丶挂号')?.[0]).toBe('外ab丶挂')
  expect(withoutInserted('外ab丶挂')).toBe('外挂')
  expect(pattern.test('外abcd挂')).toBe(false)
  expect(pattern.test('外国挂')).toBe(false)
})
