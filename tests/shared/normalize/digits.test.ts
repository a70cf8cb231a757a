import { expect, test } from 'vitest'
import { plainDigits } from '@/lib/shared/normalize/characters'
import { normalCount, normalDigits, normalHours } from '@/lib/shared/normalize/digits'

test('digits of any script are converted to ASCII digits', () => {
  const scripts = [0x660, 0x6f0, 0x966, 0xe50, 0x1040, 0xff10, 0x1d7ce, 0x1d7d8, 0x1e950]
  for (const zero of scripts) {
    const digits = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i)).join('')
    expect(plainDigits(digits)).toBe('0123456789')
  }
})

test('all Unicode decimal digits are in rows of ten that begin with zero', () => {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  let row = 0
  for (let code = 0; code <= 0x1ffff; code++) {
    if (isDigit(code)) row++
    else {
      expect(row % 10, `before U+${code.toString(16)}`).toBe(0)
      row = 0
    }
  }
})

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['\u200b123456', '123456'],
  ['12a456', '12a456'],
  ['❶➁➌⓸⑤⓿', '123450'],
  ['验证码123456', '123456'],
  ['【123456】', '123456'],
  ['验证码：123456。', '123456'],
  ['您的验证码是 123456', '123456'],
  ['【衡集】验证码123456，5分钟内有效', '123456'],
  ['12a456', '12a456'],
  ['(123456)', '123456'],
  ['"123456"', '123456'],
  ['code: 123456', 'code:123456'],
  ['123456（短信）', '123456'],
  ['123456,654321', '123456,654321'],
  ['验证码 123456 或 654321', '验证码123456或654321'],
])('the SMS code %s is normalized to %s', (typed, code) => {
  expect(normalDigits(typed)).toBe(code)
})

test.each([
  ['1,000', '1000'],
  ['１２', '12'],
  ['1.5', '1.5'],
  ['-5', '-5'],
  ['1-5', '1-5'],
  ['10²', '10²'],
  ['3个', '3'],
  ['1,000件', '1000'],
  ['3个。', '3'],
  ['3天', '3天'],
])('the number %s is normalized to %s', (typed, number) => {
  expect(normalCount(typed)).toBe(number)
})

test.each([
  ['24小时', '24'],
  ['2天', '2天'],
  ['3个小时', '3'],
  ['24', '24'],
  ['10²小时', '10²小时'],
])('the number of hours %s is normalized to %s', (typed, hours) => {
  expect(normalHours(typed)).toBe(hours)
})
