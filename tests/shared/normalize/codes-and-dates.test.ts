import { expect, test } from 'vitest'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalDate } from '@/lib/shared/normalize/date'
import { normalIdentityNumber } from '@/lib/shared/normalize/identity-number'
import { normalKeyword } from '@/lib/shared/normalize/keyword'

test.each([
  ['ZHWZ１072385', 'ZHWZ1072385'],
  ['zhwz 1072385\u200b', 'ZHWZ1072385'],
  ['d26112100-00000000', 'D2611210000000000'],
  ['abcde－fghjk', 'ABCDEFGHJK'],
  ['【ZHWZ1072385】', 'ZHWZ1072385'],
  ['＃ZHWZ1072385。', 'ZHWZ1072385'],
  ['“zhwz1072385”，', 'ZHWZ1072385'],
])('the code %s is normalized to %s', (typed, code) => {
  expect(normalCode(typed)).toBe(code)
})

test.each([
  ['２０２６-１１-０２', '2026-11-02'],
  ['2026/11/2', '2026-11-02'],
  ['2026.1.2', '2026-01-02'],
  ['2026年1月2日', '2026-01-02'],
  ['2026-11-02 8:30', '2026-11-02 08:30'],
  ['2026－11－02　08：30', '2026-11-02 08:30'],
  ['2026-11-02T08:30', '2026-11-02 08:30'],
  ['2026年11月2日8点30分', '2026-11-02 08:30'],
  ['2026年11月2号', '2026-11-02'],
  ['2026。11。2', '2026-11-02'],
  ['2026-11-021', '2026-11-021'],
])('the date %s is normalized to %s', (typed, date) => {
  expect(normalDate(typed)).toBe(date)
})

test.each([
  ['11010519491231002x', '11010519491231002X'],
  ['１１０１０５ 19491231 002Ｘ', '11010519491231002X'],
  ['110105-19491231-002X', '11010519491231002X'],
  ['110105491231002', '11010519491231002X'],
  ['11010519491231002×', '11010519491231002X'],
  ['11010519491231002Х', '11010519491231002X'],
  ['11010519491231002χ', '11010519491231002X'],
])('the identity number %s is normalized to 18 digits of the same person', (typed, number) => {
  expect(normalIdentityNumber(typed)).toBe(number)
})

test.each([
  ['ｖ８', 'v8'],
  ['皮\u200b肤', '皮肤'],
  [' 王者　 荣耀 ', '王者 荣耀'],
])('the keyword %s is normalized to %s', (typed, keyword) => {
  expect(normalKeyword(typed)).toBe(keyword)
})
