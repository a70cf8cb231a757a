import { expect, test } from 'vitest'
import { maskCodeWord } from '@/lib/shared/staff/desk'
import { cutText, shortText } from '@/lib/shared/text/cut-text'
import { maskName } from '@/lib/shared/text/mask'

test('text within the limit stays unchanged', () => {
  expect(cutText('六个字的文本', 6)).toBe('六个字的文本')
  expect(shortText('六个字的文本', 6)).toBe('六个字的文本')
})

test.each([
  [`${'字'.repeat(59)}😀尾巴`, 60, '字'.repeat(59)],
  ['家👨‍👩‍👧‍👦人', 4, '家'],
  ['字e\u0301尾', 2, '字'],
  ['👍🏽👍🏽', 4, '👍🏽'],
])('%j is cut to %i units without breaking a character', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

test('a single character longer than the limit is not cut to half a surrogate pair', () => {
  expect(cutText('👨‍👩‍👧‍👦', 4)).toBe('👨‍')
  expect(cutText(`a${'\u0301'.repeat(500)}`, 10)).toHaveLength(10)
  expect(cutText('😀', 1)).toBe('')
})

test('cut text ends with an ellipsis', () => {
  expect(shortText('一二三四五六', 4)).toBe('一二三…')
})

test('masking keeps whole characters at both ends', () => {
  expect(maskName('👨‍👩‍👧家🇨🇳')).toBe('👨‍👩‍👧*🇨🇳')
  expect(maskName('👍🏽👍🏽')).toBe('👍🏽*👍🏽')
  expect(maskName('👨‍👩‍👧')).toBe('👨‍👩‍👧')
  expect(maskCodeWord('🇨🇳暗号是👍🏽')).toBe('🇨🇳暗***是👍🏽')
})
