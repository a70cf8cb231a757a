import { expect, test } from 'vitest'
import { normalText } from '@/lib/shared/normalize/free-text'

test.each([
  '王者荣耀 V8，皮肤３００个！',
  'Ａ型 ①号 ㎡',
  '家庭👨‍👩‍👧‍👦和❤️，👍🏽，🏳️‍🌈',
  '旗 🇨🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 键 1️⃣',
  '第一行\n\t第二行',
])('the text %j is kept as typed', (text) => {
  expect(normalText(text)).toBe(text)
})

test.each([
  ['官\u200b方\u2060客\u00ad服', '官方客服'],
  ['\u202e客服', '客服'],
  ['字\ufe0f体\u{e0101}', '字体'],
  ['👍\u200d', '👍'],
  ['a\u0007b\r\nc', 'ab\nc'],
  ['  前后 ', '前后'],
])('the text %j is normalized to %j', (typed, text) => {
  expect(normalText(typed)).toBe(text)
})

test.each(['\u200b', ' \u3000\t', '\u3164\u115f', '\u2800', '\u200d\ufe0f', '\u0301'])(
  'the invisible text %j is normalized to empty',
  (text) => {
    expect(normalText(text)).toBe('')
  },
)
